import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { TextLink } from '@iru/ui/text-link';
import { clsx } from 'clsx';

import { formatDollars } from '#words/content/format';
import { type Hotel, HOTEL_PRICES, HOTELS } from '../../domain/hotels';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { HOTEL_FACTS } from '../../content/hotel-facts';

const copy = meetingToolsCopy.hotels;

interface RowProps {
  hotel: Hotel;
  number: number;
  headingLevel: 3 | 4;
  onOpen: (hotel: Hotel) => void;
}

function HotelRow({ hotel, number, headingLevel, onOpen }: RowProps) {
  const facts = HOTEL_FACTS[hotel];
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="grid break-inside-avoid grid-cols-[2.25rem_1fr] gap-x-4 border-t border-line py-5">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-9 place-items-center rounded-full bg-primary font-semibold text-on-primary',
          'print:border print:border-ink print:bg-transparent print:text-ink',
        )}
      >
        {number}
      </span>
      <div className="min-w-0">
        <Heading translate="no" className="text-title">
          {facts.name}
        </Heading>
        <p className="mt-1 text-ink-soft">{facts.area}</p>
        <p className="mt-1 text-small">
          <span translate="no">{facts.address}</span>
          <span translate="no" className="block">
            {facts.phone}
          </span>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
          <span className="font-semibold">{copy.price(formatDollars(HOTEL_PRICES[hotel]))}</span>
          <TextLink
            external
            variant="inline"
            href={facts.link}
            newTabLabel={copy.visitOf(facts.name)}
            className="inline-flex min-h-11 items-center print:hidden"
          >
            {copy.visit}
          </TextLink>
          <Button
            variant="ghost"
            className="-mx-3 px-3! print:hidden"
            onClick={() => onOpen(hotel)}
          >
            <span>{copy.details}</span>
            <span className="sr-only">{` ${copy.detailsOf(facts.name)}`}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

export interface HotelListProps {
  within: readonly string[];
  headingLevel: 3 | 4;
  onOpen: (hotel: Hotel) => void;
  onClear: () => void;
}

/** The hotels within the budget, numbered like the map’s pins. The text alternative to the map. */
export function HotelList({ within, headingLevel, onOpen, onClear }: HotelListProps) {
  const shown = HOTELS.filter((hotel) => within.includes(hotel));
  if (shown.length === 0) {
    return (
      <EmptyState
        title={copy.empty}
        headingLevel={headingLevel}
        art="diamonds"
        className="py-8! sm:py-10!"
        action={
          <Button variant="secondary" onClick={onClear}>
            {copy.clear}
          </Button>
        }
      >
        {within.includes('other')
          ? copy.emptyText(formatDollars(HOTEL_PRICES.other))
          : copy.emptyNone}
      </EmptyState>
    );
  }
  return (
    <ul className="border-b border-line">
      {shown.map((hotel) => (
        <HotelRow
          key={hotel}
          hotel={hotel}
          number={HOTELS.indexOf(hotel) + 1}
          headingLevel={headingLevel}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
