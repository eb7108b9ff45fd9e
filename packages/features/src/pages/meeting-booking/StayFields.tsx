import { NativeSelect } from '@iru/ui/native-select';
import { RadioGroup } from '@iru/ui/radio-group';
import { TextField } from '@iru/ui/text-field';

import { LIMITS } from '../../domain/limits';
import { formatDollars } from '#words/content/format';
import { COUNTS, daysOfStay, MEETING_PLACES, PAYMENTS, PICKUPS } from '../../domain/booking';
import { HOTEL_BUDGET_IDS, HOTEL_OPTIONS, HOTEL_PRICES, readChoice } from '../../domain/hotels';
import { Choice } from '../../parts/form/Choice';
import { useFieldValue } from '../../parts/form/use-field-value';
import { hotelBudgetLabels } from '#words/parts/meeting/copy';
import { HOTEL_NAMES } from '../../content/hotel-facts';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';
import { Estimate } from './Estimate';
import { FormSection } from './FormSection';
import type { SectionProps } from './section';
import type { StayDays } from './use-stay-days';

const { form: copy } = meetingBookingCopy;
const { fields, hints, prompts } = copy;

const hotels = HOTEL_OPTIONS.map((value) => ({
  value,
  label: copy.hotel(HOTEL_NAMES[value], formatDollars(HOTEL_PRICES[value])),
}));
const budgets = HOTEL_BUDGET_IDS.map((value) => ({ value, label: hotelBudgetLabels[value] }));
const payments = PAYMENTS.map((value) => ({ value, label: copy.payments[value] }));
const places = MEETING_PLACES.map((value) => ({ value, label: copy.places[value] }));
const pickups = PICKUPS.map((value) => ({ value, label: copy.pickups[value] }));

/** Not a number field, which the wheel changes. */
const count = { inputMode: 'numeric', maxLength: LIMITS.paste } as const;

const formatDaysHint = (days: number): string =>
  days > COUNTS.most ? hints.tooManyDays(days) : hints.days(days);

export interface StayFieldsProps extends SectionProps, Pick<StayDays, 'dayHandlers'> {}

/** Hotel, stay and first meeting place (BOOK-1). */
export function StayFields({ form, dayHandlers }: StayFieldsProps) {
  const fromDates = daysOfStay(useFieldValue(form, 'arrival'), useFieldValue(form, 'departure'));
  const price = {
    hotel: readChoice(HOTEL_OPTIONS, useFieldValue(form, 'hotel')),
    days: useFieldValue(form, 'days'),
    rooms: useFieldValue(form, 'rooms'),
    budget: readChoice(HOTEL_BUDGET_IDS, useFieldValue(form, 'budget')),
  };
  return (
    <FormSection number={2} heading={copy.sections.stay}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <NativeSelect
          {...form.field('hotel')}
          label={fields.hotel}
          prompt={prompts.hotel}
          options={hotels}
        />
        <NativeSelect
          {...form.field('budget')}
          label={fields.budget}
          prompt={prompts.budget}
          options={budgets}
        />
      </div>
      <div>
        <div className="grid grid-cols-3 gap-4">
          <TextField {...form.field('days', dayHandlers)} {...count} label={fields.days} />
          <TextField {...form.field('guests')} {...count} label={fields.guests} />
          <TextField {...form.field('rooms')} {...count} label={fields.rooms} />
        </div>
        <p role="status" className="text-small text-ink-soft not-empty:mt-2">
          {fromDates === undefined ? null : formatDaysHint(fromDates)}
        </p>
      </div>
      <Estimate {...price} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <NativeSelect
          {...form.field('payment')}
          label={fields.payment}
          prompt={prompts.payment}
          options={payments}
        />
        <NativeSelect
          {...form.field('meetingPlace')}
          label={fields.meetingPlace}
          prompt={prompts.meetingPlace}
          options={places}
        />
      </div>
      <Choice form={form} name="transport">
        {(control) => (
          <RadioGroup {...control} variant="pills" legend={fields.transport} options={pickups} />
        )}
      </Choice>
    </FormSection>
  );
}
