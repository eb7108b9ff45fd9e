import { defineConfig } from 'playwright/test';

import readers from './readers.config';

/** Takes a picture of each story of a built Storybook for `npm run visual`. */
export default defineConfig({
  ...readers,
  testDir: './visual',
  // Not a test: it shows nothing that could be red.
  testMatch: 'take-pictures.ts',
  outputDir: '../test-results/pictures',
  // In milliseconds: one test is a share of all the stories.
  timeout: 1_800_000,
  reporter: [['line']],
});
