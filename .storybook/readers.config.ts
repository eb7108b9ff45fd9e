import { defineConfig } from 'playwright/test';

import { launchOptions } from '../scripts/lib/chromium.mjs';

/** The built Storybook, opened as its readers open it: `npm run build` comes before. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/storybook',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // In milliseconds, for a busy machine; what never comes still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: '../test-results/reports/storybook.json' }]],
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Africa/Kigali',
    trace: 'off',
  },
});
