'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { floatingButtonRecipe, type FloatingButtonVariant } from './FloatingButton.variants';

export interface FloatingButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The accessible name; the button shows only an icon. */
  label: string;
  /** Primary sits in the corner of the window, surface above it. @default 'primary' */
  variant?: FloatingButtonVariant;
  /** The icon. */
  children?: ReactNode;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A round button that floats over the page; open menus and sheets hide it. */
export function FloatingButton({
  label,
  variant = 'primary',
  className,
  ...rest
}: FloatingButtonProps) {
  return (
    <button
      type="button"
      onKeyDown={preventEnterRepeat}
      {...rest}
      aria-label={label}
      data-variant={variant}
      data-floating=""
      className={clsx(floatingButtonRecipe({ variant }), className)}
    />
  );
}
