// Proves BROWSE-4.
import { describe, expect, it } from 'vitest';

import {
  BODY_TYPES,
  CAREERS,
  CHILDREN,
  COUNTRIES,
  EDUCATIONS,
  GENDERS,
  HAIRS,
  HEIGHT_BANDS,
  RELIGIONS,
  STATUSES,
} from '../../domain/profile';
import { type Filters, filterProfiles, NO_FILTERS } from '../../domain/profile-filters';
import { clearPictures } from '../../parts/people/clear-pictures';
import { profiles } from './browse-profiles';

const options: [keyof Filters, readonly string[]][] = [
  ['gender', GENDERS],
  ['country', COUNTRIES],
  ['height', HEIGHT_BANDS],
  ['bodyType', BODY_TYPES],
  ['education', EDUCATIONS],
  ['religion', RELIGIONS],
  ['career', CAREERS],
  ['hair', HAIRS],
  ['children', CHILDREN],
];

describe('the sample profiles', () => {
  it('are twelve adults within the age filter, with unique ids and names', () => {
    expect(profiles).toHaveLength(12);
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(12);
    expect(new Set(profiles.map(({ name }) => name)).size).toBe(12);
    expect(profiles.every(({ age }) => age >= 18 && age <= 60)).toBe(true);
  });

  it.each(options.flatMap(([filter, values]) => values.map((value) => [filter, value] as const)))(
    'include a match for %s = %s',
    (filter, value) => {
      expect(filterProfiles(profiles, { ...NO_FILTERS, [filter]: value }).length).toBeGreaterThan(
        0,
      );
    },
  );

  it.each(STATUSES)('include a match for status %s', (status) => {
    expect(filterProfiles(profiles, { ...NO_FILTERS, status: [status] }).length).toBeGreaterThan(0);
  });

  it('have masked images, and a separate unblurred one each', () => {
    expect(profiles.every(({ image }) => image.includes('masked'))).toBe(true);
    expect(Object.keys(clearPictures).sort()).toEqual(profiles.map(({ id }) => id).sort());
  });
});
