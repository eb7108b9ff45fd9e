// A text once promised that somebody would see a wave, and nothing was ever sent: every word that promises something has
// to be entered in docs/claims.md with its proof or its label.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { claimsIn, readClaims, STANDINGS, visibleWords } from '../lib/claims.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEXTS = 'packages/features/src/';

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const isText = (path: string) =>
  !/\.test\.tsx?$/.test(path) && (/\/[\w-]*copy[\w-]*\.ts$/.test(path) || /\/content\/.*\.(?:ts|mdx)$/.test(path));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', TEXTS], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => isText(path) && existsSync(`${ROOT}${path}`));

const rows = readClaims(read('docs/claims.md'));
const found = files.flatMap((path) =>
  Object.entries(claimsIn(visibleWords(path, read(path)))).map(([word, count]) => `${path.slice(TEXTS.length)}: ${word} × ${count}`),
);

/** What a text says beside a promise that is not kept yet. */
const OWNED_UP = /in this version|this version of the site|demonstration|\bplanned\b|illustrative|invented|\bsamples?\b|are to be|is to be|once (?:people|accounts|stories)|first accounts|as they will hold|specification|it is often said/i;

describe('the table of claims', () => {
  it('holds each claim of each text, as often as it stands there, and no other', () => {
    const entered = rows.map(({ file, word, count }) => `${file}: ${word} × ${count}`);
    expect(entered.filter((row) => !found.includes(row)), 'rows that are not so any more').toEqual([]);
    expect(found.filter((row) => !entered.includes(row)), 'claims without a row').toEqual([]);
    expect(new Set(entered).size).toBe(entered.length);
    expect(entered.length).toBeGreaterThan(100);
  });

  it.each(rows.map((row) => [`${row.file} · ${row.word}`, row] as const))('says how %s stands', (_name, row) => {
    expect(STANDINGS).toContain(row.standing);
    expect(row.claim).not.toBe('');
    const paths = [...row.proof.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');
    expect(row.standing !== 'proved' || paths.length > 0).toBe(true);
    expect(paths.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  });

  it.each(rows.filter(({ standing }) => ['planned', 'sample', 'specification’s figure'].includes(standing)).map((row) => [`${row.file} · ${row.word}`, row.file] as const))(
    'finds the visitor told that %s is not so yet',
    (_name, file) => {
      const source = read(`${TEXTS}${file}`);
      expect(OWNED_UP.test(visibleWords(file, source)) || /\bversionCopy\.\w+/.test(source)).toBe(true);
    },
  );
});

describe('the check', () => {
  it.each([
    ['Your words are encrypted.', { encrypt: 1 }],
    ['Behind each mask is somebody real, a verified member.', { real: 1, verify: 1, members: 1 }],
    ['They will see it, and moderators review it within 2 hours, 24/7.', { seen: 1, moderate: 1, review: 1, promptness: 1, always: 1 }],
    ['We guarantee secure notifications to 98% of people.', { guarantee: 1, secure: 1, notify: 1, figure: 1 }],
    ['It stays on this device, and nothing is sent.', { device: 2 }],
    ['A person reads it.', { person: 1 }],
    ['Two cups of coffee on a terrace.', {}],
  ])('sees in “%s” what it promises', (text, claims) => {
    expect(claimsIn(text)).toEqual(claims);
  });

  it('reads what a visitor reads, and nothing of the code around it', () => {
    const source = [
      "import { verified } from './encrypted';",
      '/** Moderators. */',
      '  // It is secure.',
      "const encrypt = { members: 'One text', other: \"Two ‘texts’\" };",
      'const more = (badge: string) => `Three ${badge} texts`;',
    ].join('\n');
    expect(visibleWords('copy.ts', source)).toBe('\'One text\'\n"Two ‘texts’"\n`Three 0 texts`');
    expect(claimsIn(visibleWords('copy.ts', source))).toEqual({});
    expect(claimsIn(visibleWords('a.mdx', "import { brand } from '../brand';\n[Look](/verified) at the badge."))).toEqual({ verify: 1 });
  });
});
