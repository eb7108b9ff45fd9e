import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { prose } from '../../../scripts/lib/prose.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the checks in Firefox and WebKitGTK: one window each, one check after the other. */
export default defineConfig({
  root,
  plugins: [prose()],
  test: {
    include: ['apps/site/engines/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['verbose', ['junit', { outputFile: 'test-results/reports/engines.xml' }]],
  },
});
