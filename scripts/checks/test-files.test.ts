// A test that no runner picks up never fails: every file that looks like a test must belong to exactly one runner.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from '../lib/install.mjs';

const LOOKS_LIKE_A_TEST =
  /(\.(test|tests|spec|specs|stories|story|cy|e2e)\.[cm]?[jt]sx?$)|(^|\/)__tests__\//;

/** The files that each runner picks up, as in the configurations of Vitest, Storybook and Playwright. */
const RUNNERS = [
  /^(packages|apps|scripts)\/.*\.test\.ts$/,
  /^(packages|apps)\/.*\.test\.tsx$/,
  /^packages\/(ui\/src\/components|features\/src\/(shell|assistant|parts|pages))\/.*\.stories\.tsx$/,
  /^(\.storybook|apps\/site)\/e2e\/(specs\/)?[^/]+\.spec\.ts$/,
  /^apps\/site\/engines\/[^/]+\.spec\.ts$/,
  /^packages\/ui\/consumers\/[^/]+\.spec\.ts$/,
];

/** Written by tools, as in .gitignore. */
const PASSED_OVER =
  /^(\.git|\.tsbuild|\.stryker-tmp|node_modules|dist|dist-server|storybook-static|test-results)$/;

/** Every file below a folder; not from git, without which the checks run too. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.test(entry.name)) return [];
    return entry.isDirectory() ? filesIn(`${folder}${entry.name}/`) : [`${folder}${entry.name}`];
  });

it('each test file has one runner', () => {
  const files = filesIn('').filter((path) => LOOKS_LIKE_A_TEST.test(path));
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.filter((path) => RUNNERS.filter((runner) => runner.test(path)).length !== 1),
  ).toEqual([]);
});
