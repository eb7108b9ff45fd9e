import { type Filters, NO_FILTERS } from './profile-filters';

/** A filter that is set, as it can be shown and taken away on its own. */
export interface ActiveFilter {
  /** Tells it from the others; each status is one of its own. */
  readonly id: string;
  readonly key: keyof Filters;
  /** Its value: a text, a choice, or both ages. */
  readonly value: string | Filters['ageRange'];
  /** The change that takes it away and leaves every other as it is. */
  readonly removal: Partial<Filters>;
}

const isSet = (value: string): boolean => value.trim() !== '' && value !== 'All' && value !== 'Any';

/** The filters that are set, in the order in which the page asks for them (BROWSE-7). */
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
