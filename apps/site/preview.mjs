// Serves the built site on http://localhost:4173 like a production host: clean URLs, compression, a real 404,
// security headers.
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { ensurePackages } from '../../scripts/lib/install.mjs';

ensurePackages();
const { createSite } = await import('./static-site.mjs');
const port = Number(process.env['PORT'] ?? 4173);
try {
  await createSite(fileURLToPath(new URL('dist', import.meta.url)), {
    logger: { level: 'warn' },
  }).listen({ port });
  console.log(`Preview    http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
