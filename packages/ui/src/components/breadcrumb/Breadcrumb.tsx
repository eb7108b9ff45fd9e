import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

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

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'aria-label' | 'children'> {
  /** The spoken name of the trail. */
  label: string;
  /** The way from the root to this page; the last one is the page itself and is not linked (spec 1, section 2.2). */
  items: readonly BreadcrumbItem[];
  /** Draws one link, so that a router's own can be used. */
  renderLink: (props: BreadcrumbLinkProps) => ReactNode;
}

/** The trail to this page; a long one wraps. */
export function Breadcrumb({ label, items, renderLink, className, ...rest }: BreadcrumbProps) {
  return (
    <nav {...rest} aria-label={label} className={clsx('text-small', className)}>
      <ol className="flex flex-wrap items-center">
        {items.map(({ href, label: name }, index) =>
          index === items.length - 1 ? (
            <li key={href} className="min-w-0">
              <span
                aria-current="page"
                className="inline-flex min-h-11 items-center px-1 font-semibold text-ink wrap-anywhere"
              >
                {name}
              </span>
            </li>
          ) : (
            <li key={href} className="flex min-w-0 items-center">
              {renderLink({ href, className: linkClasses, children: <span className="wrap-anywhere">{name}</span> })}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
