import { Button } from '@iru/ui/button';
import { NativeSelect } from '@iru/ui/native-select';
import { RadioGroup } from '@iru/ui/radio-group';
import { type FormEvent, useRef, useState } from 'react';

import { formatDollars } from '#words/content/format';
import {
  HOTEL_OPTIONS,
  HOTEL_PRICES,
  type HotelOption,
  type MeetingBudget,
  readChoice,
} from '../../domain/hotels';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { HOTEL_FACTS, HOTEL_NAMES } from '../../content/hotel-facts';
import { usePlan, VENUE_ID } from './meeting-plan';

const { hotels: copy, summary } = meetingToolsCopy;

/** The meeting spots in a hotel and the guide’s payment options (MEET-2). */
const SPOTS = ['hotel', 'cafe', 'restaurant'] as const;
const GUIDE_PAYMENTS = ['undecided', 'arrival', 'card'] as const;

const spots = SPOTS.map((value) => ({ value, label: copy.choice.wheres[value] }));
const payments = GUIDE_PAYMENTS.map((value) => ({ value, label: copy.choice.payments[value] }));

export interface HotelChoiceProps {
  within: readonly HotelOption[];
  meeting: MeetingBudget | '';
  headingLevel: 3 | 4;
}

/** A form that adds a hotel within the budget to the plan as its venue (MEET-2). */
export function HotelChoice({ within, meeting, headingLevel }: HotelChoiceProps) {
  const [plan, change] = usePlan();
  const Heading = `h${headingLevel}` as const;
  const select = useRef<HTMLSelectElement>(null);
  const [picked, setPicked] = useState<HotelOption | ''>('');
  const [spot, setSpot] = useState<(typeof SPOTS)[number]>('hotel');
  const [payment, setPayment] = useState<(typeof GUIDE_PAYMENTS)[number]>('undecided');
  const [missing, setMissing] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  // A hotel outside the current budget is no longer selected.
  const hotel = picked !== '' && within.includes(picked) ? picked : '';
  const nothingFits = within.length === 0;
  const options = within.map((value) => ({
    value,
    label: copy.choice.option(HOTEL_NAMES[value], copy.price(formatDollars(HOTEL_PRICES[value]))),
  }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(hotel === '');
    setAnnouncement('');
    if (hotel === '') {
      select.current?.focus();
      return;
    }
    // With “Another hotel” the visitor enters the name, so the current venue stays.
    const place =
      hotel === 'other'
        ? plan.place
        : copy.venue[spot](HOTEL_FACTS[hotel].name, HOTEL_FACTS[hotel].address);
    const agreed = [
      ...(meeting ? [summary.agreedBudget(copy.filter.meetings[meeting])] : []),
      ...(payment === 'undecided' ? [] : [copy.choice.payments[payment]]),
    ];
    change({ place, agreed: summary.agreed(agreed) });
    setAnnouncement(
      hotel === 'other' ? copy.choice.takenOther(place.trim()) : copy.choice.taken(place),
    );
    document.getElementById(VENUE_ID)?.focus();
  };

  return (
    <form
      noValidate
      data-print="hide"
      aria-labelledby="hotel-choice"
      aria-describedby={nothingFits ? 'hotel-choice-none' : undefined}
      className="mt-8 rounded-lg border border-line bg-surface p-5 text-ink sm:p-8"
      onSubmit={submit}
    >
      <Heading id="hotel-choice" className="text-title">
        {copy.choice.heading}
      </Heading>
      {nothingFits ? (
        <p id="hotel-choice-none" className="mt-3 font-semibold">
          {copy.choice.none}
        </p>
      ) : null}
      <fieldset
        disabled={nothingFits}
        className="mt-5 grid min-w-0 gap-x-8 gap-y-5 @min-[52rem]:grid-cols-2"
      >
        <RadioGroup
          variant="pills"
          legend={copy.choice.where}
          options={spots}
          value={spot}
          onValueChange={setSpot}
        />
        <RadioGroup
          variant="pills"
          legend={copy.choice.payment}
          options={payments}
          value={payment}
          onValueChange={setPayment}
        />
        <NativeSelect
          ref={select}
          label={copy.choice.hotel}
          prompt={nothingFits ? copy.choice.promptNone : copy.choice.prompt}
          options={options}
          value={hotel}
          error={missing && hotel === '' && !nothingFits ? copy.choice.missing : undefined}
          onChange={({ currentTarget }) =>
            setPicked(readChoice(HOTEL_OPTIONS, currentTarget.value))
          }
        />
        <div className="flex items-start @min-[52rem]:pt-8">
          <Button type="submit" className="min-h-12 w-full @min-[30rem]:w-auto">
            {copy.choice.submit}
          </Button>
        </div>
      </fieldset>
      <p role="status" className="mt-3 text-small text-success empty:mt-0">
        {announcement}
      </p>
    </form>
  );
}
