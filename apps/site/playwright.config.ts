import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'playwright/test';

import { launchOptions } from '../../scripts/lib/chromium.mjs';

/** A second run beside the first takes another port. */
const PORT = Number(process.env['IRU_JOURNEYS_PORT'] ?? 4273);
const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  testDir: './e2e/journeys',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Both in milliseconds, for a busy machine; what never comes still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/reports/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions({ manyPages: true }),
    locale: 'en-GB',
    timezoneId: 'Africa/Kigali',
    viewport: { width: 1280, height: 900 },
    // Recording costs a fifth of the time: `--trace on` records the one journey that is looked into.
    trace: 'off',
  },
  webServer: {
    command: 'node apps/site/preview.mjs',
    cwd: root,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
