import { Button } from '@iru/ui/button';
import { locksScroll } from '@iru/ui/hooks/root-mark';
import { Motif } from '@iru/ui/motif';
import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';

import type { Theme } from '../device/theme';
import { QuickExit } from '../parts/quick-exit/QuickExit';
import { PATHS } from '../paths';
import { shellCopy as copy } from './copy';
import { ThemeSwitch } from './ThemeSwitch';

export interface MobileMenuProps {
  /** Whether the visitor has the demo session. */
  loggedIn: boolean;
  /** The chosen theme. */
  theme: Theme;
  /** Called with the next theme. */
  onThemeChange: (next: Theme) => void;
  /** Called when the visitor ends the session. */
  onLogOut: () => void;
  className?: string;
}

/** The slide-in menu of narrow screens: a disclosure that Escape, a choice or leaving it closes. */
export function MobileMenu({ loggedIn, theme, onThemeChange, onLogOut, className }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { pathname } = useLocation();

  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-menu]')) setOpen(false);
    };
    window.addEventListener('pointerdown', closeOutside);
    return () => window.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
  };

  return (
    <div role="presentation" className={className} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={toggle}
        type="button"
        data-menu=""
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? copy.menuClose : copy.menuOpen}
        className="grid size-11 place-items-center rounded-full hover:bg-current/10"
        onClick={() => setOpen((was) => !was)}
      >
        {open ? <X size={24} aria-hidden="true" /> : <Menu size={24} aria-hidden="true" />}
      </button>
      {open ? (
        <>
          <div
            role="presentation"
            data-menu=""
            ref={locksScroll}
            className="fixed inset-x-0 top-(--header-height) h-dvh animate-fade-in bg-night/60"
            // Closed by the whole tap: gone at its first touch, the rest of it could press what lies beneath.
            onClick={() => setOpen(false)}
          />
          <nav
            id={panelId}
            data-menu=""
            aria-label={copy.navigation}
            className={clsx(
              'fixed end-0 top-(--header-height) flex h-[calc(100dvh-var(--header-height))] w-[min(20rem,88vw)] flex-col',
              'animate-slide-in overflow-y-auto border-s border-line bg-surface text-ink shadow-lift',
            )}
          >
            <Motif className="h-4 shrink-0 text-primary" scale={0.66} />
            <ul className="grid px-4 py-3">
              {copy.nav.map(({ href, label }) => (
                <li key={href}>
                  <NavLink
                    to={href}
                    end={href === PATHS.home}
                    className={clsx(
                      'flex min-h-12 items-center rounded-md px-3 font-display text-title',
                      'hover:bg-sunken aria-[current=page]:bg-primary-wash aria-[current=page]:text-primary',
                      'aria-[current=page]:forced-selected',
                    )}
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
            <div className="mt-auto grid gap-5 border-t border-line p-5">
              <Button asChild block className="xs:hidden">
                <Link to={loggedIn ? PATHS.user : PATHS.register}>{loggedIn ? copy.userPage : copy.getStarted}</Link>
              </Button>
              <div className="flex items-center gap-3">
                {loggedIn ? (
                  <Button variant="secondary" block onClick={onLogOut}>
                    {copy.logOut}
                  </Button>
                ) : (
                  <Button asChild variant="secondary" block>
                    <Link to={PATHS.login}>{copy.logIn}</Link>
                  </Button>
                )}
                <ThemeSwitch theme={theme} onChange={onThemeChange} className="shrink-0 sm:hidden" />
              </div>
              <QuickExit />
            </div>
          </nav>
        </>
      ) : null}
    </div>
  );
}
