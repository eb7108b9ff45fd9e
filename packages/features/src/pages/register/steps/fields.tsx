import { NativeSelect } from '@iru/ui/native-select';
import { TextField, type TextFieldProps } from '@iru/ui/text-field';

import type { Elements } from '../../../parts/page/elements';
import { LIMITS } from '../../../domain/limits';
import { asOptions } from '../../../content/as-options';
import { type OptionField, REGISTRATION_OPTIONS } from '../../../domain/registration-options';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import type { RegistrationForm } from '../use-registration';

export interface StepProps {
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

type Selects = Exclude<OptionField, 'lookingFor' | 'prefStatus'>;

export function Group({ heading, children }: { heading: string; children: Elements }) {
  return (
    <div role="group" aria-label={heading} className="grid gap-5 border-t border-line pt-6">
      <h2 className="text-title">{heading}</h2>
      {children}
    </div>
  );
}

export interface TextQuestionProps
  extends StepProps, Pick<TextFieldProps, 'type' | 'autoComplete' | 'hint'> {
  field: Texts;
}

export function TextQuestion({ form, field, ...rest }: TextQuestionProps) {
  return (
    <TextField
      {...rest}
      {...form.field(field)}
      label={copy.fields[field]}
      aria-required="true"
      dir="auto"
      maxLength={LIMITS.paste}
    />
  );
}

export interface SelectQuestionProps extends StepProps {
  field: Selects;
  /** Whether an answer is required; an optional one can be cleared. @default false */
  required?: boolean;
  /** Shown beside the label of an optional field. */
  marker?: string;
  autoComplete?: string;
}

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
