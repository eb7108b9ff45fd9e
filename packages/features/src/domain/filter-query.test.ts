import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filtersFromQuery, filtersToQuery } from './filter-query';
import type { Filters } from './profile-filters';
import { NO_FILTERS } from './profile-filters';
import { anyFilters } from './testing/arbitrary-profiles';

const keys = fc.constantFrom(
  'username',
  'ageMin',
  'ageMax',
  'gender',
  'status',
  'height',
  '__proto__',
  'mood',
);
const anyValue = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String));
const anyPairs = fc.array(fc.tuple(fc.oneof(keys, fc.string()), anyValue));

describe('filtersFromQuery', () => {
  it.each<[string, [string, string][], Partial<Filters>]>([
    ['an empty query', [], {}],
    [
      'unknown keys and values',
      [
        ['gender', 'MALE'],
        ['colour', 'red'],
        ['height', '170'],
        ['status', 'Married'],
      ],
      {},
    ],
    [
      'ages out of range',
      [
        ['ageMin', '-1'],
        ['ageMax', '1e9'],
      ],
      {},
    ],
    [
      'ages the wrong way round',
      [
        ['ageMin', '40'],
        ['ageMax', '20'],
      ],
      { ageRange: [20, 40] },
    ],
    [
      'ages that are no numbers',
      [
        ['ageMin', 'NaN'],
        ['ageMax', ''],
      ],
      {},
    ],
    ['one age', [['ageMax', '30']], { ageRange: [18, 30] }],
    [
      'statuses, repeated and unordered',
      [
        ['status', 'Widow'],
        ['status', 'Single'],
        ['status', 'Widow'],
      ],
      { statuses: ['Single', 'Widow'] },
    ],
    [
      'the last of two',
      [
        ['gender', 'male'],
        ['gender', 'female'],
      ],
      { gender: 'female' },
    ],
    ['an unsafe name', [['username', 'a\u202Eb']], { username: 'ab' }],
    ['an endless name', [['username', 'a'.repeat(10_000)]], { username: 'a'.repeat(100) }],
  ])('%s', (_name, pairs, filters) => {
    expect(filtersFromQuery(pairs)).toEqual({ ...NO_FILTERS, ...filters });
  });

  it('never throws, and returns ages within the limits', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const {
          ageRange: [from, to],
        } = filtersFromQuery(pairs);
        expect(from).toBeGreaterThanOrEqual(18);
        expect(to).toBeLessThanOrEqual(60);
        expect(from).toBeLessThanOrEqual(to);
      }),
    );
  });

  it('is stable when parsed, formatted and parsed again', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const once = filtersFromQuery(pairs);
        expect(filtersFromQuery(filtersToQuery(once))).toEqual(once);
      }),
    );
  });
});

describe('filtersToQuery', () => {
  it('omits defaults', () => {
    expect(filtersToQuery(NO_FILTERS)).toEqual([]);
    expect(filtersToQuery({ ...NO_FILTERS, gender: 'male', ageRange: [18, 40] })).toEqual([
      ['ageMax', '40'],
      ['gender', 'male'],
    ]);
  });

  it('can be parsed back', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersFromQuery(filtersToQuery(filters))).toEqual(filters);
      }),
    );
  });
});
