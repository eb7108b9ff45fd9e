// Each requirement has a proof, and each cited requirement exists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from '../lib/install.mjs';
import {
  readDeviations,
  readProves,
  readRequirements,
  readSources,
  withProofs,
} from '../lib/requirements.mjs';

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const requirements = readRequirements(text('docs/requirements.md'));
const ids = new Set(requirements.map(({ id }) => id));
const areas = [...new Set(requirements.map(({ id }) => id.replace(/-\d+$/, '')))];

/** An identifier of one of the table's areas, anywhere in a text. */
const CITATION = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g');

const sources = readSources(ROOT);
const citations = sources.flatMap((source) =>
  [...source.text.matchAll(CITATION)].map(([id]) => ({ path: source.path, id })),
);

describe('the requirements', () => {
  it('have an identifier each, a sentence, and a heading', () => {
    expect(requirements.length).toBeGreaterThan(60);
    expect(ids.size).toBe(requirements.length);
    expect(
      requirements.filter(({ sentence, area }) => !sentence.endsWith('.') || area === ''),
    ).toEqual([]);
  });

  it('are each proved by a story, a test or an end-to-end test that names them in its first line', () => {
    const gaps = withProofs(requirements, sources).filter(({ proofs }) => proofs.length === 0);
    expect(gaps.map(({ id }) => id)).toEqual([]);
  });

  it('are there wherever they are cited', () => {
    expect(citations.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(
      sources.flatMap((source) => readProves(source.text)).filter((id) => !ids.has(id)),
    ).toEqual([]);
  });

  it('are claimed where the page of the requirements reads it: once, and in the first line', () => {
    const late = sources.filter((source) =>
      [...source.text.matchAll(/^\/\/ Proves\b/gm)].some(({ index }) => index > 0),
    );
    expect(late.map(({ path }) => path)).toEqual([]);
    const empty = sources.filter(
      (source) => source.text.startsWith('// Proves') && readProves(source.text).length === 0,
    );
    expect(empty.map(({ path }) => path)).toEqual([]);
  });

  it('come with every deviation: what the specification says and what the site does', () => {
    const deviations = readDeviations(text('docs/deviations.md'));
    expect(deviations.length).toBeGreaterThan(30);
    expect(
      deviations.filter(({ section, specification, here }) => !section || !specification || !here),
    ).toEqual([]);
  });
});
