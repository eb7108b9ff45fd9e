import { labelOf } from '#words/content/labels';
import {
  type ActiveFilter,
  activeFilters,
  type FilterKey,
  type Filters,
} from '../../domain/profile-filters';
import { findMatchCopy } from '#words/pages/find-match/copy';

const { filters: copy, options, chips } = findMatchCopy;

/** Filters whose value is unclear without the filter’s name, such as “Other”. */
const NAMED: ReadonlySet<FilterKey> = new Set([
  'username',
  'bodyType',
  'religion',
  'career',
  'hair',
  'relationship',
  'mood',
]);

const optionLabel = (key: FilterKey, value: string): string =>
  options[key]?.[value] ?? (key === 'username' || key === 'location' ? value : labelOf(value));

export const optionsOf = <Option extends string>(key: FilterKey, values: readonly Option[]) =>
  values.map((value) => ({ value, label: optionLabel(key, value) }));

export function formatFilter({ key, value }: ActiveFilter): {
  readonly short: string;
  readonly whole: string;
} {
  const text = typeof value === 'string' ? optionLabel(key, value.trim()) : chips.ages(...value);
  const whole = chips.named(copy[key], text);
  return { short: NAMED.has(key) ? whole : text, whole };
}

/** Returns the active filters as one line, or '' if there are none. */
export const formatFilters = (filters: Filters): string =>
  activeFilters(filters)
    .map((filter) => formatFilter(filter).short)
    .join(', ');
