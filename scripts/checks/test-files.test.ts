// A test that no runner picks up never fails: every file that looks like a test must belong to exactly one runner.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { RUNNERS } from '../lib/select-tests.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const LOOKS_LIKE_A_TEST =
  /(\.(test|tests|spec|specs|stories|story|cy|e2e)\.[cm]?[jt]sx?$)|(^|\/)__tests__\//;

const ownersOf = (path: string) =>
  Object.entries(RUNNERS).flatMap(([runner, files]) => (files.test(path) ? [runner] : []));

const files = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
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
