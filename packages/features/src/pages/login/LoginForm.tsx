import { Button } from '@iru/ui/button';
import { ErrorSummary } from '@iru/ui/error-summary';
import { Link as TextLink } from '@iru/ui/link';
import { PasswordField } from '@iru/ui/password-field';
import { TextField } from '@iru/ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';

import { loginCopy as copy } from '../../parts/account/copy';
import { formCopy } from '../../parts/form/copy';
import { emailSchema } from '../../parts/form/email';
import { once } from '../../parts/entry/once';
import { PATHS } from '../../paths';

interface Failure {
  readonly attempt: number;
  /** Whether a field is empty. */
  readonly email: boolean;
  readonly password: boolean;
  /** Whether the email could not be written to. */
  readonly misspelt: boolean;
}

const NO_FAILURE: Failure = { attempt: 0, email: false, password: false, misspelt: false };

export interface LoginFormProps {
  /** Called with the email when both fields are filled in; the password goes nowhere. */
  onSignIn: (login: { readonly email: string }) => void;
}

/** The login form 'Welcome Back' (LOGIN-1). */
export function LoginForm({ onSignIn }: LoginFormProps) {
  const id = useId();
  // Left to the browser: what React holds for an input it also writes into the markup.
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState<Failure>(NO_FAILURE);
  const emailId = `${id}email`;
  const passwordId = `${id}password`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.current?.value.trim() ?? '';
    const missing = { email: address === '', password: !password.current?.value.trim() };
    const misspelt = !missing.email && !v.is(emailSchema, address);
    if (missing.email || missing.password || misspelt) {
      setFailed(({ attempt }) => ({ attempt: attempt + 1, ...missing, misspelt }));
      return;
    }
    setFailed(NO_FAILURE);
    if (password.current) password.current.value = '';
    onSignIn({ email: address });
  };

  const emailReason = failed.email ? copy.emailReason : failed.misspelt ? formCopy.emailReason : undefined;
  const heading = failed.email || failed.password ? copy.empty : formCopy.emailReason;
  const errors = [
    ...(emailReason ? [{ fieldId: emailId, message: emailReason }] : []),
    ...(failed.password ? [{ fieldId: passwordId, message: copy.passwordReason }] : []),
  ];
  return (
    <form className="grid gap-5" onSubmit={submit} {...once.form}>
      {errors.length > 0 ? <ErrorSummary heading={heading} errors={errors} focusKey={failed.attempt} /> : null}
      <TextField
        ref={email}
        id={emailId}
        label={copy.email}
        type="email"
        name="email"
        autoComplete="username"
        aria-required="true"
        error={emailReason}
      />
      <PasswordField
        ref={password}
        id={passwordId}
        label={copy.password}
        name="password"
        autoComplete="current-password"
        aria-required="true"
        showLabel={copy.showPassword}
        hideLabel={copy.hidePassword}
        error={failed.password ? copy.passwordReason : undefined}
      />
      <p className="-mt-2">
        <TextLink asChild variant="nav" className="-mx-2">
          <Link to={PATHS.forgotPassword}>{copy.forgot}</Link>
        </TextLink>
      </p>
      <Button type="submit" size="lg" {...once.button}>
        {copy.submit}
      </Button>
    </form>
  );
}
