import { NativeSelect } from '@iru/ui/native-select';
import { RadioGroup } from '@iru/ui/radio-group';
import { TextField } from '@iru/ui/text-field';

import { formatDollars } from '../../content/format';
import { COUNTS, daysOfStay, MEETING_PLACES, PAYMENTS, PICKUPS } from '../../domain/booking';
import { HOTEL_BUDGET_IDS, HOTEL_OPTIONS, HOTEL_PRICES, readChoice } from '../../domain/hotels';
import { hotelBudgetWords } from '../../parts/meeting/copy';
import { HOTEL_NAMES } from '../../content/hotels';
import { meetingBookingCopy } from './copy';
import { Estimate } from './Estimate';
import { FormSection } from './FormSection';
import type { SectionProps } from './section';

const { form: copy } = meetingBookingCopy;
const { fields, hints, prompts } = copy;

const hotels = HOTEL_OPTIONS.map((value) => ({
  value,
  label: copy.hotel(HOTEL_NAMES[value], formatDollars(HOTEL_PRICES[value])),
}));
const budgets = HOTEL_BUDGET_IDS.map((value) => ({ value, label: hotelBudgetWords[value] }));
const payments = PAYMENTS.map((value) => ({ value, label: copy.payments[value] }));
const places = MEETING_PLACES.map((value) => ({ value, label: copy.places[value] }));
const pickups = PICKUPS.map((value) => ({ value, label: copy.pickups[value] }));

const hintOf = (days: number): string => (days > COUNTS.most ? hints.tooManyDays(days) : hints.days(days));

/** Where and how they stay, and where they meet (BOOK-1). */
export function StayFields({ field, known, watched, onWatch }: SectionProps) {
  const fromDates = daysOfStay(watched.arrival, watched.departure);
  const count = (name: 'days' | 'guests' | 'rooms') => ({
    ...field(name),
    type: 'number' as const,
    inputMode: 'numeric' as const,
    min: COUNTS.fewest,
    step: 1,
    label: fields[name],
    value: watched[name],
  });
  return (
    <FormSection number={2} heading={copy.sections.stay}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <NativeSelect
          {...field('hotel')}
          label={fields.hotel}
          prompt={prompts.hotel}
          options={hotels}
          value={watched.hotel}
          onChange={({ currentTarget }) => onWatch({ hotel: readChoice(HOTEL_OPTIONS, currentTarget.value) })}
        />
        <NativeSelect
          {...field('budget')}
          label={fields.budget}
          prompt={prompts.budget}
          options={budgets}
          value={watched.budget}
          onChange={({ currentTarget }) => onWatch({ budget: readChoice(HOTEL_BUDGET_IDS, currentTarget.value) })}
        />
      </div>
      <div>
        <div className="grid grid-cols-3 gap-4">
          <TextField
            {...count('days')}
            onChange={({ currentTarget: { value, validity } }) =>
              onWatch({ days: value, ownDays: value !== '' || validity.badInput })
            }
            // Left empty, it follows the dates again.
            onBlur={() => onWatch({})}
          />
          <TextField {...count('guests')} onChange={({ currentTarget }) => onWatch({ guests: currentTarget.value })} />
          <TextField {...count('rooms')} onChange={({ currentTarget }) => onWatch({ rooms: currentTarget.value })} />
        </div>
        <p role="status" className="text-small text-ink-soft not-empty:mt-2">
          {fromDates === undefined ? null : hintOf(fromDates)}
        </p>
      </div>
      <Estimate hotel={watched.hotel} days={watched.days} rooms={watched.rooms} budget={watched.budget} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <NativeSelect {...field('payment')} label={fields.payment} prompt={prompts.payment} options={payments} />
        <NativeSelect
          {...field('meetingPlace')}
          label={fields.meetingPlace}
          prompt={prompts.meetingPlace}
          options={places}
          defaultValue={known.meetingPlace}
        />
      </div>
      <RadioGroup
        {...field('transport')}
        variant="pills"
        legend={fields.transport}
        options={pickups}
        defaultValue="No"
      />
    </FormSection>
  );
}
