// Proves BROWSE-8.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { SEARCHES } from '../domain/constants';
import { LIMITS } from '../domain/limits';
import { NO_FILTERS } from '../domain/profile-filters';
import { anyFilters } from '../domain/testing/arbitrary-profiles';
import { resetStores } from '../platform/storage';
import { readExport } from '../testing/read-export';
import { exportDeviceData } from './device-data';
import { importDeviceData } from './device-data-import';
import {
  filtersOf,
  queryOf,
  renameSearch,
  saveSearch,
  searchSchema,
  searchStore,
} from './searches';

const kenya = { ...NO_FILTERS, country: 'Kenya' as const };

describe('a stored search', () => {
  it('has a visible one-line name of at most 40 characters', () => {
    const nameOf = (name: unknown) => v.parse(searchSchema, { id: 1, name, query: '' }).name;
    expect(nameOf(' Near\u202e\n me ')).toBe('Near me');
    expect(Array.from(nameOf('x'.repeat(5000)))).toHaveLength(LIMITS.searchName);
    expect([nameOf('\u200b\u2060'), nameOf(7), nameOf(undefined)]).toEqual(['', '', '']);
  });

  it('keeps the parts of its query that Find Match understands', () => {
    const queryFrom = (query: unknown) =>
      v.parse(searchSchema, { id: 'a', name: 'A', query }).query;
    expect(queryFrom('country=Kenya&country=Atlantis&next=https://x.example&mood=Calm')).toBe(
      'mood=Calm',
    );
    expect(queryFrom('status=Widow&ageMin=99&ageMax=-4')).toBe('status=Widow');
    for (const query of [7, 'x'.repeat(100_000), '%E0%A4%A']) expect(queryFrom(query)).toBe('');
  });

  it.each([null, 'a', [], {}, { name: 'Near me' }])('refuses %j', (value) => {
    expect(v.is(searchSchema, value)).toBe(false);
  });

  it('restores any saved filters', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = queryOf(filters);
        expect(queryOf(filtersOf(query))).toBe(query);
        expect(v.parse(searchSchema, { id: 'a', name: 'A', query }).query).toBe(query);
      }),
    );
  });
});

describe('saving', () => {
  it('puts the newest first and rejects invisible names', () => {
    expect(saveSearch('  In Kenya ', kenya)).toBe('saved');
    expect(saveSearch('\u200b', kenya)).toBe('blank');
    saveSearch('Calm', { ...NO_FILTERS, mood: 'Calm' });
    expect(searchStore.get()).toMatchObject([
      { name: 'Calm', query: 'mood=Calm' },
      { name: 'In Kenya', query: 'country=Kenya' },
    ]);
  });

  it('stops at twenty, until one is deleted', () => {
    for (let at = 1; at <= SEARCHES.most; at += 1)
      expect(saveSearch(`Search ${at}`, kenya)).toBe('saved');
    expect(saveSearch('One more', kenya)).toBe('full');
    expect(searchStore.get()).toHaveLength(20);
    searchStore.remove(searchStore.get()[0]?.id ?? '');
    expect(saveSearch('One more', kenya)).toBe('saved');
  });

  it('renames a search in place', () => {
    saveSearch('One', kenya);
    saveSearch('Two', kenya);
    const [, one] = searchStore.get();
    expect(renameSearch(one?.id ?? '', ' Uno ')).toBe('saved');
    expect(renameSearch(one?.id ?? '', ' ')).toBe('blank');
    expect(searchStore.get().map(({ name }) => name)).toEqual(['Two', 'Uno']);
  });

  it('is exported, and merged on import', () => {
    saveSearch('In Kenya', kenya);
    const text = exportDeviceData();
    localStorage.clear();
    resetStores();
    for (let at = 1; at <= SEARCHES.most; at += 1) saveSearch(`Search ${at}`, kenya);
    expect(importDeviceData(readExport(text)).ok).toBe(true);
    expect(searchStore.get().at(-1)?.name).toBe('In Kenya');
    expect(searchStore.get(), 'nothing of either is lost').toHaveLength(SEARCHES.most + 1);
  });
});
