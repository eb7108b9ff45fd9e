import { TextLink } from '@iru/ui/text-link';
import { PasswordField } from '@iru/ui/password-field';
import { TextField } from '@iru/ui/text-field';
import { Link } from 'react-router-dom';

import { LIMITS } from '../../domain/limits';
import { PATHS } from '../../paths';
import { FormButton } from '../form/FormButton';
import type { SchemaForm } from '../form/use-schema-form';

export interface CredentialsProps {
  form: SchemaForm<{ email: string; password: string }>;
  copy: Readonly<
    Record<'email' | 'password' | 'showPassword' | 'hidePassword' | 'forgot' | 'submit', string>
  >;
}

export function Credentials({ form, copy }: CredentialsProps) {
  return (
    <>
      <TextField
        {...form.field('email')}
        label={copy.email}
        type="email"
        maxLength={LIMITS.paste}
        autoComplete="username"
        aria-required="true"
      />
      <PasswordField
        {...form.field('password')}
        label={copy.password}
        autoComplete="current-password"
        maxLength={LIMITS.paste}
        aria-required="true"
        showLabel={copy.showPassword}
        hideLabel={copy.hidePassword}
      />
      <p className="-mt-2">
        <TextLink asChild variant="nav" className="-mx-2">
          <Link to={PATHS.forgotPassword}>{copy.forgot}</Link>
        </TextLink>
      </p>
      <FormButton size="lg">{copy.submit}</FormButton>
    </>
  );
}
