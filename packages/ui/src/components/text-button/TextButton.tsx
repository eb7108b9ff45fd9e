'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';

export interface TextButtonProps extends ComponentPropsWithRef<'button'> {
  /** The label. */
  children?: ReactNode;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Disables the button and removes it from the tab order. @default false */
  disabled?: boolean;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that looks like a link, for a minor action within text; to open a page, use TextLink. */
export function TextButton({ type = 'button', className, onKeyDown, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(
        'block min-h-11 font-semibold text-primary underline underline-offset-4',
        'disabled:cursor-not-allowed disabled:opacity-60',
        className,
      )}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    />
  );
}
