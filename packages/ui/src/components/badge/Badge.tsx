import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { badgeRecipe, type BadgeVariant } from './Badge.variants';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What it is about; coin is kept for coins and offers. @default 'neutral' */
  variant?: BadgeVariant;
  /** A small picture before the words, hidden from assistive technology. */
  icon?: ReactNode;
  /** A word or two. */
  children?: ReactNode;
}

/** A word or two that mark a thing: a tag, a level, an offer. */
export function Badge({ variant = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-variant={variant} className={clsx(badgeRecipe({ variant }), className)}>
      {icon ? (
        <span aria-hidden="true" className="contents">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
