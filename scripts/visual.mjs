// Compares the pictures of the stories as they are with those of a commit, and writes a report that opens in a browser:
// `npm run visual -- [commit] [--states] [--stories <pattern>]`. The sheets alone unless `--states` asks for all.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { ensureChromium, ensurePackages, ROOT } from './lib/install.mjs';
import { buildStorybook, storybookOf } from './lib/storybook-of.mjs';

const OUT = join(ROOT, 'test-results', 'visual');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    states: { type: 'boolean', default: false },
    stories: { type: 'string', default: '' },
  },
});

/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** What is compared with: what was asked for, else the last commit under the changes at hand, else the one before it. */
const commitOf = () => {
  const [asked = git('status', '--porcelain') ? 'HEAD' : 'HEAD~1'] = positionals;
  try {
    return git('rev-parse', '--verify', `${asked}^{commit}`);
  } catch {
    throw new Error(
      `"${asked}" is no commit of this repository. Name a commit, a branch or a tag.`,
    );
  }
};

/** @param {string} storybook @param {string} folder */
const takePictures = (storybook, folder) => {
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/playwright/cli.js'),
      'test',
      '--config',
      '.storybook/visual.config.ts',
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        IRU_STORYBOOK: storybook,
        IRU_PICTURES: folder,
        IRU_STORIES: values.stories,
        ...(values.states ? {} : { IRU_TAG: 'sheet' }),
      },
    },
  );
  if (status !== 0) throw new Error('The pictures were not taken: see above.');
};

/** Says what changed, and where the report stands. @param {string} title */
const report = async (title) => {
  // After the packages are there.
  const { comparePictures, writeReport } = await import('./lib/picture-report.mjs');
  const comparisons = comparePictures(OUT);
  for (const { name, pixels } of comparisons.filter(({ state }) => state === 'changed'))
    console.log(`changed  ${name}  ${pixels} pixels`);
  /** @param {string} wanted */
  const count = (wanted) => comparisons.filter(({ state }) => state === wanted).length;
  console.log(
    `\n${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('same')} the same`,
  );
  console.log(`Report: ${pathToFileURL(writeReport(OUT, title, comparisons)).href}`);
};

ensurePackages();
await ensureChromium();
const commit = commitOf();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
console.log(`Comparing with ${git('log', '-1', '--format=%h %s', commit)}`);
takePictures(storybookOf(commit), join(OUT, 'before'));
takePictures(buildStorybook(ROOT, join(OUT, 'storybook')), join(OUT, 'after'));
await report(`Against ${git('log', '-1', '--format=%h %s', commit)}`);
