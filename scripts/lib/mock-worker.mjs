import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ADDRESS = '/mockServiceWorker.js';
const source = () =>
  readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/** Serves MSW's worker in development and emits it in a build. @returns {import('vite').Plugin} */
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
