import { spawnSync } from 'node:child_process';

/** The published one first: work on `main` itself differs from it. */
const BRANCHES = ['origin/main', 'main'];

/**
 * Returns the commit from which a folder's changes are counted. Vitest would find no test, and be green, if it had none.
 * @param {string} folder
 * @returns {string | undefined} Undefined without git, or without a `main` to compare with.
 */
export const findBase = (folder) => {
  for (const branch of BRANCHES) {
    const { status, stdout } = spawnSync('git', ['merge-base', branch, 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return undefined;
};

/** Returns what git would commit, a line each; nothing for a copy without git. @param {string} folder */
export const findUncommitted = (folder) =>
  spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' }).stdout ?? '';
