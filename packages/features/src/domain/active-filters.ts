import { type Filters, NO_FILTERS } from './profile-filters';

export interface ActiveFilter {
  /** A unique id; each status is a separate filter. */
  readonly id: string;
  readonly key: keyof Filters;
  readonly value: string | Filters['ageRange'];
  readonly removal: Partial<Filters>;
}

const isSet = (value: string): boolean => value.trim() !== '' && value !== 'All' && value !== 'Any';

/** Returns the active filters in page order (BROWSE-7). */
export function activeFilters(filters: Filters): readonly ActiveFilter[] {
  return (Object.keys(NO_FILTERS) as (keyof Filters)[]).flatMap((key): ActiveFilter[] => {
    if (key === 'statuses') {
      const { statuses } = filters;
      return statuses.map((status) => ({
        id: `${key}-${status}`,
        key,
        value: status,
        removal: { statuses: statuses.filter((other) => other !== status) },
      }));
    }
    const value = filters[key];
    const standard = NO_FILTERS[key];
    const active =
      typeof value === 'string' ? isSet(value) : value.some((age, at) => age !== standard[at]);
    return active ? [{ id: key, key, value, removal: { [key]: standard } }] : [];
  });
}
