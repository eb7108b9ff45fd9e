// Every check of the project in one command: installs what is missing, runs all of them even when one fails, and ends
// with one line of counts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

import { ensureChromium, ensurePackages, ROOT } from './lib/install.mjs';

const REPORTS = join(ROOT, 'test-results', 'reports');
const bin = (/** @type {string} */ path) => join(ROOT, 'node_modules', path);

/** @typedef {{ passed: number, failed: number, names?: string[] }} Counts */
/** @typedef {{ name: string, args: string[], env?: Record<string, string>, report?: (ok: boolean) => Counts }} Check */
/** @typedef {Check & { beside: Check[] }} MainCheck Leaves two cores partly idle, so the checks beside it run in turn meanwhile. */

/** @param {string} file @param {boolean} ok @param {(report: any) => Counts} read @returns {Counts} */
const fromReport = (file, ok, read) => {
  const path = join(REPORTS, file);
  const counts = existsSync(path)
    ? read(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 0 };
  // A runner that stops without a failing test (a crash, an unhandled error) must not look green.
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/**
 * Shortens a failure message and its element to a line of the summary.
 * @param {string | undefined} message
 */
const inShort = (message) => {
  const [line = '', ...rest] = stripVTControlCharacters(message ?? '').split('\n');
  const locator = rest.find((text) => text.startsWith('Locator:')) ?? '';
  return line ? `: ${`${line} ${locator}`.trim().slice(0, 300)}` : '';
};

/** @param {any} suite @returns {string[]} */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ spec) => !spec.ok)
    .map((/** @type {any} */ spec) => {
      const said = spec.tests?.at(-1)?.results?.at(-1)?.error?.message;
      return `${spec.file}:${spec.line} ${spec.title}${inShort(said)}`;
    }),
  ...suites.flatMap(failedSpecs),
];

/** @param {string} file @param {boolean} ok */
const fromPlaywright = (file, ok) =>
  fromReport(file, ok, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    names: failedSpecs(report),
  }));

/** Asked for by `npm test -- --coverage`. */
const isMeasured = process.argv.includes('--coverage');

const endToEnd = [bin('playwright/cli.js'), 'test', '--config', 'apps/site/playwright.config.ts'];

/** @type {Check[]} */
const besideStories = [
  { name: 'Format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'Lint', args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  {
    name: 'Spelling and plain words',
    args: [bin('cspell/bin.mjs'), '--no-progress', '--no-summary', '.'],
  },
  { name: 'Dead code', args: [bin('knip/bin/knip.js'), '--no-config-hints'] },
  { name: 'Types', args: [bin('typescript/bin/tsc'), '-b'] },
  { name: 'Package', args: ['packages/ui/check-package.mjs'] },
  { name: 'Build', args: ['scripts/build.mjs'] },
];

/** These need the package or the build. @type {Check[]} */
const besideEndToEnd = [
  {
    name: 'Package in applications',
    args: ['packages/ui/consumers/run.mjs'],
    report: (ok) => fromPlaywright('consumers.json', ok),
  },
  {
    name: 'Storybook',
    args: [
      bin('playwright/cli.js'),
      'test',
      '--config',
      '.storybook/playwright.config.ts',
      'e2e/smoke',
    ],
    report: (ok) => fromPlaywright('storybook.json', ok),
  },
  {
    name: 'Service',
    args: [...endToEnd, 'service', 'assistant'],
    env: { IRU_E2E_HOST: 'server', IRU_E2E_REPORT: 'service', IRU_E2E_PORT: '4274' },
    report: (ok) => fromPlaywright('service.json', ok),
  },
];

/** @type {MainCheck[]} */
const mainChecks = [
  {
    name: 'Rules, hooks and stories',
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--config',
      'vitest.workspace.ts',
      '--reporter=default',
      '--reporter=json',
      '--reporter=junit',
      `--outputFile.json=${join(REPORTS, 'vitest.json')}`,
      `--outputFile.junit=${join(REPORTS, 'vitest.xml')}`,
      ...(isMeasured ? ['--coverage'] : []),
    ],
    report: (ok) =>
      fromReport('vitest.json', ok, (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        names: report.testResults.flatMap((/** @type {any} */ file) =>
          file.assertionResults
            .filter((/** @type {any} */ { status }) => status === 'failed')
            .map(
              (/** @type {any} */ { fullName, failureMessages }) =>
                `${relative(ROOT, file.name)} ${fullName}${inShort(failureMessages?.[0])}`,
            ),
        ),
      })),
    beside: besideStories,
  },
  {
    name: 'End-to-end tests',
    args: endToEnd,
    report: (ok) => fromPlaywright('e2e.json', ok),
    beside: besideEndToEnd,
  },
];

ensurePackages();
await ensureChromium();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/**
 * @param {Check} check
 * @param {'inherit' | 'pipe'} output What is piped is printed in one piece when the check ends.
 */
const run = async ({ name, args, env = {}, report }, output) => {
  if (output === 'inherit') console.log(`\n--- ${name}`);
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  /** @type {Buffer[]} */
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ chunk) => printed.push(chunk));
  const [code] = await once(child, 'close');
  if (output === 'pipe') console.log(`\n--- ${name}\n${Buffer.concat(printed).toString()}`);
  const ok = code === 0;
  const counts = report?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { name, seconds: Math.round((performance.now() - started) / 1000), ...counts };
};

/** @param {readonly Check[]} checks */
const runInTurn = async (checks) => {
  const rows = [];
  for (const check of checks) rows.push(await run(check, 'pipe'));
  return rows;
};

/** @type {Awaited<ReturnType<typeof run>>[]} */
const rows = [];
for (const { beside, ...check } of mainChecks)
  rows.push(...(await Promise.all([run(check, 'inherit'), runInTurn(beside)])).flat());

console.log('');
for (const { name, seconds, passed, failed } of rows) {
  console.log(
    `${name.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds} s`,
  );
}
// Repeated at the end, where people look first.
for (const failed of rows.flatMap(({ names = [] }) => names)) console.log(`FAILED ${failed}`);
const total = (/** @type {'passed' | 'failed'} */ key) =>
  rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
