// Each sentence of docs/claims.md is on the site in these words, and each test that proves it exists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from '../lib/install.mjs';

/** Documents break lines and code escapes quotes. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/\\?'/g, '’');
const read = (path: string) => plain(readFileSync(join(ROOT, 'docs', path), 'utf8'));

const [promises = ''] = readFileSync(join(ROOT, 'docs/claims.md'), 'utf8').split('## Commands');
const kinds = promises
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    kind: section.split('\n', 1)[0],
    proofs: [...section.matchAll(/\]\((\S+)\) “([^”]+)”/g)].map(([, path = '', test = '']) => ({
      path,
      test,
    })),
    sentences: [...section.matchAll(/^- “(.+)” \[[^\]]+\]\((\S+)\)$/gm)].map(
      ([, words = '', path = '']) => ({ words, path }),
    ),
  }));

it('has no line that is read as nothing', () => {
  const lines = promises.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.length).toBeGreaterThanOrEqual(150);
  expect(kinds.flatMap(({ sentences }) => sentences)).toHaveLength(lines.length);
});

it('lists sentences that are on the site in these words', () => {
  const missing = kinds.flatMap(({ sentences }) =>
    sentences
      .filter(({ words, path }) => !read(path).includes(plain(words)))
      .map(({ words, path }) => `${path} no longer has “${words}”`),
  );
  expect(
    missing,
    'put the new words into docs/claims.md, and check that its proof covers them',
  ).toEqual([]);
});

it('has a proof of each kind of sentence', () => {
  const unproven = kinds.flatMap(({ kind, proofs, sentences }) => {
    const lost = proofs.filter(({ path, test }) => !read(path).includes(plain(test)));
    return proofs.length > lost.length && lost.length === 0
      ? []
      : [
          `${kind}: ${lost.map(({ path, test }) => `${path} has no “${test}”`).join(', ') || 'no proof'}; it proves “${sentences.map(({ words }) => words).join('”, “')}”`,
        ];
  });
  expect(
    unproven,
    'name the test that proves these sentences now, or take them from the site',
  ).toEqual([]);
});
