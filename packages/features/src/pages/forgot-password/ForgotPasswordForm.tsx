import { TextField } from '@iru/ui/text-field';
import { useEffect } from 'react';
import * as v from 'valibot';

import { LIMITS } from '../../domain/limits';
import { formCopy } from '#words/parts/form/copy';
import { emailSchema } from '../../parts/form/email';
import { Form } from '../../parts/form/Form';
import { FormButton } from '../../parts/form/FormButton';
import { FormErrors } from '../../parts/form/FormErrors';
import { useCarriedForm } from '../../parts/form/use-carry';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { forgotPasswordCopy as copy } from '#words/pages/forgot-password/copy';

const schema = v.object({ email: emailSchema });

export interface ForgotPasswordFormProps {
  /** Whether the field takes focus when it appears. @default false */
  shouldFocus?: boolean;
  onEmail: (email: string) => void;
}

/** The email form, with the same validation as signing in (USER-2). */
export function ForgotPasswordForm({ shouldFocus = false, onEmail }: ForgotPasswordFormProps) {
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '' },
    onValid: ({ email }) => onEmail(email),
  });
  useCarriedForm('forgot-password', form);
  const { setFocus } = form.methods;

  useEffect(() => {
    if (shouldFocus) setFocus('email');
  }, [shouldFocus, setFocus]);

  return (
    <Form state={form} className="grid gap-5">
      <FormErrors state={form} heading={copy.summary} />
      <TextField
        {...form.field('email')}
        label={formCopy.email}
        type="email"
        maxLength={LIMITS.paste}
        autoComplete="username"
        aria-required="true"
      />
      <FormButton size="lg">{copy.submit}</FormButton>
    </Form>
  );
}
