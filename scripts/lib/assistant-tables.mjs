import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The training tables of the classifiers. */
const TABLES = [
  'training/phrases.tsv',
  'training/ordinary.tsv',
  'training/other-languages.tsv',
  'intents/phrasings.txt',
  'danger/lexicon.txt',
];

/**
 * Returns a checksum of the training tables, which each model records.
 * @param {string} engine The folder of the assistant engine.
 */
export const checksumOf = (engine) => {
  const hash = createHash('sha256');
  for (const table of TABLES) hash.update(readFileSync(join(engine, table)));
  return hash.digest('hex');
};
