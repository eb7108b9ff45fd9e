import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from '../../scripts/lib/install.mjs';

const FOLDER = join(ROOT, 'test-results/code');
const CONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    noEmit: true,
    emitDeclarationOnly: false,
    composite: false,
    types: ['node', 'vite/client'],
  },
  include: ['*.tsx'],
};

/** Returns what TypeScript reports for pieces of code, each by its name. */
export const typeErrors = (code: ReadonlyMap<string, string>): string => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(CONFIG));
  for (const [name, text] of code) writeFileSync(join(FOLDER, `${name}.tsx`), text);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', FOLDER, '--pretty', 'false'], { encoding: 'utf8' })
    .stdout;
};
