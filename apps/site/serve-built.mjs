import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sirv from 'sirv';

import { cacheControl, securityHeaders } from './security-headers.mjs';

/**
 * Answers from the folder of a built site as every host of it does: clean addresses, compressed files, a real 404, the
 * security headers; throws where nothing is built.
 * @param {string} dist
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export const serveBuilt = (dist) => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built site in ${dist}. Run \`npm run build -- --site\` first.`);
  const headers = Object.entries(securityHeaders({ demo: existsSync(join(dist, 'mockServiceWorker.js')) }));
  const notFound = readFileSync(join(dist, '404.html'));
  const serve = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const missing = () => {
      const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      response.statusCode = 404;
      response.setHeader('Content-Type', wantsPage ? 'text/html;charset=utf-8' : 'text/plain');
      response.end(wantsPage ? notFound : '');
    };
    if (request.method === 'GET' || request.method === 'HEAD') serve(request, response, missing);
    else missing();
  };
};
