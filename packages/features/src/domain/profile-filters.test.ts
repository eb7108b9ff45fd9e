// Proves BROWSE-2, BROWSE-3, BROWSE-7.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Profile } from './profile';
import { heightBand } from './profile';
import type { Filters } from './profile-filters';
import {
  activeFilters,
  countActive,
  filterProfiles,
  toQuery,
  NO_FILTERS,
  parseFilters,
} from './profile-filters';
import { anyFilters } from './testing/arbitrary-profiles';

const choices = {
  country: 'Rwanda',
  gender: 'female',
  bodyType: 'slim',
  education: 'bachelors',
  religion: 'christian',
  career: 'tech',
  hair: 'coily',
  children: 'open',
} as const;
const aline: Profile = {
  id: 'aline',
  name: 'Aline',
  age: 27,
  city: 'Kigali',
  image: '/aline.webp',
  status: 'Single',
  height: 168,
  ...choices,
};

describe('filterProfiles', () => {
  it('finds a country by its name in the language of the page, and by its stored name', () => {
    const tanzanian: Profile = { ...aline, country: 'Tanzania', countryName: 'Tanzanie' };
    const found = (location: string) =>
      filterProfiles([tanzanian, aline], { ...NO_FILTERS, location }).map(({ country }) => country);
    const countries = ['tanzanie', 'Tanzania', 'rwanda'].flatMap(found);
    expect(countries).toEqual(['Tanzania', 'Tanzania', 'Rwanda']);
  });

  const passes: [string, Partial<Filters>, boolean][] = [
    ['part of a name, any case', { username: 'LIN' }, true],
    ['part of a name, with accents', { username: 'lîné' }, true],
    ['part of a name, with invisible characters', { username: 'li\u00ADn' }, true],
    ['another name', { username: 'lina' }, false],
    ['part of a city', { location: 'kig' }, true],
    ['a place with spaces around', { location: ' Kigali ' }, true],
    ['another place', { location: 'Nairobi' }, false],
    ['the youngest age', { age: [27, 60] }, true],
    ['the oldest age', { age: [18, 27] }, true],
    ['too young', { age: [28, 60] }, false],
    ['one of the statuses', { status: ['Widow', 'Single'] }, true],
    ['another status', { status: ['Widow'] }, false],
    ['the same of each choice', { ...choices, height: '160-180' }, true],
    ['another gender', { gender: 'male' }, false],
    ['another country', { country: 'Kenya' }, false],
    ['another height', { height: 'over 180' }, false],
    ['another body type', { bodyType: 'athletic' }, false],
    ['another education', { education: 'masters' }, false],
    ['another religion', { religion: 'muslim' }, false],
    ['another career', { career: 'health' }, false],
    ['another hair', { hair: 'straight' }, false],
    ['another wish for children', { children: 'no' }, false],
    ['the same gender, but another country', { gender: 'female', country: 'Kenya' }, false],
    ['a mood filters nothing', { mood: 'Lonely' }, true],
    ['a relationship type filters nothing', { relationship: 'casual' }, true],
  ];

  it.each(passes)('%s', (_name, filters, shown) => {
    expect(filterProfiles([aline], { ...NO_FILTERS, ...filters })).toEqual(shown ? [aline] : []);
  });

  it('shows someone over 60 until an age is chosen', () => {
    const older = { ...aline, age: 61 };
    expect(filterProfiles([older], NO_FILTERS)).toEqual([older]);
    expect(filterProfiles([older], { ...NO_FILTERS, age: [19, 60] })).toEqual([]);
  });
});

it.each([
  [159, 'under 160'],
  [160, '160-180'],
  [180, '160-180'],
  [181, 'over 180'],
])('%i cm is %s', (height, band) => {
  expect(heightBand(height)).toBe(band);
});

describe('countActive', () => {
  const counted: [Partial<Filters>, number][] = [
    [{}, 0],
    [{ username: '  ' }, 0],
    [{ username: 'a', location: 'b' }, 2],
    [{ age: [20, 30] }, 1],
    [{ status: ['Single', 'Widow'] }, 1],
    [{ gender: 'male', country: 'Rwanda', mood: 'Calm' }, 3],
  ];

  it.each(counted)('%j counts %i', (filters, count) => {
    expect(countActive({ ...NO_FILTERS, ...filters })).toBe(count);
  });
});

describe('parseFilters', () => {
  it.each<[string, string, Partial<Filters>]>([
    ['an empty query', '', {}],
    ['unknown keys and values', 'gender=MALE&colour=red&height=170&status=Married', {}],
    ['ages out of range', 'ageMin=-1&ageMax=1e9', {}],
    ['ages the wrong way round', 'ageMin=40&ageMax=20', { age: [20, 40] }],
    ['ages that are no numbers', 'ageMin=NaN&ageMax=', {}],
    ['one age', 'ageMax=30', { age: [18, 30] }],
    [
      'status, repeated',
      'status=Widow&status=Single&status=Widow',
      { status: ['Single', 'Widow'] },
    ],
    ['the last of two', 'gender=male&gender=female', { gender: 'female' }],
    ['a blank name', 'username=\t ', {}],
    ['an unsafe name', 'username=a\u202Eb', { username: 'ab' }],
    ['an endless name', `username=${'a'.repeat(10_000)}`, { username: 'a'.repeat(100) }],
  ])('%s', (_name, query, filters) => {
    expect(parseFilters(new URLSearchParams(query))).toEqual({ ...NO_FILTERS, ...filters });
  });
});

describe('toQuery', () => {
  it('omits defaults', () => {
    expect(toQuery(NO_FILTERS)).toEqual([]);
    expect(toQuery({ ...NO_FILTERS, gender: 'male', age: [18, 40] })).toEqual([
      ['ageMax', '40'],
      ['gender', 'male'],
    ]);
  });

  it('can be parsed back', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseFilters(new URLSearchParams(toQuery(filters)))).toEqual(filters);
      }),
    );
  });
});

describe('the active filters', () => {
  it('are none at first, and none for blank values', () => {
    expect(activeFilters(NO_FILTERS)).toEqual([]);
    expect(activeFilters({ ...NO_FILTERS, username: '  ' })).toEqual([]);
  });

  it('are in page order, with each status separate', () => {
    const filters = {
      ...NO_FILTERS,
      status: ['Single', 'Widow'] as const,
      country: 'Kenya' as const,
      age: [25, 60] as const,
    };
    expect(activeFilters(filters)).toEqual([
      { id: 'age', key: 'age', value: [25, 60], removal: { age: [18, 60] } },
      { id: 'status-Single', key: 'status', value: 'Single', removal: { status: ['Widow'] } },
      { id: 'status-Widow', key: 'status', value: 'Widow', removal: { status: ['Single'] } },
      { id: 'country', key: 'country', value: 'Kenya', removal: { country: '' } },
    ]);
  });

  it('can be removed one by one in any order', () => {
    fc.assert(
      fc.property(anyFilters, fc.infiniteStream(fc.nat()), (filters, picks) => {
        let left = filters;
        for (let active = activeFilters(left); active.length > 0; active = activeFilters(left)) {
          const gone = active[picks.next().value % active.length];
          left = { ...left, ...gone?.removal };
          const others = active.flatMap(({ id }) => (id === gone?.id ? [] : [id]));
          expect(activeFilters(left).map(({ id }) => id)).toEqual(others);
        }
        expect(countActive(left)).toBe(0);
      }),
    );
  });
});
