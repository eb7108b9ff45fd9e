// Compares what a deployment sends with SHA256SUMS: npm run verify-site -- https://iru.example
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from './lib/install.mjs';
import { findChanged, MANIFEST } from './lib/manifest.mjs';

const [origin = ''] = process.argv.slice(2);
try {
  if (!existsSync(join(ROOT, MANIFEST)))
    throw new Error(`There is no ${MANIFEST}. Run \`npm run build -- --manifest\` first.`);
  if (!URL.canParse(origin))
    throw new Error('Say which: npm run verify-site -- https://iru.example');
  const manifest = readFileSync(join(ROOT, MANIFEST), 'utf8');
  const { changed, compared } = await findChanged(manifest, origin).catch((error) => {
    throw new Error(`${origin} can't be compared: ${error.cause?.message ?? error.message}`);
  });
  if (changed.length > 0) throw new Error(`${origin} differs in:\n${changed.join('\n')}`);
  console.log(`${origin} sends the bytes of ${MANIFEST}: ${compared} files.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
