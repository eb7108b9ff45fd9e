// Compares what a deployment sends with SHA256SUMS: npm run verify-site -- https://iru.example
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from './lib/install.mjs';
import { findChanged, MANIFEST } from './lib/manifest.mjs';

const [origin = ''] = process.argv.slice(2);
try {
  if (!URL.canParse(origin))
    throw new Error('Say which: npm run verify-site -- https://iru.example');
  const { changed, compared } = await findChanged(
    readFileSync(join(ROOT, MANIFEST), 'utf8'),
    origin,
  );
  if (changed.length > 0) throw new Error(`${origin} differs in:\n${changed.join('\n')}`);
  console.log(`${origin} sends the bytes of ${MANIFEST}: ${compared} files.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
