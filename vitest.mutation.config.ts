import { defineConfig } from 'vitest/config';

import { unitProjects } from './vitest.unit.config';

/** Loads each module anew for each file of tests: a mutant in a constant would otherwise change nothing. */
export default defineConfig({
  test: {
    projects: unitProjects.map((project) => ({
      ...project,
      test: { ...project.test, isolate: true },
    })),
  },
});
