import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the classifiers are trained from. */
const TABLES = [
  'training/phrases.tsv',
  'training/ordinary.tsv',
  'intents/phrasings.txt',
  'danger/lexicon.txt',
];

/**
 * A checksum of the training tables, by which a model tells whether it was trained from them.
 * @param {string} engine The folder of the assistant engine.
 */
export const checksumOf = (engine) => {
  const hash = createHash('sha256');
  for (const table of TABLES) hash.update(readFileSync(join(engine, table)));
  return hash.digest('hex');
};
