import { expect, it } from 'vitest';

import { npmCommand } from './npm.mjs';

const WINDOWS = {
  platform: 'win32',
  execPath: 'C:\\Program Files\\nodejs\\node.exe',
} as const;

it('is the npm that runs the script, started by Node', () => {
  const cli = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
  expect(npmCommand({ ...WINDOWS, environment: { npm_execpath: cli } })).toEqual([
    WINDOWS.execPath,
    cli,
  ]);
});

it('isn’t another package manager', () => {
  const environment = { npm_execpath: '/usr/lib/node_modules/pnpm/bin/pnpm.cjs' };
  expect(npmCommand({ environment, platform: 'linux' })).toEqual(['npm']);
});
