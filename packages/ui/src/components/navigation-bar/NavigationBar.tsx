import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { navigationBarRecipe, type NavigationBarPosition } from './NavigationBar.variants';

const linkClasses = clsx(
  'group flex h-full flex-col items-center justify-center gap-0.5 px-1 text-small font-medium whitespace-nowrap',
  'text-ink-soft transition-colors duration-fast hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current]:font-semibold aria-[current]:text-primary',
);

export interface NavigationBarItem {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The number in the badge; 0 shows none. @default 0 */
  readonly count?: number;
  /** The count for assistive technology, such as "3 people". */
  readonly countLabel?: string;
  /** Marks the current page, or a page that belongs to this destination. @default neither */
  readonly current?: 'page' | 'true' | undefined;
}

export interface NavigationBarLinkProps {
  href: string;
  className: string;
  'aria-current': 'page' | 'true' | undefined;
  children: ReactNode;
}

export interface NavigationBarProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'aria-label' | 'children'
> {
  /** The accessible name of the navigation. */
  label: string;
  /** Three to five destinations, the main one first. */
  items: ReadonlyArray<NavigationBarItem>;
  /** Renders one link, so that you can use your router's component. */
  renderLink: (props: NavigationBarLinkProps) => ReactNode;
  /** The position: in the flow of the page, or fixed to the bottom of the window. @default 'flow' */
  position?: NavigationBarPosition;
}

/** Shortens a count, because more than two digits don't fit beside an icon. */
const short = (count: number): string => (count > 99 ? '99+' : String(count));

/** The few main destinations, at the bottom of a narrow screen; with very large text only the icons are visible. */
export function NavigationBar({
  label,
  items,
  renderLink,
  position = 'flow',
  className,
  ...rest
}: NavigationBarProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      data-position={position}
      className={clsx(navigationBarRecipe({ position }), className)}
    >
      <ul className="mx-auto flex h-16 max-w-form items-stretch">
        {items.map(({ href, label: name, icon, count = 0, countLabel, current }) => (
          <li key={href} className="min-w-11 flex-auto">
            {renderLink({
              href,
              className: linkClasses,
              'aria-current': current,
              children: (
                <>
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'relative grid h-8 w-12 place-items-center rounded-full transition-colors duration-fast [&>svg]:size-6',
                      'group-aria-[current]:forced-selected group-aria-[current]:bg-primary-wash',
                    )}
                  >
                    {icon}
                    {count > 0 ? (
                      <span className="absolute start-7 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-small leading-none font-semibold text-on-primary tabular-nums">
                        {short(count)}
                      </span>
                    ) : null}
                  </span>
                  <span className="leading-tight max-xs:sr-only">
                    <span>{name}</span>
                    {count > 0 && countLabel ? (
                      <span className="sr-only">{` ${countLabel}`}</span>
                    ) : null}
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
