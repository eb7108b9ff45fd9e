import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { staleBuild } from './stale-build.mjs';

const OLD = 1_000;
const BUILT = 2_000;
const NEW = 3_000;
let root: string;

const write = (path: string, seconds: number) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, seconds, seconds);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'iru-stale-'));
  for (const path of [
    'packages/ui/src/a.ts',
    'apps/site/src/main.tsx',
    'scripts/lib/prose.mjs',
    '.storybook/main.ts',
    'package-lock.json',
  ]) {
    write(path, OLD);
  }
  write('apps/site/dist/index.html', BUILT);
  write('storybook-static/index.html', BUILT);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a build', () => {
  it('is fresh while it is newer than its sources', () => {
    expect([staleBuild(root, 'site'), staleBuild(root, 'storybook')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is stale after a source has changed, and names it', () => {
    write('packages/ui/src/components/a/A.tsx', NEW);
    expect(staleBuild(root, 'site')).toBe(
      'apps/site/dist is older than packages/ui/src/components/a/A.tsx',
    );
    expect(staleBuild(root, 'storybook')).toBe(
      'storybook-static is older than packages/ui/src/components/a/A.tsx',
    );
  });

  it.each([
    'apps/site/e2e/specs/a.spec.ts',
    'packages/ui/src/a.test.ts',
    'packages/ui/node_modules/a/index.js',
    'apps/site/dist/assets/a.js',
  ])('stays fresh when %s changes', (path) => {
    write(path, NEW);
    expect([staleBuild(root, 'site'), staleBuild(root, 'storybook')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('of the site holds no story, the Storybook does', () => {
    write('packages/ui/src/components/a/A.stories.tsx', NEW);
    expect(staleBuild(root, 'site')).toBeUndefined();
    expect(staleBuild(root, 'storybook')).toContain('A.stories.tsx');
  });

  it('is missing, or is the demo, which no test may open', () => {
    write('apps/site/dist/mockServiceWorker.js', BUILT);
    expect(staleBuild(root, 'site')).toBe('apps/site/dist holds the demo');
    rmSync(join(root, 'apps/site/dist'), { recursive: true });
    expect(staleBuild(root, 'site')).toBe('apps/site/dist is missing');
  });
});
