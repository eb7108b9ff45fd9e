import { describe, expect, it } from 'vitest';

import { manyProfiles } from './many-profiles';

describe('manyProfiles', () => {
  it('generates the requested number of profiles, each with a unique id', () => {
    const crowd = manyProfiles(10_000);
    expect(crowd).toHaveLength(10_000);
    expect(new Set(crowd.map(({ id }) => id)).size).toBe(10_000);
    expect(crowd.every(({ age }) => age >= 18 && age <= 60)).toBe(true);
  });

  it('returns the same profiles for the same seed, and different ones for another', () => {
    expect(manyProfiles(50)).toEqual(manyProfiles(50));
    expect(manyProfiles(50, 2)).not.toEqual(manyProfiles(50));
  });
});
