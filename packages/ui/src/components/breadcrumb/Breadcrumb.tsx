'use client';

import { clsx } from 'clsx';
import { ChevronRight, Ellipsis } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { useDisclosure } from '../../hooks/use-disclosure';
import { useLabels } from '../../labels/use-labels';
import { breadcrumbLabels } from './copy';

/** The longest path shown in full on a narrow screen; the middle of a longer one collapses. */
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
  /** The accessible name of the navigation. @default 'Breadcrumb' */
  label?: string;
  /** The path from the home page to this one; the last item is the current page and isn't a link (SHELL-3). */
  items: ReadonlyArray<BreadcrumbItem>;
  /** The accessible name of the button that expands the collapsed middle on a narrow screen. @default 'Show all levels' */
  moreLabel?: string;
  /** Renders one link, so that you can use your router's component. */
  renderLink: (props: BreadcrumbLinkProps) => ReactNode;
}

const chevron = (
  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft rtl:-scale-x-100" />
);

/** The path to the current page; a long one wraps, and its middle collapses behind a button on a narrow screen. */
export function Breadcrumb({
  label,
  items,
  moreLabel,
  renderLink,
  className,
  ...rest
}: BreadcrumbProps) {
  const labels = useLabels('breadcrumb', breadcrumbLabels);
  const page = items.at(-1)?.href;
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const foldable = items.length > UNFOLDED_ITEMS;
  const unfolded = unfoldedAt === page;
  const { panelId, buttonProps, closeOnEscape } = useDisclosure(unfolded, (next) =>
    setUnfoldedAt(next ? page : undefined),
  );

  return (
    <nav {...rest} aria-label={label ?? labels.trail} className={clsx('text-small', className)}>
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
                    onKeyDown={preventEnterRepeat}
                    type="button"
                    aria-label={moreLabel ?? labels.more}
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
