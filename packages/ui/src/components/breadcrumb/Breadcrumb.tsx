'use client';

import { clsx } from 'clsx';
import { ChevronRight, Ellipsis } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

import { useDisclosure } from '../../hooks/use-disclosure';
import { breadcrumbLabels } from './copy';

/** A longer trail than this folds its middle away where the screen is narrow. */
const UNFOLDED_ITEMS = 3;

const linkClasses = clsx(
  'inline-flex min-h-11 items-center rounded-sm px-1 text-ink-soft underline-offset-4',
  'transition-colors duration-fast hover:text-primary hover:underline',
);

export interface BreadcrumbItem {
  readonly href: string;
  readonly label: string;
}

export interface BreadcrumbLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

export interface BreadcrumbProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'aria-label' | 'children'
> {
  /** The spoken name of the trail. @default 'Breadcrumb' */
  label?: string;
  /** The way from the root to this page; the last one is the page itself and is not linked (SHELL-3). */
  items: ReadonlyArray<BreadcrumbItem>;
  /** The spoken name of the button that shows the folded middle of a long trail on a narrow screen. @default 'Show all levels' */
  moreLabel?: string;
  /** Draws one link, so that a router's own can be used. */
  renderLink: (props: BreadcrumbLinkProps) => ReactNode;
}

const chevron = (
  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft rtl:-scale-x-100" />
);

/** The trail to this page; a long one wraps, and on a narrow screen its middle stands behind a button. */
export function Breadcrumb({
  label = breadcrumbLabels.trail,
  items,
  moreLabel = breadcrumbLabels.more,
  renderLink,
  className,
  ...rest
}: BreadcrumbProps) {
  const page = items.at(-1)?.href;
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const foldable = items.length > UNFOLDED_ITEMS;
  const unfolded = unfoldedAt === page;
  const { panelId, buttonProps, closeOnEscape } = useDisclosure(unfolded, (next) =>
    setUnfoldedAt(next ? page : undefined),
  );

  return (
    <nav {...rest} aria-label={label} className={clsx('text-small', className)}>
      <ol id={panelId} className="flex flex-wrap items-center" onKeyDown={closeOnEscape}>
        {items.map(({ href, label: name }, index) =>
          href === page ? (
            <li key={href} className="min-w-0">
              <span
                aria-current="page"
                className="inline-flex min-h-11 items-center px-1 font-semibold wrap-anywhere text-ink"
              >
                {name}
              </span>
            </li>
          ) : (
            <li
              key={href}
              className={clsx(
                'flex min-w-0 items-center',
                foldable && !unfolded && index > 0 && 'max-sm:hidden',
              )}
            >
              {renderLink({
                href,
                className: linkClasses,
                children: <span className="wrap-anywhere">{name}</span>,
              })}
              {chevron}
              {foldable && index === 0 ? (
                <span className="flex items-center sm:hidden">
                  <button
                    {...buttonProps}
                    aria-controls={panelId}
                    type="button"
                    aria-label={moreLabel}
                    className="grid size-11 place-items-center rounded-sm text-ink-soft hover:text-primary"
                  >
                    <Ellipsis aria-hidden="true" className="size-4" />
                  </button>
                  {chevron}
                </span>
              ) : null}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
