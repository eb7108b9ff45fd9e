// Gives a page the worker that answers the network by mocks, as msw ships it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ADDRESS = '/mockServiceWorker.js';
const FILE = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** Serves the mock worker in development and emits it in a build. @returns {import('vite').Plugin} */
export const mockWorker = () => ({
  name: 'iru:mock-worker',
  configureServer(server) {
    server.middlewares.use(ADDRESS, (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(FILE));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source: readFileSync(FILE) });
  },
});
