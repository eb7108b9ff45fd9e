// Serves the built site on http://localhost:4173 as a production host would: clean addresses, compression, a real 404,
// the security headers.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { ensurePackages } from '../../scripts/lib/install.mjs';

ensurePackages();
const { default: sirv } = await import('sirv');
const { cacheControl, securityHeaders } = await import('./security-headers.mjs');
const port = Number(process.env['PORT'] ?? 4173);
const dist = fileURLToPath(new URL('dist', import.meta.url));
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build to preview yet. Run `npm run build` first.');
  process.exit(1);
}
const headers = securityHeaders({ demo: existsSync(join(dist, 'mockServiceWorker.js')) });
const serve = sirv(dist, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
});
const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  serve(request, response, () => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    response.statusCode = 404;
    response.setHeader('Content-Type', wantsPage ? 'text/html;charset=utf-8' : 'text/plain');
    response.end(wantsPage ? readFileSync(join(dist, '404.html')) : '');
  });
});
server.listen(port, () => console.log(`Preview    http://localhost:${port}`));
