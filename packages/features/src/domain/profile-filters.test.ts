// Proves BROWSE-2, BROWSE-3.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Profile } from './profile';
import { heightBand } from './profile';
import type { Filters } from './profile-filters';
import { countActive, filterProfiles, NO_FILTERS } from './profile-filters';
import { anyFilters, anyProfile } from './testing/arbitrary-profiles';

const aline: Profile = {
  id: 'aline',
  name: 'Aline',
  age: 27,
  city: 'Kigali',
  country: 'Rwanda',
  image: '/aline.webp',
  gender: 'female',
  status: 'Single',
  heightCm: 168,
  bodyType: 'slim',
  education: 'bachelors',
  religion: 'christian',
  career: 'tech',
  hair: 'coily',
  children: 'open',
};

/** A naive implementation of the specification (spec 1, section 5), one rule per line. */
function oracle(profile: Profile, filters: Filters): boolean {
  const has = (text: string, part: string): boolean =>
    text.toLowerCase().indexOf(part.trim().toLowerCase()) !== -1;
  const isOpen = (value: string): boolean => value === 'All' || value === 'Any';
  const equal: [string, string][] = [
    [filters.gender, profile.gender],
    [filters.country, profile.country],
    [filters.bodyType, profile.bodyType],
    [filters.education, profile.education],
    [filters.religion, profile.religion],
    [filters.career, profile.career],
    [filters.hair, profile.hair],
    [filters.childrenPref, profile.children],
  ];
  if (profile.age < filters.ageRange[0] || profile.age > filters.ageRange[1]) return false;
  if (!equal.every(([wanted, value]) => isOpen(wanted) || wanted === value)) return false;
  if (filters.statuses.length > 0 && !filters.statuses.includes(profile.status)) return false;
  if (filters.heightRange === 'under 160' && profile.heightCm >= 160) return false;
  if (filters.heightRange === '160-180' && (profile.heightCm < 160 || profile.heightCm > 180))
    return false;
  if (filters.heightRange === 'over 180' && profile.heightCm <= 180) return false;
  if (!has(profile.name, filters.username)) return false;
  return has(profile.city, filters.location) || has(profile.country, filters.location);
}

describe('filterProfiles', () => {
  const passes: [string, Partial<Filters>, boolean][] = [
    ['nothing chosen', {}, true],
    ['part of a name, any case', { username: 'LIN' }, true],
    ['another name', { username: 'lina' }, false],
    ['part of a city', { location: 'kig' }, true],
    ['part of a country', { location: 'wand' }, true],
    ['a place with spaces around', { location: ' Kigali ' }, true],
    ['another place', { location: 'Nairobi' }, false],
    ['the youngest age', { ageRange: [27, 60] }, true],
    ['the oldest age', { ageRange: [18, 27] }, true],
    ['too young', { ageRange: [28, 60] }, false],
    ['one of the statuses', { statuses: ['Widow', 'Single'] }, true],
    ['another status', { statuses: ['Widow'] }, false],
    ['another gender', { gender: 'male' }, false],
    ['another country', { country: 'Kenya' }, false],
    ['another height', { heightRange: 'over 180' }, false],
    ['a mood filters nothing', { emotionalMood: 'Lonely' }, true],
    ['a relationship type filters nothing', { relationshipType: 'casual' }, true],
  ];

  it.each(passes)('%s', (_name, filters, shown) => {
    expect(filterProfiles([aline], { ...NO_FILTERS, ...filters })).toEqual(shown ? [aline] : []);
  });

  it('returns the same profiles as the naive implementation', () => {
    fc.assert(
      fc.property(fc.array(anyProfile, { maxLength: 40 }), anyFilters, (profiles, filters) => {
        expect(filterProfiles(profiles, filters)).toEqual(
          profiles.filter((profile) => oracle(profile, filters)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('parses each query once for any number of profiles', () => {
    let reads = 0;
    const filters: Filters = {
      ...NO_FILTERS,
      get username() {
        reads += 1;
        return 'ali';
      },
    };
    expect(
      filterProfiles(
        Array.from({ length: 10_000 }, () => aline),
        filters,
      ),
    ).toHaveLength(10_000);
    expect(reads).toBe(1);
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
    [{ ageRange: [20, 30] }, 1],
    [{ statuses: ['Single', 'Widow'] }, 1],
    [{ gender: 'male', country: 'Rwanda', emotionalMood: 'Calm' }, 3],
  ];

  it.each(counted)('%j counts %i', (filters, count) => {
    expect(countActive({ ...NO_FILTERS, ...filters })).toBe(count);
  });
});
