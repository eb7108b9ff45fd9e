import { PasswordField } from '@iru/ui/password-field';

import { LIMITS } from '../../../domain/limits';
import { BirthDateField } from '../BirthDateField';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { Group, SelectQuestion, type StepProps, TextQuestion } from './fields';

export interface PersonalStepProps extends StepProps {
  /** Today in the visitor's time zone, as YYYY-MM-DD. */
  today: string;
}

/** Step 1: who the visitor is; all questions are required (REG-2). */
export function PersonalStep({ form, today }: PersonalStepProps) {
  const secret = {
    autoComplete: 'new-password',
    maxLength: LIMITS.paste,
    'aria-required': true,
  } as const;
  return (
    <>
      <Group heading={copy.groups.you}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextQuestion form={form} field="firstName" autoComplete="given-name" />
          <TextQuestion form={form} field="lastName" autoComplete="family-name" />
        </div>
        <TextQuestion
          form={form}
          field="username"
          autoComplete="username"
          hint={copy.hints.username}
        />
        <SelectQuestion form={form} field="gender" required autoComplete="sex" />
        <BirthDateField form={form} today={today} />
        <SelectQuestion form={form} field="status" required />
      </Group>
      <Group heading={copy.groups.contact}>
        <TextQuestion form={form} field="email" type="email" autoComplete="email" />
        <TextQuestion
          form={form}
          field="phoneNumber"
          type="tel"
          autoComplete="tel"
          hint={copy.hints.phoneNumber}
        />
      </Group>
      <Group heading={copy.groups.password}>
        <PasswordField
          {...form.field('password')}
          {...secret}
          label={copy.fields.password}
          hint={copy.hints.password}
          showLabel={copy.showPassword}
          hideLabel={copy.hidePassword}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          {...secret}
          label={copy.fields.confirmPassword}
          showLabel={copy.showConfirm}
          hideLabel={copy.hideConfirm}
        />
      </Group>
      <Group heading={copy.groups.place}>
        <TextQuestion form={form} field="country" autoComplete="country-name" />
        <TextQuestion form={form} field="city" autoComplete="address-level2" />
        <TextQuestion form={form} field="nationality" autoComplete="off" />
      </Group>
    </>
  );
}
