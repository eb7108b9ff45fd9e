import { posix } from 'node:path';

import { nearest } from './nearest.mjs';

/** Each runner and the files it picks up, as in the configurations of Vitest, Storybook and Playwright. */
export const RUNNERS = /** @type {const} */ ({
  rules: /^(packages|apps|scripts)\/.*\.test\.ts$/,
  hooks: /^(packages|apps)\/.*\.test\.tsx$/,
  stories:
    /^(packages\/(ui\/src\/components|features\/src\/(shell|assistant|parts|pages))\/.*|apps\/site\/src\/journeys\/[^/]+)\.stories\.tsx$/,
  storybook: /^\.storybook\/e2e\/[^/]+\.spec\.ts$/,
  e2e: /^apps\/site\/e2e\/specs\/[^/]+\.spec\.ts$/,
  consumers: /^packages\/ui\/consumers\/[^/]+\.spec\.ts$/,
});

/** @typedef {keyof typeof RUNNERS} Runner */

const MAX_SUGGESTIONS = 8;

const runnerOf = (/** @type {string} */ file) =>
  /** @type {Runner[]} */ (Object.keys(RUNNERS)).find((runner) => RUNNERS[runner].test(file));

/** The name of an end-to-end test, such as `contact`. @param {string} file */
const specName = (file) => posix.basename(file, '.spec.ts');

/** @param {string} name @param {readonly string[]} tests */
const suggestionsFor = (name, tests) => {
  const specs = tests.filter((file) => file.endsWith('.spec.ts')).map(specName);
  const folders = [...new Set(tests.map((file) => posix.dirname(file)))];
  const word = posix.basename(name).split('.')[0]?.toLowerCase() ?? '';
  const alike = [...specs, ...folders, ...tests].filter((each) =>
    posix.basename(each).toLowerCase().includes(word),
  );
  if (alike.length > 0) return [...new Set(alike)].slice(0, MAX_SUGGESTIONS);
  const byName = new Map([...folders, ...specs].map((each) => [posix.basename(each), each]));
  const close = byName.get(nearest(word, byName.keys()) ?? '');
  return close === undefined ? [] : [close];
};

/**
 * Finds the tests that an argument of `npm test` means: a file or folder by its path, or an end-to-end test by its name.
 * @param {readonly string[]} args With forward slashes, relative to the repository.
 * @param {readonly string[]} files Every file of the repository.
 * @returns {Record<Runner, string[]>} The files of each runner.
 * @throws {Error} When an argument matches nothing, with what it could be.
 */
export const selectTests = (args, files) => {
  const tests = files.filter((file) => runnerOf(file) !== undefined);
  const selected = args.flatMap((arg) => {
    const path = posix.normalize(arg).replace(/\/$/, '');
    const found = tests.filter(
      (file) =>
        file === path ||
        file.startsWith(`${path}/`) ||
        (file.endsWith('.spec.ts') && specName(file) === path),
    );
    if (found.length > 0) return found;
    const suggestions = suggestionsFor(path, tests);
    throw new Error(
      [
        `No test matches '${arg}'. Give the path of a test or folder (packages/ui/src/components/switch), or the name of an end-to-end test (contact).`,
        ...(suggestions.length > 0
          ? ['Did you mean:', ...suggestions.map((each) => `  npm test -- ${each}`)]
          : []),
      ].join('\n'),
    );
  });
  const of = (/** @type {Runner} */ runner) =>
    [...new Set(selected)].filter((file) => RUNNERS[runner].test(file));
  return {
    rules: of('rules'),
    hooks: of('hooks'),
    stories: of('stories'),
    storybook: of('storybook'),
    e2e: of('e2e'),
    consumers: of('consumers'),
  };
};
