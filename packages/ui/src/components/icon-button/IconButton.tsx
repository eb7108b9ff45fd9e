'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import {
  iconButtonRecipe,
  type IconButtonSize,
  type IconButtonVariant,
} from './IconButton.variants';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed'
> {
  /** The accessible name; the button shows only an icon. */
  label: string;
  /** The visual style; night goes over pictures and videos. @default 'ghost' */
  variant?: IconButtonVariant;
  /** The size: 44 px or 52 px. @default 'md' */
  size?: IconButtonSize;
  /** Makes it a toggle, and sets whether it's on. @default undefined (not a toggle) */
  pressed?: boolean;
  /** The icon. */
  children?: ReactNode;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Disables the button and removes it from the tab order. @default false */
  disabled?: boolean;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A round button whose only content is an icon. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  pressed,
  type = 'button',
  className,
  onKeyDown,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      data-variant={variant}
      data-size={size}
      data-pressed={pressed ? '' : undefined}
      className={clsx(iconButtonRecipe({ variant, size }), className)}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    />
  );
}
