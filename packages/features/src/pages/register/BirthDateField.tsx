import { Button } from '@iru/ui/button';
import { FieldSet } from '@iru/ui/field';
import { TextField } from '@iru/ui/text-field';
import { CalendarDays } from 'lucide-react';
import { startTransition, useState } from 'react';

import { type IsoDate, parseTypedDate, toTypedDate } from '../../domain/age';
import { BirthDateDialog } from './BirthDateDialog';
import { registerCopy } from '#words/pages/register/registration-copy';
import type { StepProps } from './steps/fields';

const { date: copy, fields, hints } = registerCopy;

const PARTS = [
  { part: 'day', label: copy.day, autoComplete: 'bday-day', length: 2, className: 'w-20' },
  { part: 'month', label: copy.month, autoComplete: 'bday-month', length: 2, className: 'w-20' },
  { part: 'year', label: copy.year, autoComplete: 'bday-year', length: 4, className: 'w-28' },
] as const;

export interface BirthDateFieldProps extends StepProps {
  /** Today in the visitor's time zone, as YYYY-MM-DD. */
  today: IsoDate;
}

/** The date of birth, typed in three fields or picked from a calendar (REG-3). */
export function BirthDateField({ form, today }: BirthDateFieldProps) {
  const [open, setOpen] = useState(false);
  const { id, error } = form.fieldState('dateOfBirth');
  const invalid = error !== undefined;

  const pick = (date: IsoDate) => {
    form.methods.setValue('dateOfBirth', toTypedDate(date), { shouldDirty: true });
    setOpen(false);
  };

  return (
    <FieldSet id={id} legend={fields.dateOfBirth} hint={hints.dateOfBirth} error={error}>
      <div className="flex flex-wrap items-end gap-3">
        {PARTS.map(({ part, label, autoComplete, length, className }) => (
          <TextField
            key={part}
            {...form.field(`dateOfBirth.${part}`)}
            id={`${id}-${part}`}
            label={label}
            inputMode="numeric"
            autoComplete={autoComplete}
            maxLength={length}
            aria-required="true"
            // The three inputs share one message, shown by the fieldset; a message on each would repeat it.
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? `${id}-error` : undefined}
            fieldClassName={className}
          />
        ))}
        <Button
          variant="secondary"
          className="min-h-12 px-5"
          aria-haspopup="dialog"
          onClick={() => startTransition(() => setOpen(true))}
        >
          <CalendarDays aria-hidden="true" className="size-5" />
          <span>{copy.open}</span>
        </Button>
      </div>
      <BirthDateDialog
        open={open}
        value={open ? parseTypedDate(form.methods.getValues('dateOfBirth')) : undefined}
        today={today}
        onPick={pick}
        onClose={() => setOpen(false)}
      />
    </FieldSet>
  );
}
