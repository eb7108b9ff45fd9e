import { fileURLToPath } from 'node:url';

import { defineConfig } from 'playwright/test';

import { launchOptions } from '../scripts/lib/chromium.mjs';

const PORT = 6106;
/** A folder, as on GitHub Pages. */
const BASE = '/iru/';

/** Opens the built Storybook: `npm run build` comes before. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/storybook',
  forbidOnly: true,
  // Two take longer on two cores: the manager and the preview keep both busy.
  workers: 1,
  // In milliseconds; generous, for a busy machine.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../test-results/reports/storybook.json' }],
    ['junit', { outputFile: '../test-results/reports/storybook.xml' }],
    ['html', { outputFolder: '../test-results/html/storybook', open: 'never' }],
  ],
  use: {
    screenshot: 'only-on-failure',
    baseURL: `http://localhost:${PORT}${BASE}`,
    // Classic scrollbars, which take up space.
    launchOptions: {
      ...launchOptions({ manyPages: true }),
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir storybook-static --base ${BASE} --port ${PORT} --strictPort`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    port: PORT,
  },
});
