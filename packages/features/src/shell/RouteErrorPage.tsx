import { Button } from '@iru/ui/button';
import { type ReactElement, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';

import { BASE_PATH } from '../domain/language';
import { PATHS } from '../paths';
import { useLazyImport } from '../parts/lazy/use-lazy-import';
import { hasSiteWorker } from '../platform/site-worker';
import { probeConnection } from '../platform/probe-connection';
import { claimAutomaticReload, reloadPage } from '../platform/reload';
import { refetchEmptyScripts } from '../platform/site-version';
import { shellCopy } from '#words/shell/copy';
import { PageLoadError, type PageLoadReason } from './page-load';
import { StatusPage } from './StatusPage';

const loadKeptPages = () => import('../parts/offline/KeptPages');

function OfflinePage() {
  const copy = shellCopy.offline;
  const kept = useLazyImport(hasSiteWorker(), loadKeptPages);
  const { pathname } = useLocation();
  const [stillOffline, setStillOffline] = useState(false);
  const retry = async () => {
    if (await probeConnection()) reloadPage();
    else setStillOffline(true);
  };
  useEffect(() => {
    window.addEventListener('online', reloadPage);
    // The connection may have returned before the listener was added.
    let gone = false;
    void probeConnection().then((reachable) => {
      if (reachable && !gone && claimAutomaticReload(pathname)) reloadPage();
    });
    return () => {
      gone = true;
      window.removeEventListener('online', reloadPage);
    };
  }, [pathname]);
  return (
    <StatusPage
      title={copy.title}
      hint={copy.hint}
      actions={
        <>
          <Button onClick={() => void retry()}>{copy.retry}</Button>
          <p role="status" className="basis-full text-small text-ink-soft">
            {stillOffline ? copy.retrying : null}
          </p>
          {kept.state === 'ready' ? <kept.value.KeptPages /> : null}
        </>
      }
    />
  );
}

function NewVersionPage() {
  const copy = shellCopy.newVersion;
  const { pathname } = useLocation();
  const [reloading, setReloading] = useState(true);
  useEffect(() => {
    if (claimAutomaticReload(pathname)) reloadPage();
    else setReloading(false);
  }, [pathname]);
  return (
    <StatusPage
      title={copy.title}
      hint={copy.hint}
      actions={
        <>
          <Button pending={reloading} onClick={reloadPage}>
            {copy.reload}
          </Button>
          <Button asChild variant="secondary">
            <a href={`${BASE_PATH}/`}>{copy.home}</a>
          </Button>
        </>
      }
    />
  );
}

function IncompletePage() {
  const copy = shellCopy.incomplete;
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await refetchEmptyScripts();
    reloadPage();
  };
  return (
    <StatusPage
      title={copy.title}
      hint={copy.hint}
      actions={
        <>
          <Button pending={retrying} onClick={() => void retry()}>
            {copy.retry}
          </Button>
          <Button asChild variant="secondary">
            <a href={`${BASE_PATH}/`}>{copy.home}</a>
          </Button>
        </>
      }
    />
  );
}

const PAGE_OF: Record<PageLoadReason, () => ReactElement> = {
  offline: OfflinePage,
  replaced: NewVersionPage,
  incomplete: IncompletePage,
};

const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return String(error);
};

/** Shown instead of a page that failed to load or render; header and footer keep working (SHELL-7). */
export function RouteErrorPage() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (error instanceof PageLoadError) {
    const Page = PAGE_OF[error.reason];
    return <Page />;
  }
  const copy = shellCopy.crashed;
  return (
    <StatusPage
      title={copy.title}
      detail={describe(error)}
      hint={copy.hint}
      actions={
        <>
          <Button onClick={() => void navigate(pathname + search, { replace: true })}>
            {copy.retry}
          </Button>
          <Button asChild variant="secondary">
            <Link to={PATHS.home}>{copy.home}</Link>
          </Button>
        </>
      }
    />
  );
}
