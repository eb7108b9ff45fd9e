import { fileURLToPath } from 'node:url';

import { defineConfig } from 'playwright/test';

import { launchOptions } from '../lib/chromium.mjs';
import { STORYBOOK } from './storybook';

const PORT = 6107;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Compares the stories of a built Storybook with the pictures of an earlier run. */
export default defineConfig({
  testDir: '.',
  testMatch: 'compare.ts',
  outputDir: here('../../test-results/visual'),
  snapshotPathTemplate: here('../../test-results/pictures/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // The same browser on the same machine renders the same story to the pixel.
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0, caret: 'hide' } },
  webServer: {
    command: `npx vite preview --outDir ${STORYBOOK} --port ${PORT} --strictPort`,
    cwd: here('../..'),
    port: PORT,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Africa/Kigali',
  },
});
