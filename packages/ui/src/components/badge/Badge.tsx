import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { badgeRecipe, type BadgeVariant } from './Badge.variants';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The meaning of the colour; coin is reserved for coins and offers. @default 'neutral' */
  variant?: BadgeVariant;
  /** An icon before the text, hidden from assistive technology. */
  icon?: ReactNode;
  /** One or two words. */
  children?: ReactNode;
}

/** A short label for a tag, a level, a status or an offer. */
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
