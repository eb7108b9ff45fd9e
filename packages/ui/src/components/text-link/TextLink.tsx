import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { textLinkLabels } from './copy';
import { textLinkRecipe, type TextLinkVariant } from './TextLink.variants';

interface TextLinkBaseProps extends Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  /** Within a sentence, at the edge of attention, or in a row of its own. @default 'inline' */
  variant?: TextLinkVariant;
  /** The address it leads to; with `asChild` the child has its own. */
  href?: string;
  /** The words of the link. */
  children?: ReactNode;
  /** Lends the look to its only child, such as a router's link. @default false */
  asChild?: boolean;
  /** Opens the address in a new tab, which learns nothing about this one; not with `asChild`. @default false */
  external?: boolean;
  /** Says after an external link that a new tab opens. @default '(opens in a new tab)' */
  newTabLabel?: string;
}

export type TextLinkProps = TextLinkBaseProps &
  (
    | { external?: false; newTabLabel?: undefined }
    | { asChild?: false; external: true; newTabLabel?: string }
  );

/** A way to another place; what acts here is a button. */
export function TextLink({
  variant = 'inline',
  asChild,
  external,
  newTabLabel = textLinkLabels.newTab,
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
