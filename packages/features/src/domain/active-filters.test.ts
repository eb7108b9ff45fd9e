// Proves BROWSE-7.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { activeFilters } from './active-filters';
import { countActive, NO_FILTERS } from './profile-filters';
import { anyFilters } from './testing/arbitrary-profiles';

describe('the active filters', () => {
  it('are none at first, and none for blank values', () => {
    expect(activeFilters(NO_FILTERS)).toEqual([]);
    expect(activeFilters({ ...NO_FILTERS, username: '  ' })).toEqual([]);
  });

  it('are in page order, with each status separate', () => {
    const filters = {
      ...NO_FILTERS,
      statuses: ['Single', 'Widow'] as const,
      country: 'Kenya' as const,
      ageRange: [25, 60] as const,
    };
    expect(activeFilters(filters)).toEqual([
      { id: 'ageRange', key: 'ageRange', value: [25, 60], removal: { ageRange: [18, 60] } },
      { id: 'statuses-Single', key: 'statuses', value: 'Single', removal: { statuses: ['Widow'] } },
      { id: 'statuses-Widow', key: 'statuses', value: 'Widow', removal: { statuses: ['Single'] } },
      { id: 'country', key: 'country', value: 'Kenya', removal: { country: 'All' } },
    ]);
  });

  it('can be removed one by one in any order', () => {
    fc.assert(
      fc.property(anyFilters, fc.infiniteStream(fc.nat()), (filters, picks) => {
        let left = filters;
        for (let active = activeFilters(left); active.length > 0; active = activeFilters(left)) {
          const gone = active[picks.next().value % active.length];
          left = { ...left, ...gone?.removal };
          expect(activeFilters(left).map(({ id }) => id)).toEqual(
            active.filter(({ id }) => id !== gone?.id).map(({ id }) => id),
          );
        }
        expect(countActive(left)).toBe(0);
      }),
    );
  });
});
