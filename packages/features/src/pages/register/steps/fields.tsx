import { NativeSelect } from '@iru/ui/native-select';
import { TextField, type TextFieldProps } from '@iru/ui/text-field';
import type { ReactNode } from 'react';

import { LIMITS } from '../../../domain/limits';
import { asOptions } from '../../../content/labels';
import { type OptionField, REGISTRATION_OPTIONS } from '../../../domain/registration-options';
import { registerCopy as copy } from '../registration-copy';
import type { RegistrationForm } from '../use-registration';

/** The props of every step. */
export interface StepProps {
  /** The form with the answers of all steps. */
  form: RegistrationForm;
}

type Texts =
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'email'
  | 'phoneNumber'
  | 'country'
  | 'city'
  | 'nationality';
const LONGER: Partial<Record<Texts, number>> = { email: LIMITS.email, phoneNumber: LIMITS.phone };

type Selects = Exclude<OptionField, 'lookingFor' | 'prefStatus'>;

/** Related questions under their own heading. */
export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={heading} className="grid gap-5 border-t border-line pt-6">
      <h2 className="text-title">{heading}</h2>
      {children}
    </div>
  );
}

export interface TextQuestionProps
  extends StepProps, Pick<TextFieldProps, 'type' | 'autoComplete' | 'hint'> {
  /** The field of the form. */
  field: Texts;
}

/** A required text field of the form. */
export function TextQuestion({ form, field, ...rest }: TextQuestionProps) {
  return (
    <TextField
      {...rest}
      {...form.field(field)}
      label={copy.fields[field]}
      aria-required="true"
      dir="auto"
      maxLength={LONGER[field] ?? LIMITS.name}
    />
  );
}

export interface SelectQuestionProps extends StepProps {
  /** The field of the form. */
  field: Selects;
  /** Whether an answer is required; an optional one can be cleared. @default false */
  required?: boolean;
  /** Shown beside the label of an optional field. */
  marker?: string;
  autoComplete?: string;
}

/** A select field of the form. */
export function SelectQuestion({ form, field, required = false, ...rest }: SelectQuestionProps) {
  return (
    <NativeSelect
      {...rest}
      {...form.field(field)}
      label={copy.fields[field]}
      prompt={required ? copy.choose : copy.noAnswer}
      aria-required={required ? 'true' : undefined}
      options={asOptions(REGISTRATION_OPTIONS[field])}
    />
  );
}
