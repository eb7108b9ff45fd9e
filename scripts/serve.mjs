// The site in earnest: builds what is missing, then serves the built site and the assistant on one port, 8080 or `PORT`.
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { ensurePackages } from './lib/install.mjs';

ensurePackages();
const { buildService, ensureSite, SERVICE } = await import('./lib/service.mjs');
ensureSite();
buildService();
console.log(`Iru        http://localhost:${process.env['PORT'] || 8080}`);
// In this process, so that a signal reaches the service itself and nothing is left behind.
await import(pathToFileURL(SERVICE).href);
