import process from 'node:process';

import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { prose } from './scripts/lib/prose.mjs';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** In milliseconds: a property with hundreds of runs takes its time on a busy machine. */
export const TEST_TIMEOUT = 20_000;
export const WORKERS = 2;

/** The tests that need no browser. */
export const unitProjects: TestProjectConfiguration[] = [
  {
    plugins: [prose()],
    test: {
      name: 'rules',
      environment: 'node',
      include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
      exclude,
      testTimeout: TEST_TIMEOUT,
      maxWorkers: WORKERS,
      // Each worker loads a module once, which halves the time. Hooks need isolation: they share stored data and the page.
      // So do mutation tests: a mutant in a constant has no effect on a module that is loaded already.
      isolate: process.env['STRYKER_MUTATOR_WORKER'] !== undefined,
    },
  },
  {
    plugins: [prose(), react()],
    test: {
      name: 'hooks',
      environment: 'jsdom',
      include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
      exclude,
      testTimeout: TEST_TIMEOUT,
      maxWorkers: WORKERS,
      restoreMocks: true,
    },
  },
];

/** Runs them without loading Storybook, which takes longer than most tests. */
export default defineConfig({
  test: {
    projects: unitProjects,
    // A public name that was added to a package.json concerns few tests, and npm run check is to be quick.
    forceRerunTriggers: ['**/vitest.unit.config.ts'],
  },
});
