import { Button } from '@iru/ui/button';
import { Motif } from '@iru/ui/motif';
import { NavigationDrawer } from '@iru/ui/navigation-drawer';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { Theme } from '../persistence/theme';
import { DataModeToggle } from '../parts/data-mode/DataModeToggle';
import { LanguageLinks } from '../parts/language/LanguageLinks';
import { QuickExit } from '../parts/quick-exit/QuickExit';
import { PATHS } from '../paths';
import { shellCopy as copy } from '#words/shell/copy';
import { NAV_LINKS } from './links';
import { NavItems } from './NavItems';
import { ThemeSwitch } from './ThemeSwitch';

export interface MobileMenuProps {
  /** Whether the visitor has the demo session. */
  loggedIn: boolean;
  /** The current theme. */
  theme: Theme;
  /** Called with the next theme. */
  onThemeChange: (next: Theme) => void;
  /** Called when the visitor logs out. */
  onLogOut: () => void;
  /** Extra classes for the root element. */
  className?: string;
}

/** The menu on narrow screens: a drawer that also closes when a link is chosen. */
export function MobileMenu({
  loggedIn,
  theme,
  onThemeChange,
  onLogOut,
  className,
}: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  // While rendering: an effect would also close a menu that was opened before the first effects ran.
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(false);
  }

  return (
    <NavigationDrawer
      label={copy.navigation}
      openLabel={copy.menuOpen}
      closeLabel={copy.menuClose}
      open={open}
      onOpenChange={setOpen}
      className={className}
    >
      <Motif className="h-4 shrink-0 text-primary" scale={0.66} />
      <NavItems
        items={
          loggedIn ? [{ href: PATHS.dashboard, label: copy.dashboard }, ...NAV_LINKS] : NAV_LINKS
        }
        className="grid px-4 py-3"
        linkClassName={clsx(
          'flex min-h-12 items-center rounded-md px-3 font-display text-title',
          'hover:bg-sunken aria-[current=page]:bg-primary-wash aria-[current=page]:text-primary',
          'aria-[current=page]:forced-selected',
        )}
      />
      <div className="mt-auto grid gap-5 border-t border-line p-5">
        <LanguageLinks />
        <Button asChild block className="xs:hidden">
          <Link to={loggedIn ? PATHS.user : PATHS.register}>
            {loggedIn ? copy.userPage : copy.getStarted}
          </Link>
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
        <DataModeToggle />
        <QuickExit />
      </div>
    </NavigationDrawer>
  );
}
