import { Button } from '@iru/ui/button';
import { ErrorSummary } from '@iru/ui/error-summary';
import { TextField } from '@iru/ui/text-field';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';

import { checkForm } from '../../parts/entry/check-form';
import { formCopy } from '../../parts/form/copy';
import { emailSchema } from '../../parts/form/email';
import { once } from '../../parts/entry/once';
import { forgotPasswordCopy as copy } from './copy';

const schema = v.object({ email: emailSchema });

export interface ForgotPasswordFormProps {
  /** Whether the field takes the focus when it appears. @default false */
  focused?: boolean;
  /** Called with an address that passes the check. */
  onEmail: (email: string) => void;
}

/** Asks for the e-mail address, by the same check as signing in (USER-2). */
export function ForgotPasswordForm({ focused = false, onEmail }: ForgotPasswordFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState<{ readonly attempt: number; readonly reason?: string }>({ attempt: 0 });

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkForm(schema, new FormData(event.currentTarget));
    if (checked.ok) onEmail(checked.value.email);
    else setFailed(({ attempt }) => ({ attempt: attempt + 1, reason: checked.error[0]?.reason }));
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} {...once.form}>
      {failed.reason ? (
        <ErrorSummary
          heading={copy.summary}
          errors={[{ fieldId: id, message: failed.reason }]}
          focusKey={failed.attempt}
        />
      ) : null}
      <TextField
        id={id}
        ref={field}
        label={formCopy.email}
        type="email"
        name="email"
        autoComplete="username"
        aria-required="true"
        error={failed.reason}
      />
      <Button type="submit" size="lg" {...once.button}>
        {copy.submit}
      </Button>
    </form>
  );
}
