// Prepares a release of the library as a commit, which the workflow Release publishes; `--dry-run` does it in a copy that it
// removes, packs the package as npm would publish it, and prints what would happen.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { findUncommitted } from './lib/git-base.mjs';
import { ensurePackages, LINK, ROOT } from './lib/install.mjs';
import { npmCommand } from './lib/npm.mjs';

const COPY = join(ROOT, 'test-results/release');
const MAIN = 'main';

/** @param {string} folder @param {string[]} command */
const run = (folder, ...[program = '', ...args]) => {
  console.log(`> ${[program, ...args].join(' ')}`);
  const { status, error } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error('That failed, so nothing was released. Its message is above.');
};

/** @param {string[]} args */
const git = (...args) => {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`A release needs git. ${error?.message ?? stderr.trim()}`);
  return stdout.trimEnd();
};

/** @param {{ isDry: boolean }} options */
const checkState = ({ isDry }) => {
  const changed = findUncommitted(ROOT);
  if (changed) throw new Error(`Commit or stash these first:\n${changed}`);
  const branch = git('branch', '--show-current');
  if (!isDry && branch !== MAIN)
    throw new Error(`A release is made on ${MAIN}; this is ${branch || 'no branch'}.`);
  if (!readdirSync(join(ROOT, '.changeset')).some((name) => name.endsWith('.md')))
    throw new Error('There is nothing to release: .changeset has no change.');
};

/** Raises the version in a folder, writes the change log and checks the package. @param {string} folder */
const prepare = (folder) => {
  const npm = npmCommand();
  run(folder, process.execPath, join(ROOT, 'node_modules/@changesets/cli/bin.js'), 'version');
  run(folder, ...npm, 'install', '--package-lock-only', '--ignore-scripts');
  // Linked only now: npm also writes into the node_modules that it finds.
  if (folder !== ROOT) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), LINK);
  run(folder, ...npm, 'run', 'check', '--workspace', '@iru/ui');
  const library = join(folder, 'packages/ui');
  const { name, version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  const [, notes = ''] = readFileSync(join(library, 'CHANGELOG.md'), 'utf8').split(/^## .*\n/m);
  return { name: `${name} ${version}`, tag: `${name}@${version}`, notes: notes.trim() };
};

const tryOut = () => {
  rmSync(COPY, { recursive: true, force: true });
  git('worktree', 'prune');
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  git('worktree', 'add', '--detach', COPY, 'HEAD');
  try {
    const { name, tag, notes } = prepare(COPY);
    run(join(COPY, 'packages/ui/dist'), ...npmCommand(), 'publish', '--dry-run');
    run(COPY, 'git', 'diff', '--stat');
    console.log(`\n${notes}\n
A release would commit the files above as "chore(release): ${name}".
The workflow Release would then publish the files that npm lists and push the tag ${tag}.
Nothing was changed, committed or published.`);
  } finally {
    git('worktree', 'remove', '--force', COPY);
  }
};

const release = () => {
  const { name, tag } = prepare(ROOT);
  git('add', '--all');
  git('commit', '--message', `chore(release): ${name}`);
  console.log(`
Committed ${name}. Push it, and once it is on ${MAIN} and green run the workflow Release, which publishes it and pushes the
tag ${tag}.`);
};

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  checkState({ isDry: values['dry-run'] });
  ensurePackages();
  if (values['dry-run']) tryOut();
  else release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
