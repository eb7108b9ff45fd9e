// Builds the current commit again under other conditions (a new install, another folder, Node, time zone, locale and home) and
// compares every file with SHA256SUMS, which it writes first if it's missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { OLDEST_NODE, ROOT } from './lib/install.mjs';
import { differences, MANIFEST } from './lib/manifest.mjs';
import { npmCommand } from './lib/npm.mjs';

const OTHER = { TZ: 'Pacific/Auckland', LC_ALL: 'fr_FR.UTF-8', LANG: 'fr_FR.UTF-8' };

/** @param {string} folder @param {readonly string[]} command @param {NodeJS.ProcessEnv} [environment] */
const run = (folder, [program = '', ...args], environment = process.env) => {
  const { status, error } = spawnSync(program, args, {
    cwd: folder,
    env: environment,
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed; its message is above.`);
};

/** Builds a commit in a new folder and returns its hashes. @param {string} node The version of Node. */
const buildElsewhere = (node) => {
  const folder = mkdtempSync(join(tmpdir(), 'Iru José '));
  const copy = join(folder, 'copy');
  const npm = npmCommand();
  try {
    run(ROOT, ['git', 'clone', '--quiet', ROOT, copy]);
    run(copy, [...npm, 'ci', '--prefer-offline']);
    const command = ['node', 'scripts/build.mjs', '--manifest'];
    run(copy, [...npm, 'exec', '--yes', `--package=node@${node}`, '--', ...command], {
      ...process.env,
      ...OTHER,
    });
    return readFileSync(join(copy, MANIFEST), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

try {
  const { values } = parseArgs({ options: { node: { type: 'string', default: OLDEST_NODE } } });
  const file = join(ROOT, MANIFEST);
  if (!existsSync(file)) run(ROOT, [process.execPath, 'scripts/build.mjs', '--manifest']);
  const found = differences(readFileSync(file, 'utf8'), buildElsewhere(values.node));
  if (found.length > 0)
    throw new Error(`The second build differs from ${MANIFEST}:\n${found.join('\n')}`);
  console.log(
    `Both builds have the same bytes, on Node ${process.versions.node} and ${values.node}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
