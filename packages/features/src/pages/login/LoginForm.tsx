import { Link as TextLink } from '@iru/ui/link';
import { PasswordField } from '@iru/ui/password-field';
import { TextField } from '@iru/ui/text-field';
import { Link } from 'react-router-dom';

import { loginCopy as copy } from '../../parts/account/copy';
import { formCopy } from '../../parts/form/copy';
import { Form } from '../../parts/form/Form';
import { FormButton } from '../../parts/form/FormButton';
import { FormErrors } from '../../parts/form/FormErrors';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { PATHS } from '../../paths';
import { loginSchema } from './login-schema';

export interface LoginFormProps {
  /** Called with the email when both fields are filled in; the password goes nowhere. */
  onSignIn: (login: { readonly email: string }) => void;
}

/** The login form 'Welcome Back' (LOGIN-1). */
export function LoginForm({ onSignIn }: LoginFormProps) {
  const form = useSchemaForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    onValid: ({ email }) => {
      form.methods.setValue('password', '');
      onSignIn({ email });
    },
  });
  const isOnlyMisspelt = form.faults.every(({ message }) => message === formCopy.emailReason);
  return (
    <Form state={form} className="grid gap-5">
      <FormErrors state={form} heading={isOnlyMisspelt ? formCopy.emailReason : copy.empty} />
      <TextField
        {...form.field('email')}
        label={copy.email}
        type="email"
        autoComplete="username"
        aria-required="true"
      />
      <PasswordField
        {...form.field('password')}
        label={copy.password}
        autoComplete="current-password"
        aria-required="true"
        showLabel={copy.showPassword}
        hideLabel={copy.hidePassword}
      />
      <p className="-mt-2">
        <TextLink asChild variant="nav" className="-mx-2">
          <Link to={PATHS.forgotPassword}>{copy.forgot}</Link>
        </TextLink>
      </p>
      <FormButton state={form} size="lg">
        {copy.submit}
      </FormButton>
    </Form>
  );
}
