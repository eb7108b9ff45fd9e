import { Button } from '@iru/ui/button';
import { ErrorSummary } from '@iru/ui/error-summary';
import { Link as TextLink } from '@iru/ui/link';
import { PasswordField } from '@iru/ui/password-field';
import { TextField } from '@iru/ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { PATHS } from '../paths';
import { once } from '../shared/entry/once';
import { loginCopy as copy } from './copy';

export interface LoginFormProps {
  /** Called with the email when both fields are filled in; the password goes nowhere. */
  onSignIn: (login: { readonly email: string }) => void;
}

/** The login form 'Welcome Back' (spec 1, sections 2.11 and 5). */
export function LoginForm({ onSignIn }: LoginFormProps) {
  const id = useId();
  // Left to the browser: what React holds for an input it also writes into the markup.
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState({ attempt: 0, email: false, password: false });
  const emailId = `${id}email`;
  const passwordId = `${id}password`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.current?.value.trim() ?? '';
    const missing = { email: address === '', password: !password.current?.value.trim() };
    if (missing.email || missing.password) {
      setFailed(({ attempt }) => ({ attempt: attempt + 1, ...missing }));
      return;
    }
    setFailed({ attempt: 0, email: false, password: false });
    if (password.current) password.current.value = '';
    onSignIn({ email: address });
  };

  const errors = [
    ...(failed.email ? [{ fieldId: emailId, message: copy.emailReason }] : []),
    ...(failed.password ? [{ fieldId: passwordId, message: copy.passwordReason }] : []),
  ];
  return (
    <form className="grid gap-5" onSubmit={submit} {...once.form}>
      {errors.length > 0 ? <ErrorSummary heading={copy.empty} errors={errors} focusKey={failed.attempt} /> : null}
      <TextField
        ref={email}
        id={emailId}
        label={copy.email}
        type="email"
        name="email"
        autoComplete="username"
        aria-required="true"
        error={failed.email ? copy.emailReason : undefined}
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
