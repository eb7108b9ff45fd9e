'use client';

import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { lockScroll } from '../../hooks/root-attribute';
import { useCloseWatcher } from '../../hooks/use-close-watcher';
import { useDisclosure } from '../../hooks/use-disclosure';
import { useDismissal } from '../../hooks/use-dismissal';
import { BarButton } from '../bar-button/BarButton';
import { useLabels } from '../../labels/use-labels';
import { navigationDrawerLabels } from './copy';

export interface NavigationDrawerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onKeyDown' | 'onBlur'
> {
  /** The accessible name of the navigation. @default 'Main' */
  label?: string;
  /** The accessible name of the button while the drawer is closed. @default 'Open menu' */
  openLabel?: string;
  /** The accessible name of the button while the drawer is open. @default 'Close menu' */
  closeLabel?: string;
  /** Whether the drawer is open. */
  open: boolean;
  /** Called with whether the drawer should be open. */
  onOpenChange: (open: boolean) => void;
  /** The navigation: links and groups of links. */
  children?: ReactNode;
}

/** Navigation that slides in below the header on a narrow screen; Escape, moving focus out or a click outside closes it. */
export function NavigationDrawer({
  label,
  openLabel,
  closeLabel,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: NavigationDrawerProps) {
  const labels = useLabels('navigationDrawer', navigationDrawerLabels);
  const { panelId, buttonProps, closeOnEscape } = useDisclosure(open, onOpenChange);
  const close = () => onOpenChange(false);
  useCloseWatcher(open, close);
  const dismissOnLeave = useDismissal(open, buttonProps.ref, close, 'pointerdown');
  return (
    <div
      role="presentation"
      {...rest}
      data-state={open ? 'open' : 'closed'}
      className={className}
      onKeyDown={closeOnEscape}
      onBlur={dismissOnLeave}
    >
      <BarButton
        {...buttonProps}
        label={open ? (closeLabel ?? labels.close) : (openLabel ?? labels.open)}
      >
        {open ? <X size={24} aria-hidden="true" /> : <Menu size={24} aria-hidden="true" />}
      </BarButton>
      {open ? (
        <>
          <div
            role="presentation"
            ref={lockScroll}
            className="fixed inset-x-0 top-(--header-height) h-dvh animate-fade-in bg-night/60"
            // Closes at the end of a tap: if it disappeared at the first touch, the rest of the tap could hit what's below.
            onClick={close}
          />
          <nav
            id={panelId}
            aria-label={label ?? labels.navigation}
            className={clsx(
              'fixed end-0 top-(--header-height) flex h-[calc(100dvh-var(--header-height))] w-[min(20rem,88vw)] flex-col',
              // Keeps the focus ring visible at the edges.
              'animate-slide-in scroll-py-4 overflow-y-auto border-s border-line bg-surface text-ink shadow-lift',
            )}
          >
            {children}
          </nav>
        </>
      ) : null}
    </div>
  );
}
