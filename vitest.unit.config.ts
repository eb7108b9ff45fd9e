import process from 'node:process';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { prose } from './scripts/lib/prose.mjs';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** In milliseconds: a property with hundreds of runs takes its time on a busy machine. */
export const TEST_TIMEOUT = 20_000;
export const WORKERS = 2;

/** They run the boot script, whose listeners can't be removed, so each needs its own page. */
const PAGE_TESTS = ['**/boot-script.test.tsx', '**/event-replay.test.tsx'];
/** Isolated: a mutant in a constant has no effect on a module that is loaded already. */
const isMutationTest = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** From Node 25 on, Node's own `localStorage` hides the one of jsdom. Node 20 has neither the global nor the flag. */
const WITHOUT_NODE_STORAGE = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** The tests that need no browser. */
export const unitProjects: TestProjectConfiguration[] = [
  {
    plugins: [prose()],
    test: {
      name: 'rules',
      environment: 'node',
      include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
      exclude,
      execArgv: WITHOUT_NODE_STORAGE,
      testTimeout: TEST_TIMEOUT,
      maxWorkers: WORKERS,
      // Each worker loads a module once, which halves the time.
      isolate: isMutationTest,
    },
  },
  {
    plugins: [prose(), react()],
    test: {
      name: 'hooks',
      environment: 'jsdom',
      include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
      exclude: [...exclude, ...PAGE_TESTS],
      setupFiles: [
        fileURLToPath(new URL('packages/features/src/testing/dom-setup.ts', import.meta.url)),
      ],
      execArgv: WITHOUT_NODE_STORAGE,
      testTimeout: TEST_TIMEOUT,
      maxWorkers: WORKERS,
      isolate: isMutationTest,
      restoreMocks: true,
      unstubGlobals: true,
    },
  },
  {
    plugins: [prose(), react()],
    test: {
      name: 'page',
      environment: 'jsdom',
      include: PAGE_TESTS,
      exclude,
      execArgv: WITHOUT_NODE_STORAGE,
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
