import { execFileSync, spawnSync } from 'node:child_process';
import { isAbsolute, relative } from 'node:path';
import process from 'node:process';

import { ensureChromium, ROOT } from './install.mjs';
import { selectTests } from './select-tests.mjs';
import { staleBuild } from './stale-build.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/playwright/cli.js';
/** The end-to-end test that only the service can answer. */
const SERVICE_ONLY = /\/service\.spec\.ts$/;

/** @param {string[]} args @param {Record<string, string>} [env] */
const succeeds = (args, env = {}) =>
  spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

/** @param {'site' | 'storybook'} build */
const isUpToDate = (build) => {
  const reason = staleBuild(ROOT, build);
  if (reason === undefined) return true;
  console.log(`${reason}: building it again …`);
  return succeeds(['scripts/build.mjs', ...(build === 'site' ? ['--site'] : [])]);
};

/** @param {string} config @param {readonly string[]} files @param {Record<string, string>} [env] */
const playwright = (config, files, env) => {
  const patterns = files.map((file) => `[\\\\/]${file.split('/').at(-1)?.replaceAll('.', '\\.')}$`);
  return succeeds([PLAYWRIGHT, 'test', '--config', config, '--reporter=list', ...patterns], env);
};

/** The files of the repository, new ones included. */
const repositoryFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');

/**
 * Runs the tests that the arguments of `npm test` name.
 * @param {readonly string[]} args Paths, absolute or from the root of the repository, or names of end-to-end tests.
 * @returns {Promise<boolean>} Whether all of them passed.
 * @throws {Error} When an argument matches no test.
 */
export const runSelected = async (args) => {
  const paths = args.map((arg) =>
    (isAbsolute(arg) ? relative(ROOT, arg) : arg).replaceAll('\\', '/'),
  );
  const { rules, hooks, stories, storybook, e2e, consumers } = selectTests(
    paths,
    repositoryFiles(),
  );
  if (stories.length + storybook.length + e2e.length > 0) await ensureChromium();

  const site = 'apps/site/playwright.config.ts';
  const unit = [...rules, ...hooks];
  const service = e2e.filter((file) => SERVICE_ONLY.test(file));
  const others = e2e.filter((file) => !SERVICE_ONLY.test(file));
  const runs = [
    unit.length === 0 || succeeds([VITEST, 'run', '--config', 'vitest.unit.config.ts', ...unit]),
    stories.length === 0 ||
      succeeds([
        VITEST,
        'run',
        '--config',
        'vitest.workspace.ts',
        '--project',
        'stories',
        ...stories,
      ]),
    storybook.length === 0 ||
      (isUpToDate('storybook') && playwright('.storybook/playwright.config.ts', storybook)),
    others.length === 0 || (isUpToDate('site') && playwright(site, others)),
    service.length === 0 ||
      (isUpToDate('site') && playwright(site, service, { IRU_E2E_HOST: 'server' })),
    consumers.length === 0 || succeeds(['packages/ui/consumers/run.mjs']),
  ];
  return runs.every(Boolean);
};
