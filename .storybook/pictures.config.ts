import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'playwright/test';

import { launchOptions } from '../scripts/lib/chromium.mjs';

const PORT = 6107;

/** Draws the Storybook in `IRU_STORYBOOK`, for `npm run pictures`. */
export default defineConfig({
  testDir: './e2e',
  testMatch: 'pictures.spec.ts',
  outputDir: '../test-results/pictures/run',
  snapshotPathTemplate: '../test-results/pictures/before/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { stylePath: fileURLToPath(new URL('pictures.css', import.meta.url)) },
  },
  reporter: [
    ['line'],
    ['html', { outputFolder: '../test-results/html/pictures', open: 'never', title: 'Pictures' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: launchOptions({ manyPages: true }),
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Africa/Kigali',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${JSON.stringify(process.env['IRU_STORYBOOK'])} --port ${PORT} --strictPort`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    port: PORT,
  },
});
