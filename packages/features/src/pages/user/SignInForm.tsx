import { Button } from '@iru/ui/button';
import { ErrorSummary } from '@iru/ui/error-summary';
import { Link as TextLink } from '@iru/ui/link';
import { PasswordField } from '@iru/ui/password-field';
import { TextField } from '@iru/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { checkForm, type FieldFault } from '../../parts/entry/check-form';
import { formCopy } from '../../parts/form/copy';
import { once } from '../../parts/entry/once';
import { PATHS } from '../../paths';
import { signInCopy as copy } from './sign-in-copy';
import { signInSchema } from './sign-in-schema';

interface Attempt {
  readonly count: number;
  readonly faults: readonly FieldFault[];
}

export interface SignInFormProps {
  /** Called with the email alone once both fields pass their checks. */
  onSignIn: (login: { readonly email: string }) => void;
}

/** The sign-in form; each field has its own message, and the password is forgotten on the spot (USER-2). */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const id = useId();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, faults: [] });
  const reasonOf = (name: string) => attempt.faults.find((fault) => fault.name === name)?.reason;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkForm(signInSchema, new FormData(form));
    setAttempt(({ count }) => ({ count: count + 1, faults: checked.ok ? [] : checked.error }));
    if (!checked.ok) return;
    form.reset();
    onSignIn({ email: checked.value.email });
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} {...once.form}>
      {attempt.faults.length > 0 ? (
        <ErrorSummary
          heading={copy.summary}
          errors={attempt.faults.map(({ name, reason }) => ({ fieldId: `${id}${name}`, message: reason }))}
          focusKey={attempt.count}
        />
      ) : null}
      <TextField
        id={`${id}email`}
        label={formCopy.email}
        type="email"
        name="email"
        autoComplete="username"
        aria-required="true"
        error={reasonOf('email')}
      />
      <PasswordField
        id={`${id}password`}
        label={copy.password}
        name="password"
        autoComplete="current-password"
        aria-required="true"
        showLabel={copy.showPassword}
        hideLabel={copy.hidePassword}
        error={reasonOf('password')}
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
