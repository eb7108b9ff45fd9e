import * as v from 'valibot';

import { SEARCHES } from '../domain/constants';
import { LIMITS } from '../domain/limits';
import { filtersFromQuery, filtersToQuery } from '../domain/filter-query';
import { cleanName } from '../domain/name';
import type { Filters } from '../domain/profile-filters';
import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import { systemRandom } from '../platform/random';
import type { WriteOutcome } from '../platform/storage';
import { countList, type PersistedItem, listFile } from './persisted-item';

/** A search that the visitor keeps under a name (BROWSE-8). */
export interface SavedSearch {
  readonly id: string;
  /** As it may be shown; '' where nothing of the stored one can be seen. */
  readonly name: string;
  /** The query of the browse page that names the filters, as that page writes it itself. */
  readonly query: string;
}

/** The query that names some filters, without its question mark. */
export const queryOf = (filters: Filters): string =>
  new URLSearchParams(filtersToQuery(filters)).toString();

/** The filters of a query, whatever it holds. */
export const filtersOf = (query: string): Filters =>
  filtersFromQuery(new URLSearchParams(query.slice(0, SEARCHES.maxQuery)));

/** One stored search: its name is cleaned as any other, and of its query stays what the browse page understands. */
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

/** The visitor's searches on this device, newest first. */
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

/** Keeps a search; 'full' where there are as many as can be saved, 'blank' for a name of which nothing can be seen. */
export function saveSearch(name: string, filters: Filters): WriteOutcome | 'full' | 'blank' {
  const clean = cleanName(name, LIMITS.searchName);
  if (clean === '') return 'blank';
  if (searchStore.get().length >= SEARCHES.most) return 'full';
  return searchStore.add({ id: systemRandom.id(), name: clean, query: queryOf(filters) });
}

/** Gives a search another name; 'blank' for one of which nothing can be seen. */
export function renameSearch(id: string, name: string): WriteOutcome | 'blank' {
  const clean = cleanName(name, LIMITS.searchName);
  return clean === '' ? 'blank' : searchStore.change(id, (search) => ({ ...search, name: clean }));
}
