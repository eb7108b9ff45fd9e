// Gives a page the worker that answers the network by mocks, as msw ships it, and keeps the page's own files out of its hands.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ADDRESS = '/mockServiceWorker.js';
const FILE = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/**
 * Lets the page's own files go to the network by themselves, in a worker before msw listens there. For each of them msw asks a
 * page that has begun: for the files of a frame another frame of the same page, which may be busy, or gone before it answers.
 * @param {{
 *   readonly location: { readonly origin: string };
 *   readonly addEventListener: (
 *     type: 'fetch',
 *     listener: (event: { readonly request: { readonly url: string }; readonly stopImmediatePropagation: () => void }) => void,
 *   ) => void;
 * }} worker
 */
export const letOwnFilesPass = (worker) => {
  worker.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    const mayBeMocked =
      origin !== worker.location.origin ||
      pathname.startsWith('/api/') ||
      pathname === '/robots.txt';
    if (!mayBeMocked) event.stopImmediatePropagation();
  });
};

const source = () => `(${letOwnFilesPass.toString()})(self);\n${readFileSync(FILE, 'utf8')}`;

/** Serves the mock worker in development and emits it in a build. @returns {import('vite').Plugin} */
export const mockWorker = () => ({
  name: 'iru:mock-worker',
  configureServer(server) {
    server.middlewares.use(ADDRESS, (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(source());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source: source() });
  },
});
