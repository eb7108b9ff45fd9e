// A requirement that nothing proves is a wish, and a citation of one that is not there leads nowhere.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TABLE = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');

const rows = [...TABLE.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)].map(([, id = '', text = '']) => ({ id, text }));
const ids = new Set(rows.map(({ id }) => id));
const areas = [...new Set(rows.map(({ id }) => id.replace(/-\d+$/, '')))];

/** An identifier of one of the areas of the table, wherever it stands. */
const CITATION = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g');
const PROOF = /\.(?:stories|test|spec)\.tsx?$/;

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const citations = sources.flatMap(({ path, text }) => [...text.matchAll(CITATION)].map(([id]) => ({ path, id })));

describe('the requirements', () => {
  it('have an identifier each, and a sentence', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(ids.size).toBe(rows.length);
    expect(rows.filter(({ text }) => !text.endsWith('.'))).toEqual([]);
  });

  it('are each proved by a story, a test or a journey that names them', () => {
    const proved = new Set(citations.filter(({ path }) => PROOF.test(path)).map(({ id }) => id));
    expect([...ids].filter((id) => !proved.has(id))).toEqual([]);
  });

  it('are each stood for by something in the code', () => {
    const stood = new Set(citations.filter(({ path }) => !PROOF.test(path)).map(({ id }) => id));
    expect([...ids].filter((id) => !stood.has(id))).toEqual([]);
  });

  it('are there wherever they are cited', () => {
    expect(citations.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('are cited by nothing but their identifiers', () => {
    expect(sources.filter(({ text }) => /\bspec(?:ification)? [12],|\(spec [12]\)/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
