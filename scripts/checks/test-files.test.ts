// A test that no runner picks up never fails: every file that looks like a test must belong to exactly one runner.
import { execFileSync } from 'node:child_process';

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

it('each test file has one runner', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => LOOKS_LIKE_A_TEST.test(path));
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.filter((path) => RUNNERS.filter((runner) => runner.test(path)).length !== 1),
  ).toEqual([]);
});
