import * as v from 'valibot';

import { SEARCHES } from '../domain/constants';
import { LIMITS } from '../domain/limits';
import { cleanName } from '../domain/name';
import { type Filters, parseFilters, toQuery } from '../domain/profile-filters';
import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import { systemRandom } from '../platform/random';
import type { WriteOutcome } from '../platform/storage';
import { countList, type PersistedItem, listFile } from './persisted-item';

/** A saved search (BROWSE-8). */
export interface SavedSearch {
  readonly id: string;
  /** '' if the stored name has no visible characters. */
  readonly name: string;
  /** The filters as a query of Find Match, in that page's own format. */
  readonly query: string;
}

export const queryOf = (filters: Filters): string =>
  new URLSearchParams(toQuery(filters)).toString();

export const filtersOf = (query: string): Filters =>
  parseFilters(new URLSearchParams(query.slice(0, SEARCHES.maxQuery)));

/** A stored search: its name is cleaned, and its query keeps only what Find Match understands. */
export const searchSchema = v.pipe(
  v.looseObject({
    id: v.union([v.string(), v.number()]),
    name: v.fallback(v.string(), ''),
    query: v.fallback(v.string(), ''),
  }),
  v.transform((search) => ({
    ...search,
    id: String(search.id),
    name: cleanName(search.name, LIMITS.searchName),
    query: queryOf(filtersOf(search.query)),
  })),
);

/** The saved searches on this device, newest first. */
export const searchStore = createListStore<SavedSearch>({
  key: KEYS.searches,
  area: 'local',
  entry: searchSchema,
  most: SEARCHES.maxStored,
});

export const searchItem = {
  key: KEYS.searches,
  topic: 'searches',
  store: searchStore,
  count: countList,
  file: listFile(searchSchema, SEARCHES.maxStored),
} as const satisfies PersistedItem;

/** Saves a search; returns 'full' at the maximum number, 'blank' for an invisible name. */
export function saveSearch(name: string, filters: Filters): WriteOutcome | 'full' | 'blank' {
  const clean = cleanName(name, LIMITS.searchName);
  if (clean === '') return 'blank';
  if (searchStore.get().length >= SEARCHES.most) return 'full';
  return searchStore.add({ id: systemRandom.id(), name: clean, query: queryOf(filters) });
}

/** Renames a search; returns 'blank' for an invisible name. */
export function renameSearch(id: string, name: string): WriteOutcome | 'blank' {
  const clean = cleanName(name, LIMITS.searchName);
  return clean === '' ? 'blank' : searchStore.change(id, (search) => ({ ...search, name: clean }));
}
