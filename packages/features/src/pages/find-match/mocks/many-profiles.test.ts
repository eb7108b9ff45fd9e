import { describe, expect, it } from 'vitest';

import { manyProfiles } from './many-profiles';

describe('the crowd', () => {
  it('is as large as asked, each person with an id of their own', () => {
    const crowd = manyProfiles(10_000);
    expect(crowd).toHaveLength(10_000);
    expect(new Set(crowd.map(({ id }) => id)).size).toBe(10_000);
    expect(crowd.every(({ age }) => age >= 18 && age <= 60)).toBe(true);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(manyProfiles(50)).toEqual(manyProfiles(50));
    expect(manyProfiles(50, 2)).not.toEqual(manyProfiles(50));
  });
});
