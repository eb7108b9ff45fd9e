import { Link as TextLink } from '@iru/ui/link';
import { PasswordField } from '@iru/ui/password-field';
import { TextField } from '@iru/ui/text-field';
import { Link } from 'react-router-dom';

import { formCopy } from '../../parts/form/copy';
import { Form } from '../../parts/form/Form';
import { FormButton } from '../../parts/form/FormButton';
import { FormErrors } from '../../parts/form/FormErrors';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { PATHS } from '../../paths';
import { signInCopy as copy } from './sign-in-copy';
import { signInSchema } from './sign-in-schema';

export interface SignInFormProps {
  /** Called with the email alone once both fields pass their checks. */
  onSignIn: (login: { readonly email: string }) => void;
}

/** The sign-in form; each field has its own message, and the password is forgotten on the spot (USER-2). */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const form = useSchemaForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '' },
    onValid: ({ email }) => {
      form.methods.reset();
      onSignIn({ email });
    },
  });
  return (
    <Form state={form} noValidate className="grid gap-5">
      <FormErrors state={form} heading={copy.summary} />
      <TextField
        {...form.field('email')}
        label={formCopy.email}
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
