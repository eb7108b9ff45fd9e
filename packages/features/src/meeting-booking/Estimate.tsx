import { Notice } from '@iru/ui/notice';

import { estimate, readCount } from '../domain/booking';
import { HOTEL_BUDGETS, HOTEL_PRICES, isWithin } from '../domain/hotels';
import { hotelBudgetWords, money } from '../shared/meeting-guide/copy';
import { HOTEL_NAMES } from '../shared/meeting-guide/hotel-facts';
import type { Watched } from './section';
import { meetingBookingCopy } from './copy';

const copy = meetingBookingCopy.estimate;

/** What the stay would cost, as soon as hotel, days and rooms are known (spec 2, section 9). */
export function Estimate({ hotel, days, rooms, budget }: Pick<Watched, 'hotel' | 'days' | 'rooms' | 'budget'>) {
  const total = estimate(hotel, days, rooms);
  const price = hotel === '' ? 0 : HOTEL_PRICES[hotel];
  const outside = hotel !== '' && budget !== '' && !isWithin(price, HOTEL_BUDGETS[budget]);
  return (
    <div className="rounded-lg bg-accent-wash p-5 sm:p-6">
      <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{copy.heading}</p>
        <p className="font-display text-heading tabular-nums">{total === undefined ? copy.nothing : money(total)}</p>
        <p className="basis-full text-ink-soft">
          {total === undefined ? copy.waiting : copy.sum(money(price), readCount(days) ?? 0, readCount(rooms) ?? 0)}
        </p>
      </div>
      {outside ? (
        <Notice variant="warning" className="mt-4">
          {copy.aboveBudget(HOTEL_NAMES[hotel], money(price), hotelBudgetWords[budget])}
        </Notice>
      ) : null}
      <p className="mt-3 text-small text-ink-soft">{copy.note}</p>
    </div>
  );
}
