import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * Returns the command that runs npm, without a shell: Windows starts `npm.cmd` only through one, which splits paths at spaces.
 * @param {{ environment?: NodeJS.ProcessEnv, execPath?: string, platform?: NodeJS.Platform }} [system]
 * @returns {[command: string, ...args: string[]]}
 */
export const npmCommand = ({
  environment = process.env,
  execPath = process.execPath,
  platform = process.platform,
} = {}) => {
  // Set by npm itself; another package manager sets it too.
  const running = environment['npm_execpath'] ?? '';
  if (/[\\/]npm-cli\.js$/.test(running)) return [execPath, running];
  const beside = join(dirname(execPath), 'node_modules/npm/bin/npm-cli.js');
  return platform === 'win32' && existsSync(beside) ? [execPath, beside] : ['npm'];
};
