import { HotelModal } from '@iru/ui/hotel-modal';
import { NativeSelect } from '@iru/ui/native-select';
import { useRef, useState } from 'react';

import {
  type Hotel,
  HOTEL_BUDGET_IDS,
  hotelsWithin,
  type HotelWishes,
  MEETING_BUDGET_IDS,
  readChoice,
} from '../../domain/hotels';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { HOTEL_FACTS } from '../../content/hotel-facts';
import { HotelChoice } from './HotelChoice';
import { HotelList } from './HotelList';
import { KigaliMap } from './KigaliMap';

const copy = meetingToolsCopy.hotels;
const NO_LIMIT: HotelWishes = { night: '', meeting: '' };
const nights = HOTEL_BUDGET_IDS.map((value) => ({ value, label: copy.filter.nights[value] }));
const meetings = MEETING_BUDGET_IDS.map((value) => ({ value, label: copy.filter.meetings[value] }));

export interface HotelFinderProps {
  /** The heading level of the hotel names. @default 3 */
  headingLevel?: 3 | 4;
}

/** The four hotels on a map and in a list, filtered by budget, with a form to add one to the plan (MEET-2). */
export function HotelFinder({ headingLevel = 3 }: HotelFinderProps) {
  const [wishes, setWishes] = useState(NO_LIMIT);
  const [announcement, setAnnouncement] = useState('');
  const [shown, setShown] = useState<Hotel>('serena');
  const [open, setOpen] = useState(false);
  const night = useRef<HTMLSelectElement>(null);
  const within = hotelsWithin(wishes);
  const filter = (next: HotelWishes) => {
    setWishes(next);
    setAnnouncement(copy.found(hotelsWithin(next).filter((option) => option !== 'other').length));
  };
  const clear = () => {
    filter(NO_LIMIT);
    // The clicked button disappears with the empty state.
    night.current?.focus();
  };
  const show = (hotel: Hotel) => {
    setShown(hotel);
    setOpen(true);
  };
  return (
    <div className="@container">
      <div data-print="hide" className="grid gap-5 @min-[30rem]:grid-cols-2">
        <NativeSelect
          ref={night}
          label={copy.filter.night}
          prompt={copy.filter.any}
          options={nights}
          value={wishes.night}
          onChange={({ currentTarget }) =>
            filter({ ...wishes, night: readChoice(HOTEL_BUDGET_IDS, currentTarget.value) })
          }
        />
        <NativeSelect
          label={copy.filter.meeting}
          prompt={copy.filter.any}
          options={meetings}
          value={wishes.meeting}
          onChange={({ currentTarget }) =>
            filter({ ...wishes, meeting: readChoice(MEETING_BUDGET_IDS, currentTarget.value) })
          }
        />
      </div>
      <p role="status" data-print="hide" className="mt-3 min-h-[1lh] text-small text-ink-soft">
        {announcement}
      </p>
      <div className="mt-3 grid items-start gap-8 @min-[52rem]:grid-cols-[1.2fr_1fr] @min-[52rem]:gap-12">
        <KigaliMap within={within} onOpen={show} />
        <HotelList within={within} headingLevel={headingLevel} onOpen={show} onClear={clear} />
      </div>
      <HotelChoice within={within} meeting={wishes.meeting} headingLevel={headingLevel} />
      <HotelModal
        open={open}
        onOpenChange={setOpen}
        hotel={HOTEL_FACTS[shown]}
        labels={copy.modal}
      />
    </div>
  );
}
