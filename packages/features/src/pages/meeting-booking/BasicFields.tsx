import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { TextField } from '@iru/ui/text-field';

import { LIMITS } from '../../domain/limits';
import { useFieldValue } from '../../parts/form/use-field-value';
import { systemClock } from '../../platform/clock';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';
import { FormSection } from './FormSection';
import type { SectionProps } from './section';
import type { StayDays } from './use-stay-days';

const { fields, hints, sections } = meetingBookingCopy.form;

export interface BasicFieldsProps extends SectionProps, Pick<StayDays, 'dateHandlers'> {}

/** The visitor’s details and the dates of the stay (BOOK-1). */
export function BasicFields({ form, dateHandlers }: BasicFieldsProps) {
  const arrival = useFieldValue(form, 'arrival');
  const today = useHydrated() ? systemClock.today() : undefined;
  return (
    <FormSection number={1} heading={sections.basic}>
      <TextField
        {...form.field('fullName')}
        label={fields.fullName}
        maxLength={LIMITS.paste}
        autoComplete="name"
      />
      <TextField
        {...form.field('idNumber')}
        label={fields.idNumber}
        hint={hints.idNumber}
        maxLength={LIMITS.paste}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...form.field('contact')}
        label={fields.contact}
        maxLength={LIMITS.paste}
        autoComplete="email"
        spellCheck={false}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('arrival', dateHandlers)}
          type="date"
          label={fields.arrival}
          min={today}
          max="9999-12-31"
        />
        <TextField
          {...form.field('departure', dateHandlers)}
          type="date"
          label={fields.departure}
          min={arrival || today}
          max="9999-12-31"
        />
      </div>
    </FormSection>
  );
}
