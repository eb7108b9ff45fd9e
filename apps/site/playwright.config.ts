import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'playwright/test';

import { launchOptions } from '../../scripts/lib/chromium.mjs';

/** Set another port to run the tests twice at the same time. */
const PORT = Number(process.env['IRU_E2E_PORT'] ?? 4273);
/** `IRU_E2E_HOST=server` runs the tests against the service instead of the preview. */
const withService = process.env['IRU_E2E_HOST'] === 'server';
const report = process.env['IRU_E2E_REPORT'] ?? 'e2e';
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Absolute, because the repository's root configuration re-exports this one. */
const inRoot = (path: string) => join(root, path);

export default defineConfig({
  testDir: inRoot('apps/site/e2e/specs'),
  // Needs the service.
  testIgnore: withService ? [] : ['**/service.spec.ts'],
  outputDir: inRoot(`test-results/${report}`),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Both in milliseconds and generous, for a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: inRoot(`test-results/reports/${report}.json`) }],
    ['junit', { outputFile: inRoot(`test-results/reports/${report}.xml`) }],
    ['html', { outputFolder: inRoot(`test-results/html/${report}`), open: 'never' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions({ manyPages: true }),
    locale: 'en-GB',
    timezoneId: 'Africa/Kigali',
    viewport: { width: 1280, height: 900 },
    // Without a GPU, animations take a quarter of the time. Tests about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the time: `--trace on` records one test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: withService ? 'node scripts/serve.mjs' : 'node apps/site/preview.mjs',
    cwd: root,
    env: { PORT: String(PORT), IRU_QUESTIONS_PER_SECOND: '0' },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    ...(withService ? { timeout: 180_000 } : {}),
  },
});
