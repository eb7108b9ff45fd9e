import { Button } from '@iru/ui/button';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Logo } from '@iru/ui/logo';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { brand } from '../content/brand';
import type { Theme } from '../persistence/theme';
import { QuickExitLink } from './QuickExitLink';
import { PATHS } from '../paths';
import { BySession } from './BySession';
import { shellCopy as copy } from '#words/shell/copy';
import { headerLayout } from './header-layout';
import { HeaderNav } from './HeaderNav';
import { LanguageMenu } from './LanguageMenu';
import { MemberNav } from './MemberNav';
import { MobileMenu } from './MobileMenu';
import { ThemeSwitch } from './ThemeSwitch';

export interface HeaderProps {
  /** Whether the visitor has the demo session. */
  loggedIn: boolean;
  /** Whether the header lies over the home page's video. @default false */
  overVideo?: boolean;
  /** Whether the page is scrolled past 8 px (SHELL-2). @default false */
  scrolled?: boolean;
  /** The chosen theme. */
  theme: Theme;
  /** Called with the next theme. */
  onThemeChange: (next: Theme) => void;
  /** Called when the visitor ends the session. */
  onLogOut: () => void;
}

/** The bar on top of every page: clear over the home video, a translucent band once the page is scrolled. */
export function Header({
  loggedIn,
  overVideo = false,
  scrolled = false,
  theme,
  onThemeChange,
  onLogOut,
}: HeaderProps) {
  const hydrated = useHydrated();
  const clear = overVideo && !scrolled;
  // As wide for members as for others, so that nothing beside it moves when the page learns who is here. With letters so
  // large that it has no room here, it is in the menu instead.
  const callClasses =
    'px-3! whitespace-nowrap max-sm:text-small! max-xs:hidden sm:min-w-37 sm:px-6!';
  return (
    <header
      data-print="hide"
      data-clear={clear ? '' : undefined}
      data-scrolled={scrolled ? '' : undefined}
      className={clsx(
        'sticky top-0 z-(--layer-header) h-(--header-height) border-b short:relative',
        'transition-[background-color,border-color,box-shadow] duration-base ease-out',
        clear
          ? 'border-transparent text-on-night'
          : 'border-line bg-canvas/90 text-ink shadow-soft backdrop-blur-md forced:bg-canvas',
        !scrolled && !clear && 'shadow-none',
      )}
    >
      <div className="page-width flex h-full items-center gap-3">
        <Link
          to={PATHS.home}
          aria-label={copy.home}
          // Where there is no room for both, the name wraps out of sight.
          className="flex h-11 min-w-8 flex-wrap gap-x-2 overflow-hidden rounded-sm font-display text-title font-bold"
        >
          <span className="flex h-11 items-center">
            <Logo size={32} className={clear ? '[&_path:nth-child(2)]:fill-on-night' : undefined} />
          </span>
          <span aria-hidden="true" translate="no" className="flex h-11 items-center">
            {brand.name}
          </span>
        </Link>
        {/* The footer has this link too, for screens without room for it. */}
        <Link
          to={PATHS.preview}
          className="flex h-11 shrink-0 items-center text-small font-medium max-sm:in-data-text-size:hidden max-[22rem]:hidden lg:max-[74rem]:hidden"
        >
          <span className="rounded-sm border border-current/40 px-1.5 leading-6">
            {copy.preview}
          </span>
        </Link>
        <BySession
          loggedIn={loggedIn}
          member={<MemberNav className="ms-auto hidden lg:block" clear={clear} />}
          guest={<HeaderNav className={clsx('ms-auto', headerLayout.navigation)} clear={clear} />}
        />
        <div
          className={clsx(
            'ms-auto flex shrink-0 items-center gap-1 lg:gap-2',
            headerLayout.controls,
          )}
        >
          {/* On a phone the way out goes before the language and the theme, which are in the menu there; the footer has the languages too. */}
          <LanguageMenu className={headerLayout.languages} />
          <ThemeSwitch theme={theme} onChange={onThemeChange} className="max-sm:hidden" />
          <QuickExitLink />
          <BySession
            loggedIn={loggedIn}
            member={
              <Button asChild variant={clear ? 'night' : 'primary'} className={callClasses}>
                <Link to={PATHS.user}>{copy.userPage}</Link>
              </Button>
            }
            guest={
              <Button asChild variant="primary" className={callClasses}>
                <Link to={PATHS.register}>{copy.getStarted}</Link>
              </Button>
            }
          />
          <MobileMenu
            loggedIn={loggedIn}
            theme={theme}
            onThemeChange={onThemeChange}
            onLogOut={onLogOut}
            // A member's header has the five places: the main pages are in the menu there too.
            className={
              loggedIn
                ? undefined
                : clsx(headerLayout.menu, !hydrated && 'in-data-[session=in]:lg:block')
            }
          />
        </div>
      </div>
    </header>
  );
}
