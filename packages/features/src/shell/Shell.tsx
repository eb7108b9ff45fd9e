import { BackToTop } from '@iru/ui/back-to-top';
import { Breadcrumb } from '@iru/ui/breadcrumb';
import { DialogHeaderAction } from '@iru/ui/dialog/header-action';
import { useScrolledPast } from '@iru/ui/hooks/use-scrolled-past';
import type { ReactNode } from 'react';
import { Link, type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { crumbLabel } from './crumb-labels';
import { useDataMode } from '../persistence/use-data-mode';
import { useSession } from '../persistence/use-session';
import { useTheme } from '../persistence/use-theme';
import { useTrail } from '../persistence/use-trail';
import { BACK_TO_TOP, HEADER } from '../domain/constants';
import { IS_DRAFT } from '../domain/language';
import { useLazyImport } from '../parts/lazy/use-lazy-import';
import { DraftNotice } from '../parts/language/DraftNotice';
import { ProductLabels } from '../parts/language/ProductLabels';
import { useOfferedLanguage } from '../parts/language/use-offered-language';
import { PATHS } from '../paths';
import { KEYS } from '../platform/keys';
import { shellCopy as copy } from '#words/shell/copy';
import { CompactFooter } from './CompactFooter';
import { Footer } from './Footer';
import { Header } from './Header';
import { focusMain, MAIN_ID } from './main-content';
import { isMemberPage } from './member-sections';
import { NavigationProgress } from './NavigationProgress';
import { ReloadStatus } from './ReloadStatus';
import { PlainNotice } from './PlainNotice';
import { QuickExitLink } from './QuickExitLink';
import { ShellNotices, useHasNotice } from './ShellNotices';
import { SkipLink } from './SkipLink';
import { ToasterOnDemand } from './ToasterOnDemand';
import { useRouteFocus } from './use-route-focus';
import { useTyping } from './use-typing';

/** A constant element: a changing context would make React discard the parts of the page that aren't hydrated yet. */
const dialogExit = <QuickExitLink iconOnly />;

const loadBar = () => import('./MemberBar');
const loadOffer = () => import('../parts/data-mode/DataModeOffer');
const loadLanguageOffer = () => import('../parts/language/LanguageOffer');

/** The router gives every directly opened page the same key, but each needs its own scroll position. */
const placeOf = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? `${pathname}${search}${hash}` : key;

export interface ShellProps {
  /** The floating assistant, provided by the site. */
  assistant: ReactNode;
  /** The page. @default the router's current page */
  children?: ReactNode;
}

/** The layout around every page (SHELL-2). */
export function Shell({ assistant, children }: ShellProps) {
  const { pathname } = useLocation();
  const { loggedIn, logOut } = useSession();
  const { theme, setTheme } = useTheme();
  const scrolled = useScrolledPast(HEADER.scrolledPx);
  const farDown = useScrolledPast(BACK_TO_TOP.thresholdPx);
  const trail = useTrail(pathname);
  const atHome = pathname === PATHS.home;
  const hasNotice = useHasNotice() || IS_DRAFT;
  const { mode, isAskedFor } = useDataMode();
  const mayOffer = isAskedFor && mode === 'auto';
  const bar = useLazyImport(loggedIn, loadBar);
  const offer = useLazyImport(mayOffer, loadOffer);
  const { offered, dismiss } = useOfferedLanguage();
  const languageOffer = useLazyImport(offered !== undefined, loadLanguageOffer);
  useRouteFocus();
  useTyping();
  return (
    <ProductLabels>
      <div data-noticed={hasNotice ? '' : undefined} className="flex min-h-dvh flex-col">
        <SkipLink target={MAIN_ID} />
        <NavigationProgress />
        <Header
          loggedIn={loggedIn}
          overVideo={atHome && !hasNotice}
          scrolled={scrolled}
          theme={theme}
          onThemeChange={setTheme}
          onLogOut={logOut}
        />
        {IS_DRAFT ? <DraftNotice /> : null}
        <div data-offer-room="" data-print="hide">
          {offered && languageOffer.state === 'ready' ? (
            <languageOffer.value.LanguageOffer
              language={offered}
              onDismiss={() => {
                dismiss();
                focusMain();
              }}
            />
          ) : null}
        </div>
        {atHome ? null : (
          <Breadcrumb
            label={copy.breadcrumbs}
            moreLabel={copy.wholeTrail}
            items={trail.map((crumb) => ({ href: crumb.path, label: crumbLabel(crumb) }))}
            renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
            data-print="hide"
            className="page-width pt-3"
          />
        )}
        <ShellNotices />
        {/* An open dialog, or the assistant on a small screen, covers the header, so each has its own Quick exit. */}
        <DialogHeaderAction value={dialogExit}>
          <main id={MAIN_ID} tabIndex={-1} className="flex-1">
            {children ?? <Outlet />}
          </main>
        </DialogHeaderAction>
        {mayOffer && offer.state === 'ready' ? <offer.value.DataModeOffer /> : null}
        {loggedIn && isMemberPage(pathname) ? <CompactFooter /> : <Footer />}
        {loggedIn && bar.state === 'ready' ? <bar.value.MemberBar className="lg:hidden" /> : null}
        {/* In a short window both buttons end the page: below the assistant's, it moves nothing when it appears. */}
        <BackToTop visible={farDown} label={copy.backToTop} className="short:order-last" />
        <DialogHeaderAction value={dialogExit}>{assistant}</DialogHeaderAction>
        <ToasterOnDemand />
        <PlainNotice />
        <ReloadStatus />
        <ScrollRestoration getKey={placeOf} storageKey={KEYS.scroll} />
      </div>
    </ProductLabels>
  );
}
