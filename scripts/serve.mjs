// Builds what's missing and serves the built site and the assistant on one port, 8080 or `PORT`.
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { ensurePackages } from './lib/install.mjs';

ensurePackages();
const { buildService, ensureSite, SERVICE } = await import('./lib/service.mjs');
ensureSite();
buildService();
console.log(`Iru        http://localhost:${process.env['PORT'] || 8080}`);
// In this process, so that a signal stops the service too.
await import(pathToFileURL(SERVICE).href);
