import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

import { refuseHeldEnter } from '../../hooks/held-enter';
import { floatingButtonRecipe, type FloatingButtonVariant } from './FloatingButton.variants';

export interface FloatingButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The spoken name: an icon alone says nothing. */
  label: string;
  /** Primary stands in the corner of the window, surface above it. @default 'primary' */
  variant?: FloatingButtonVariant;
}

/** A round button that floats over the page; menus and sheets hide it while they are open. */
export function FloatingButton({
  label,
  variant = 'primary',
  className,
  ...rest
}: FloatingButtonProps) {
  return (
    <button
      type="button"
      onKeyDown={refuseHeldEnter}
      {...rest}
      aria-label={label}
      data-variant={variant}
      data-floating=""
      className={clsx(floatingButtonRecipe({ variant }), className)}
    />
  );
}
