// A test that no runner picks up fails nobody: every file that looks like a test must belong to exactly one runner.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Each runner and the files it picks up, as in vitest.workspace.ts, .storybook/main.ts and the configurations of Playwright. */
const RUNNERS: Record<string, RegExp> = {
  rules: /^(packages|apps|scripts)\/.*\.test\.ts$/,
  hooks: /^(packages|apps)\/.*\.test\.tsx$/,
  stories: /^(packages\/(ui\/src\/components|features\/src\/(shell|assistant|parts|pages))\/.*|apps\/site\/src\/journeys\/[^/]+)\.stories\.tsx$/,
  storybook: /^\.storybook\/e2e\/[^/]+\.spec\.ts$/,
  journeys: /^apps\/site\/e2e\/journeys\/[^/]+\.spec\.ts$/,
};
const LOOKS_LIKE_A_TEST = /(\.(test|tests|spec|specs|stories|story|cy|e2e)\.[cm]?[jt]sx?$)|(^|\/)__tests__\//;

const ownersOf = (path: string) => Object.keys(RUNNERS).filter((runner) => RUNNERS[runner]?.test(path));

const files = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => LOOKS_LIKE_A_TEST.test(path));

describe('test files', () => {
  it('have exactly one runner each', () => {
    const found = files();
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((path) => ownersOf(path).length !== 1)).toEqual([]);
  });

  it.each([
    'packages/ui/src/components/button/Button.spec.tsx',
    'packages/ui/src/hooks/useThing.stories.tsx',
    'packages/features/src/home/__tests__/Home.tsx',
    'apps/site/e2e/home.spec.ts',
    'bench/run.test.ts',
  ])('would be reported at %s', (path) => {
    expect(LOOKS_LIKE_A_TEST.test(path)).toBe(true);
    expect(ownersOf(path)).toEqual([]);
  });
});
