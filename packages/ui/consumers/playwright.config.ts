import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'playwright/test';

import { launchOptions } from '../../../scripts/lib/chromium.mjs';
import { CACHE } from './cache.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PORTS = { vite: 4371, next: 4372 };

export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, 'test-results/consumers'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(ROOT, 'test-results/reports/consumers.json') }]],
  projects: [
    {
      name: 'vite',
      testIgnore: 'server.spec.ts',
      use: { baseURL: `http://localhost:${PORTS.vite}` },
    },
    { name: 'next', use: { baseURL: `http://localhost:${PORTS.next}` } },
  ],
  use: { launchOptions: launchOptions({ manyPages: true }), locale: 'en-GB' },
  webServer: [
    {
      command: `npx vite preview --port ${PORTS.vite} --strictPort`,
      cwd: join(CACHE, 'vite'),
      port: PORTS.vite,
    },
    { command: `npx next start -p ${PORTS.next}`, cwd: join(CACHE, 'next'), port: PORTS.next },
  ],
});
