import { PasswordField } from '@iru/ui/password-field';

import { BirthDateField } from '../BirthDateField';
import { registerCopy as copy } from '../registration-copy';
import { fieldId } from '../registration-values';
import { reasonOf } from '../step-errors';
import { Group, SelectQuestion, type StepProps, TextQuestion } from './fields';

export interface PersonalStepProps extends StepProps {
  /** The visitor's own calendar day as YYYY-MM-DD. */
  today: string;
}

/** Step 1: who the visitor is; everything on it is needed (REG-2). */
export function PersonalStep({ today, ...form }: PersonalStepProps) {
  const password = { ...form.form.register('password'), autoComplete: 'new-password' as const, 'aria-required': true };
  const confirm = { ...password, ...form.form.register('confirmPassword') };
  return (
    <>
      <Group heading={copy.groups.you}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextQuestion {...form} field="firstName" autoComplete="given-name" />
          <TextQuestion {...form} field="lastName" autoComplete="family-name" />
        </div>
        <TextQuestion {...form} field="username" autoComplete="username" hint={copy.hints.username} />
        <SelectQuestion {...form} field="gender" needed autoComplete="sex" />
        <BirthDateField {...form} today={today} />
        <SelectQuestion {...form} field="status" needed />
      </Group>
      <Group heading={copy.groups.contact}>
        <TextQuestion {...form} field="email" type="email" autoComplete="email" />
        <TextQuestion {...form} field="phoneNumber" type="tel" autoComplete="tel" hint={copy.hints.phoneNumber} />
      </Group>
      <Group heading={copy.groups.password}>
        <PasswordField
          {...password}
          id={fieldId('password')}
          label={copy.fields.password}
          hint={copy.hints.password}
          showLabel={copy.showPassword}
          hideLabel={copy.hidePassword}
          error={reasonOf(form.errors, 'password')}
        />
        <PasswordField
          {...confirm}
          id={fieldId('confirmPassword')}
          label={copy.fields.confirmPassword}
          showLabel={copy.showConfirm}
          hideLabel={copy.hideConfirm}
          error={reasonOf(form.errors, 'confirmPassword')}
        />
      </Group>
      <Group heading={copy.groups.place}>
        <TextQuestion {...form} field="country" autoComplete="country-name" />
        <TextQuestion {...form} field="city" autoComplete="address-level2" />
        <TextQuestion {...form} field="nationality" autoComplete="off" />
      </Group>
    </>
  );
}
