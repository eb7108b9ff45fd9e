// Puts what the last run of the checks found into the built Storybook, and says what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from './lib/install.mjs';
import { mergeReports, readCoverage, readPlaywright, readVitest } from './lib/last-run.mjs';
import { provedRequirements } from './lib/requirements.mjs';

const REPORTS = join(ROOT, 'test-results', 'reports');
const BUILT = join(ROOT, 'storybook-static');
const PACKAGES = ['ui', 'features'];

/** Each report of `npm test`, and what it is called to a reader. */
const KINDS = [
  { file: 'vitest.json', name: 'rules, hooks and states', read: readVitest },
  { file: 'storybook.json', name: 'Storybook as it is read', read: readPlaywright },
  { file: 'journeys.json', name: 'journeys', read: readPlaywright },
  { file: 'service.json', name: 'service', read: readPlaywright },
];

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

const commit = () => {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
};

const found = KINDS.map(({ file, name, read }) => {
  const path = join(REPORTS, file);
  return { name, report: existsSync(path) ? read(json(path)) : undefined };
});
const reports = found.flatMap(({ report }) => report ?? []);
const missing = found.filter(({ report }) => !report).map(({ name }) => name);

// `npm test -- --coverage` and `npm run coverage` leave it, apart from the reports, which `npm test` begins anew.
const summary = join(ROOT, 'test-results', 'coverage', 'coverage-summary.json');
const measured = existsSync(summary)
  ? { at: statSync(summary).mtime.toISOString(), packages: readCoverage(json(summary), PACKAGES) }
  : undefined;
if (!measured) console.log('Coverage is not measured: `npm test -- --coverage` does.');
for (const [name, { lines }] of Object.entries(measured?.packages ?? {})) {
  console.log(
    `packages/${name}: ${lines} % of the lines ran, measured on ${measured?.at.slice(0, 10)}`,
  );
}

if (!existsSync(join(BUILT, 'index.json'))) {
  console.log(
    'Storybook is not built: nothing was recorded. Run `npm run build`, then `npm run results`.',
  );
  process.exitCode = 1;
} else if (reports.length === 0) {
  console.log(
    'No check has left a report: nothing was recorded. Run `npm test`, which records its results itself.',
  );
  process.exitCode = 1;
} else {
  const entries = /** @type {{ id: string, type: string, importPath: string }[]} */ (
    Object.values(json(join(BUILT, 'index.json')).entries)
  );
  const stories = entries.filter(({ type }) => type === 'story');
  const merged = mergeReports({ reports, stories, requirements: provedRequirements(ROOT) });
  const at = new Date(Math.min(...reports.map((report) => report.at))).toISOString();
  writeFileSync(
    join(BUILT, 'last-run.json'),
    JSON.stringify({ at, commit: commit(), missing, ...merged, coverage: measured }),
  );
  /** @param {Record<string, string>} states @param {string} state */
  const count = (states, state) => Object.values(states).filter((each) => each === state).length;
  for (const what of /** @type {const} */ (['stories', 'requirements'])) {
    const known = count(merged[what], 'green') + count(merged[what], 'red');
    const all = what === 'stories' ? stories.length : Object.keys(merged.requirements).length;
    console.log(
      `${what}: ${count(merged[what], 'green')} green, ${count(merged[what], 'red')} red, ${all - known} not run in full`,
    );
  }
  if (missing.length > 0) console.log(`Not in this run: ${missing.join(', ')}.`);
  console.log(
    'Recorded in storybook-static/last-run.json, which Storybook shows under Requirements.',
  );
}
