// A phrase that's added to a table has no effect until the models are trained again.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { checksumOf } from '../lib/assistant-tables.mjs';

const ENGINE = fileURLToPath(
  new URL('../../packages/features/src/assistant-engine', import.meta.url),
);

it.each([
  'danger/model.json',
  'danger/spellings.json',
  'language-model.json',
  'other-language-model.json',
])('%s was trained from the tables: run `npm run assistant` after a change', (file) => {
  const { tables } = JSON.parse(readFileSync(`${ENGINE}/${file}`, 'utf8')) as { tables: string };
  expect(tables).toBe(checksumOf(ENGINE));
});
