'use client';

import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';

import { Field } from '../field/Field';
import { controlRecipe, type ControlSize } from '../field/Field.variants';
import type { FieldTexts } from '../field/FieldParts';
import { IconButton } from '../icon-button/IconButton';
import { useLabels } from '../../labels/use-labels';
import { passwordFieldLabels } from './copy';

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Tells a password manager whether to fill in the current password or offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The accessible name of the button while the password is hidden. @default 'Show password' */
  showLabel?: string;
  /** The accessible name of the button while the password is visible. @default 'Hide password' */
  hideLabel?: string;
  /** The height: 48 px or 56 px. @default 'md' */
  size?: ControlSize;
  /** Classes for the whole field; className goes to the input itself. */
  fieldClassName?: string;
  /** Called each time the text changes. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A password input, masked until the visitor shows it. */
export function PasswordField({
  label,
  marker,
  hint,
  error,
  showLabel,
  hideLabel,
  size = 'md',
  fieldClassName,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const labels = useLabels('passwordField', passwordFieldLabels);
  const [shown, setShown] = useState(false);
  const texts = { label, marker, hint, error, describedBy };
  return (
    <Field {...texts} controlId={id} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            type={shown ? 'text' : 'password'}
            data-size={size}
            data-state={shown ? 'shown' : 'hidden'}
            data-invalid={error ? '' : undefined}
            className={clsx(controlRecipe({ size }), 'pe-14', className)}
          />
          <IconButton
            label={shown ? (hideLabel ?? labels.hide) : (showLabel ?? labels.show)}
            aria-controls={control.id}
            disabled={rest.disabled}
            className="absolute inset-y-0 end-0.5 my-auto focus-visible:-outline-offset-2"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
