import { BASE_PATH } from '@iru/features/domain/language';
import { SIGNED } from '@iru/features/domain/languages';
import { brand } from '@iru/features/brand';
import { NoConnection } from '@iru/features/shell/no-connection';
import { noConnectionTitle } from '@iru/features/parts/offline/prerendered-texts';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';

import { resolveLazy } from './resolve-lazy';
import { routes } from './routes';

export { renderFrame } from './splash';
export { BASE_PATH, SIGNED };
export { ALL_PATHS } from '@iru/features/paths';
export { markOf } from '@iru/features/platform/page-mark';
export { homeScreenNames } from '@iru/features/parts/offline/prerendered-texts';
export { KEPT_PATHS } from '@iru/features/parts/offline/kept-paths';

/** Renders the page that the worker shows in place of one that isn't kept. */
export const renderNoConnection = () => ({
  title: noConnectionTitle,
  exitUrl: brand.quickExit,
  markup: renderToStaticMarkup(
    <StaticRouter basename={`${BASE_PATH}/`} location={`${BASE_PATH}/offline`}>
      <NoConnection />
    </StaticRouter>,
  ),
});

/** The address of the site, for search engines. */
export const siteUrl: string = import.meta.env['VITE_BRAND_URL'] ?? 'https://iru.example';

/** Renders a path to the markup for `#root`; throws if anything on the page throws. */
export const renderPath = async (path: string): Promise<string> => {
  const resolved = await resolveLazy(routes, matchRoutes(routes, path) ?? []);
  const handler = createStaticHandler(resolved, { basename: `${BASE_PATH}/` });
  const context = await handler.query(
    new Request(new URL(`${BASE_PATH}${path}`, 'http://localhost')),
  );
  if (context instanceof Response) throw new Error(`${path} answered with ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      // In one chunk, so that no inline script has to move streamed parts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (failure) throw failure;
  return html;
};
