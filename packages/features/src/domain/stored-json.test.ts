import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { STORED } from './constants';
import { decodeBounded, nestsDeeper, parseBounded } from './stored-json';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

afterEach(() => vi.restoreAllMocks());

describe('a stored text', () => {
  it('is parsed as JSON within its limits', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: STORED.maxDepth - 1 }), (json) => {
        expect(parseBounded(json)).toEqual({ ok: true, value: JSON.parse(json) });
      }),
    );
  });

  it('can be nested up to the limit, not one level deeper', () => {
    expect(parseBounded(nested(STORED.maxDepth)).ok).toBe(true);
    expect(parseBounded(nested(STORED.maxDepth + 1))).toEqual({ ok: false, error: 'too-deep' });
  });

  it('is rejected before it’s traversed', () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(parseBounded(nested(500_000))).toEqual({ ok: false, error: 'too-deep' });
    const long = 'x'.repeat(STORED.maxCharacters + 1);
    expect(parseBounded(long)).toEqual({ ok: false, error: 'too-long' });
    expect(() => decodeBounded(nested(3000))).toThrow('too-deep');
    expect(parse).not.toHaveBeenCalled();
  });

  it('is scanned only up to the first excess bracket', () => {
    const text = nested(500_000);
    const look = vi.spyOn(String.prototype, 'charCodeAt');
    nestsDeeper(text, 16);
    expect(look).toHaveBeenCalledTimes(17);
  });

  it.each(['"[[[["', '{"a\\"[[[[":"]]]]{{{{"}', '["\\\\",[],[]]', ']]]][', ''])(
    'counts no bracket inside of strings: %s',
    (text) => {
      expect(nestsDeeper(text, 2)).toBe(false);
    },
  );

  it.each(['', '{broken', 'dark', '"open', '['])('reports invalid JSON: %j', (text) => {
    expect(parseBounded(text)).toEqual({ ok: false, error: 'not-json' });
  });
});
