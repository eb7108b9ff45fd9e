import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { wrapText } from '../../wrap-text';
import { NewTabHint } from './NewTabHint';
import { textLinkRecipe, type TextLinkVariant } from './TextLink.variants';

interface TextLinkBaseProps extends Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  /** In a sentence, at the edge of a page, or in a row of its own. @default 'inline' */
  variant?: TextLinkVariant;
  /** The URL to open; with `asChild` the child has its own. */
  href?: string;
  /** The link text. */
  children?: ReactNode;
  /** Applies the styles to its only child, such as a router's link. @default false */
  asChild?: boolean;
  /** Opens the URL in a new tab with no access to this one; not with `asChild`. @default false */
  external?: boolean;
  /** Announced after an external link. @default '(opens in a new tab)' */
  newTabLabel?: string;
}

export type TextLinkProps = TextLinkBaseProps &
  (
    | { external?: false; newTabLabel?: undefined }
    | { asChild?: false; external: true; newTabLabel?: string }
  );

/** A link to another page; for an action on this page, use a button. */
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
      {external ? (
        <>
          {wrapText(children)}
          {/* Kept with the last word, so that the icon never starts a line alone. */}
          <span aria-hidden="true">{'\u2060'}</span>
          <ExternalLink
            aria-hidden="true"
            className="ms-1 inline-block size-[0.85em] align-[-0.05em]"
          />
          <NewTabHint label={newTabLabel} />
        </>
      ) : (
        children
      )}
    </a>
  );
}
