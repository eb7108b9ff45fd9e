import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import { textLinkRecipe, type TextLinkVariant } from './TextLink.variants';

interface LinkLook extends Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  /** Within a sentence, at the edge of attention, or in a row of its own. @default 'inline' */
  variant?: TextLinkVariant;
}

interface InnerLink extends LinkLook {
  /** Lends the look to its only child, such as a router's link. @default false */
  asChild?: boolean;
  external?: false;
  newTabLabel?: undefined;
}

interface OuterLink extends LinkLook {
  asChild?: false;
  /** Leads out of the product: opens a new tab, which learns nothing of this one. @default false */
  external: true;
  /** Says after the link that a new tab opens. */
  newTabLabel: string;
}

export type TextLinkProps = InnerLink | OuterLink;

/** A way to another place; what acts here is a button. */
export function TextLink({
  variant = 'inline',
  asChild,
  external,
  newTabLabel,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const look = {
    'data-variant': variant,
    'data-external': external ? '' : undefined,
    className: clsx(textLinkRecipe({ variant }), className),
  };
  if (asChild) {
    return (
      <Slot {...rest} {...look}>
        {children}
      </Slot>
    );
  }
  return (
    <a
      {...rest}
      {...look}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
    >
      {children}
      {external ? (
        <>
          {/* Held to the last word, so that the picture never begins a line alone. */}
          {'\u2060'}
          <ExternalLink
            aria-hidden="true"
            className="ms-1 inline-block size-[0.85em] align-[-0.05em]"
          />
          <span className="sr-only">{` ${newTabLabel}`}</span>
        </>
      ) : null}
    </a>
  );
}
