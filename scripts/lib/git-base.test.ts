import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { findBase, findUncommitted } from './git-base.mjs';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@iru.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const commit = () => {
  git('commit', '--allow-empty', '--message', 'a');
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iru-base-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('there is none without a repository', () => {
  expect(findBase(folder)).toBeUndefined();
});

it('there is none without git', () => {
  vi.stubEnv('PATH', folder);
  expect(findBase(folder)).toBeUndefined();
  expect(findUncommitted(folder)).toBe('');
});

describe.skipIf(spawnSync('git', ['--version']).status !== 0)('in a repository', () => {
  it('it’s where a branch left main', () => {
    git('init', '--initial-branch', 'main');
    const base = commit();
    git('switch', '--create', 'feature');
    commit();
    expect(findBase(folder)).toBe(base);
  });

  it('it’s what was published, also on main', () => {
    git('init', '--initial-branch', 'main');
    const base = commit();
    git('update-ref', 'refs/remotes/origin/main', base);
    commit();
    expect(findBase(folder)).toBe(base);
  });

  it('what isn’t committed is listed, except what is ignored', () => {
    git('init');
    writeFileSync(join(folder, '.gitignore'), 'dist');
    writeFileSync(join(folder, 'dist'), '');
    expect(findUncommitted(folder)).toBe('?? .gitignore\n');
  });

  it('there is none without main', () => {
    git('init', '--initial-branch', 'feature');
    commit();
    expect(findBase(folder)).toBeUndefined();
  });
});
