// Writes packages/ui/src/tokens/tokens.css from tokens.json beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runnerImport } from 'vite';

import { ensurePackages, ROOT } from './lib/install.mjs';

ensurePackages();
const folder = join(ROOT, 'packages/ui/src/tokens');
/** @param {string} name */
const load = async (name) =>
  (await runnerImport(join(folder, name), { configFile: false, root: ROOT })).module;

const { readTokens } = /** @type {typeof import('../packages/ui/src/tokens/read-tokens')} */ (
  await load('read-tokens.ts')
);
const { writeTokens } = /** @type {typeof import('../packages/ui/src/tokens/write-tokens')} */ (
  await load('write-tokens.ts')
);
writeFileSync(
  join(folder, 'tokens.css'),
  writeTokens(readTokens(JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')))),
);
