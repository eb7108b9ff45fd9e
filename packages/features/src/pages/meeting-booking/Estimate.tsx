import { Notice } from '@iru/ui/notice';

import { formatDollars } from '#words/content/format';
import { estimate, type EstimateGap, estimateGap, readCount } from '../../domain/booking';
import {
  HOTEL_BUDGETS,
  HOTEL_PRICES,
  type HotelBudget,
  type HotelOption,
  isWithin,
} from '../../domain/hotels';
import { hotelBudgetLabels } from '#words/parts/meeting/copy';
import { HOTEL_NAMES } from '../../content/hotel-facts';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';

const copy = meetingBookingCopy.estimate;

export interface EstimateProps {
  /** '' for none. */
  hotel: HotelOption | '';
  /** As typed. */
  days: string;
  /** As typed. */
  rooms: string;
  /** Per night, '' for none. */
  budget: HotelBudget | '';
}

const formatGap = ({ field, reason }: EstimateGap): string =>
  reason === 'missing' || field === 'hotel' ? copy.missing[field] : copy.notACount[field];

/** The estimated price, or what’s missing or invalid: hotel, days or rooms (BOOK-1). */
export function Estimate({ hotel, days, rooms, budget }: EstimateProps) {
  const total = estimate(hotel, days, rooms);
  const gap = estimateGap(hotel, days, rooms);
  const price = hotel === '' ? 0 : HOTEL_PRICES[hotel];
  const isOutsideBudget = hotel !== '' && budget !== '' && !isWithin(price, HOTEL_BUDGETS[budget]);
  return (
    <div className="rounded-lg bg-accent-wash p-5 sm:p-6">
      <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{copy.heading}</p>
        <p translate="no" className="font-display text-heading tabular-nums">
          {total === undefined ? '—' : formatDollars(total)}
        </p>
        <p className="basis-full text-ink-soft">
          {gap
            ? formatGap(gap)
            : copy.sum(formatDollars(price), readCount(days) ?? 0, readCount(rooms) ?? 0)}
        </p>
      </div>
      {isOutsideBudget ? (
        <Notice variant="warning" className="mt-4">
          {copy.aboveBudget(HOTEL_NAMES[hotel], formatDollars(price), hotelBudgetLabels[budget])}
        </Notice>
      ) : null}
      <p className="mt-3 text-small text-ink-soft">{copy.note}</p>
    </div>
  );
}
