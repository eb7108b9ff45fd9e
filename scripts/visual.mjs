// Compares the stories with those of a commit and opens Playwright's report of the differences:
// `node scripts/visual.mjs [commit] [part of the stories' ids]`. Without a part it compares the sheets.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ensureChromium, ensurePackages, ROOT } from './lib/install.mjs';
import { buildStorybook, storybookOf } from './lib/storybook-of.mjs';

const [commit = 'HEAD', stories = ''] = process.argv.slice(2);
const PICTURES = join(ROOT, 'test-results', 'pictures');

/** @param {string} storybook @param {...string} args */
const playwright = (storybook, ...args) =>
  spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/playwright/cli.js'),
      'test',
      '--config',
      'scripts/visual/playwright.config.ts',
      ...args,
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        IRU_STORYBOOK: storybook,
        IRU_STORIES: stories,
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(ROOT, 'test-results', 'visual-report'),
      },
    },
  ).status ?? 1;

ensurePackages();
await ensureChromium();
const hash = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], {
  cwd: ROOT,
  encoding: 'utf8',
}).trim();
rmSync(PICTURES, { recursive: true, force: true });
if (playwright(storybookOf(hash), '--update-snapshots=all', '--reporter=line') !== 0)
  throw new Error(`The pictures of ${commit} were not taken: see above.`);
const built = buildStorybook(ROOT, join(ROOT, 'test-results', 'storybook-now'));
process.exitCode = playwright(built, '--reporter=line,html');
