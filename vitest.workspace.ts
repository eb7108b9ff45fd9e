import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchOptions } from './scripts/lib/chromium.mjs';
import { TEST_TIMEOUT, unitProjects, WORKERS } from './vitest.unit.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  test: {
    // What visitors are given; measured on request, because it makes the stories half as slow again or worse.
    coverage: {
      provider: 'v8',
      include: ['packages/{ui,features}/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/testing/**', '**/mocks/**'],
      reporter: ['json-summary', 'html'],
      reportsDirectory: here('test-results/coverage'),
    },
    projects: [
      ...unitProjects,
      {
        plugins: [
          storybookTest({
            configDir: here('.storybook'),
            storybookScript: 'npm run storybook',
          }),
        ],
        test: {
          name: 'stories',
          testTimeout: TEST_TIMEOUT,
          globalSetup: [here('.storybook/vitest.global-setup.ts')],
          setupFiles: [here('.storybook/vitest.setup.ts')],
          isolate: false,
          maxWorkers: WORKERS,
          // After the others: the browser takes both cores.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 1000 },
            provider: playwright({
              launchOptions: launchOptions({ manyPages: true }),
              contextOptions: {
                viewport: { width: 1280, height: 1000 },
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                locale: 'en-GB',
                timezoneId: 'UTC',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
