import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { TextField } from '@iru/ui/text-field';

import { systemClock } from '../../platform/clock';
import { meetingBookingCopy } from './copy';
import { FormSection } from './FormSection';
import type { SectionProps } from './section';

const { fields, hints, sections } = meetingBookingCopy.form;

/** Who comes, and from when until when (BOOK-1). */
export function BasicFields({ field, known, watched, onWatch }: SectionProps) {
  const today = useHydrated() ? systemClock.today() : undefined;
  return (
    <FormSection number={1} heading={sections.basic}>
      <TextField {...field('fullName')} label={fields.fullName} autoComplete="name" defaultValue={known.fullName} />
      {/* Left to the browser: a value that React holds would stand in the markup, and this one is secret. */}
      <TextField
        {...field('idNumber')}
        label={fields.idNumber}
        hint={hints.idNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...field('contact')} label={fields.contact} autoComplete="email" spellCheck={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <TextField
          {...field('arrival')}
          type="date"
          label={fields.arrival}
          min={today}
          max="9999-12-31"
          value={watched.arrival}
          onChange={({ currentTarget }) => onWatch({ arrival: currentTarget.value })}
        />
        <TextField
          {...field('departure')}
          type="date"
          label={fields.departure}
          min={watched.arrival || today}
          max="9999-12-31"
          value={watched.departure}
          onChange={({ currentTarget }) => onWatch({ departure: currentTarget.value })}
        />
      </div>
    </FormSection>
  );
}
