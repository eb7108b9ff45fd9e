import { Button } from '@iru/ui/button';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { PATHS } from '../paths';
import { log } from '../platform/logger';
import { shellCopy } from '#words/shell/copy';
import { StatusPage } from './StatusPage';

const copy = shellCopy.notFound;

/** The page for every unknown URL; logs the attempted path (SHELL-1). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => log.info('Page not found', { path: pathname }), [pathname]);
  return (
    <StatusPage
      code="404"
      title={copy.text}
      description={copy.description}
      hint={copy.hint}
      actions={
        <Button asChild>
          <Link to={PATHS.home}>{copy.home}</Link>
        </Button>
      }
    />
  );
}
