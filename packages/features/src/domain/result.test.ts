import fc from 'fast-check';
import { expect, it } from 'vitest';

import { field, parseJson } from './result';

it('parses serialised JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

it('fails on invalid JSON', () => {
  for (const text of ['', '{', '<html>', 'NaN', 'undefined'])
    expect(parseJson(text).ok).toBe(false);
});

it('reads only own fields', () => {
  expect(field({ text: 'hi' }, 'text')).toBe('hi');
  expect(field(['first'], 0)).toBe('first');
  for (const value of [null, undefined, 7, 'text', {}, []])
    expect(field(value, 'constructor')).toBeUndefined();
});
