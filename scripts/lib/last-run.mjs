// What the last run of the checks found of each story and each requirement; nothing here touches a file, because Storybook
// reads the outcome with it too.

/** @typedef {'green' | 'red' | 'unknown'} State Unknown is what did not run. */
/** @typedef {{ at: string, packages: Record<string, { lines: number, statements: number }> }} Coverage When it was measured, and in percent. */
/**
 * @typedef {{
 *   at: string,
 *   commit: string | undefined,
 *   missing: string[],
 *   stories: Record<string, State>,
 *   proofs: Record<string, State>,
 *   requirements: Record<string, State>,
 *   coverage: Coverage | undefined,
 * }} LastRun `at` is when it began; `missing` names the reports that were not there; paths are from the root.
 */
/** @typedef {{ path: string, story?: string, state: State }} Outcome What one test of a file came to. */
/** @typedef {{ at: number, outcomes: Outcome[] }} Report */
/** @typedef {{ id: string, importPath: string }} IndexedStory */

const STATES = ['green', 'red', 'unknown'];

/** Several results as one: a red one wins, and what did not run in full is not green. @param {readonly State[]} states @returns {State} */
export const together = (states) => {
  if (states.includes('red')) return 'red';
  return states.length > 0 && states.every((state) => state === 'green') ? 'green' : 'unknown';
};

/** @param {string} path */
const slashed = (path) => path.replaceAll('\\', '/');

/** @type {Record<string, State>} */
const OF_VITEST = { passed: 'green', failed: 'red' };

/**
 * The report of Vitest, where the addon of Storybook notes the story beside each test.
 * @param {any} report @returns {Report}
 */
export const readVitest = ({ startTime, testResults }) => ({
  at: startTime,
  outcomes: testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => [
    ...assertionResults.map((/** @type {any} */ test) => ({
      path: slashed(name),
      story: test.meta?.storyId,
      state: OF_VITEST[test.status] ?? 'unknown',
    })),
    // A file that cannot be read fails without a test of its own.
    ...(status === 'failed' && assertionResults.length === 0
      ? [{ path: slashed(name), state: /** @type {const} */ ('red') }]
      : []),
  ]),
});

/** The story that a test names at the end of its title, in brackets. */
const NAMED_STORY = /\(([\w-]+--[\w-]+)\)$/;

/** @param {any} spec @returns {State} */
const stateOfSpec = ({ ok, tests }) => {
  if (!ok) return 'red';
  return tests.every((/** @type {any} */ { status }) => status === 'skipped') ? 'unknown' : 'green';
};

/**
 * A report of Playwright.
 * @param {any} report @returns {Report}
 */
export const readPlaywright = ({ config, stats, suites }) => {
  /** @param {any} suite @returns {Outcome[]} */
  const outcomesOf = ({ specs = [], suites: inner = [] }) => [
    ...specs.map((/** @type {any} */ spec) => ({
      path: slashed(`${config.rootDir}/${spec.file}`),
      story: NAMED_STORY.exec(spec.title)?.[1],
      state: stateOfSpec(spec),
    })),
    ...inner.flatMap(outcomesOf),
  ];
  return { at: Date.parse(stats.startTime), outcomes: suites.flatMap(outcomesOf) };
};

/** Puts each state under its key, in lists. @param {readonly (readonly [string | undefined, State])[]} pairs */
const byKey = (pairs) => {
  /** @type {Map<string, State[]>} */
  const states = new Map();
  for (const [key, state] of pairs)
    if (key !== undefined) states.set(key, [...(states.get(key) ?? []), state]);
  return states;
};

/**
 * What every story, proof and requirement came to. A story that two runners opened is red if one of them found it red; a
 * story file holds when all of its stories do.
 * @param {{
 *   reports: readonly Report[],
 *   stories: readonly IndexedStory[],
 *   requirements: readonly { id: string, proofs: readonly { path: string }[] }[],
 * }} found
 * @returns {Pick<LastRun, 'stories' | 'proofs' | 'requirements'>}
 */
export const mergeReports = ({ reports, stories, requirements }) => {
  const outcomes = reports.flatMap((report) => report.outcomes);
  // What one runner leaves to the other is no result.
  const ofStory = byKey(
    outcomes.filter(({ state }) => state !== 'unknown').map(({ story, state }) => [story, state]),
  );
  const ran = stories.flatMap(({ id }) =>
    ofStory.has(id) ? [/** @type {const} */ ([id, together(ofStory.get(id) ?? [])])] : [],
  );
  const stateOfStory = new Map(ran);
  const ofPath = byKey(
    outcomes.filter(({ story }) => story === undefined).map(({ path, state }) => [path, state]),
  );
  const reported = [...ofPath.keys()];

  /** @param {string} path @returns {State} */
  const stateOfFile = (path) => {
    const own = reported
      .filter((name) => name === path || name.endsWith(`/${path}`))
      .flatMap((name) => ofPath.get(name) ?? []);
    const held = stories
      .filter(({ importPath }) => importPath === `./${path}`)
      .map(({ id }) => stateOfStory.get(id) ?? 'unknown');
    return together([...own, ...held]);
  };
  const proofs = new Map(
    requirements.flatMap((requirement) =>
      requirement.proofs.map(({ path }) => [path, stateOfFile(path)]),
    ),
  );
  return {
    stories: Object.fromEntries(ran),
    proofs: Object.fromEntries(proofs),
    requirements: Object.fromEntries(
      requirements.map(({ id, proofs: files }) => [
        id,
        together(files.map(({ path }) => proofs.get(path) ?? 'unknown')),
      ]),
    ),
  };
};

/**
 * How much of each package the tests of Vitest ran, from the summary of its coverage by file.
 * @param {any} summary @param {readonly string[]} packages @returns {Coverage['packages']}
 */
export const readCoverage = (summary, packages) => {
  const files = Object.entries(summary).map(([path, counts]) => ({ path: slashed(path), counts }));
  return Object.fromEntries(
    packages.flatMap((name) => {
      const own = files.filter(({ path }) => path.includes(`/packages/${name}/`));
      /** @param {'lines' | 'statements'} what */
      const percent = (what) => {
        const sum = (/** @type {'covered' | 'total'} */ key) =>
          own.reduce((all, { counts }) => all + counts[what][key], 0);
        // Down, so that nothing unproved reads as a hundred.
        return Math.floor((1000 * sum('covered')) / Math.max(1, sum('total'))) / 10;
      };
      return own.length > 0
        ? [[name, { lines: percent('lines'), statements: percent('statements') }]]
        : [];
    }),
  );
};

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {Record<string, State>} */
const statesIn = (value) => {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([key, state]) =>
      STATES.includes(String(state)) ? [[key, /** @type {State} */ (state)]] : [],
    ),
  );
};

/** @param {unknown} value @returns {value is string} */
const isDate = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** @param {unknown} value @returns {Coverage | undefined} */
const coverageIn = (value) => {
  if (!isRecord(value) || !isDate(value['at']) || !isRecord(value['packages'])) return undefined;
  const packages = Object.entries(value['packages']).flatMap(([name, counts]) =>
    isRecord(counts) &&
    typeof counts['lines'] === 'number' &&
    typeof counts['statements'] === 'number'
      ? [[name, { lines: counts['lines'], statements: counts['statements'] }]]
      : [],
  );
  return { at: value['at'], packages: Object.fromEntries(packages) };
};

/**
 * The run that a build of Storybook carries; undefined where none is recorded in it.
 * @param {unknown} value @returns {LastRun | undefined}
 */
export const parseLastRun = (value) => {
  if (!isRecord(value) || !isDate(value['at'])) return undefined;
  return {
    at: value['at'],
    commit: typeof value['commit'] === 'string' ? value['commit'] : undefined,
    missing: Array.isArray(value['missing']) ? value['missing'].map(String) : [],
    stories: statesIn(value['stories']),
    proofs: statesIn(value['proofs']),
    requirements: statesIn(value['requirements']),
    coverage: coverageIn(value['coverage']),
  };
};
