import { type ActiveFilter, activeFilters } from '../../domain/active-filters';
import type { Filters } from '../../domain/profile-filters';
import { findMatchCopy } from './copy';

const { filters: copy, options, mood, chips } = findMatchCopy;

/** The option labels of filters whose stored values aren’t shown as they are. */
const CHOICES: Partial<Record<keyof Filters, Readonly<Record<string, string>>>> = {
  gender: options.gender,
  heightRange: options.height,
  bodyType: options.bodyType,
  education: options.education,
  religion: options.religion,
  career: options.career,
  hair: options.hair,
  childrenPref: options.children,
  relationshipType: options.relationship,
  emotionalMood: mood.options,
};

/** Filters whose value is unclear without the filter’s name, such as “Other”. */
const NAMED: ReadonlySet<keyof Filters> = new Set([
  'username',
  'bodyType',
  'religion',
  'career',
  'hair',
  'relationshipType',
  'emotionalMood',
]);

const names: Record<keyof Filters, string> = {
  ...copy,
  ageRange: copy.age,
  emotionalMood: chips.mood,
};

export function formatFilter({ key, value }: ActiveFilter): {
  readonly short: string;
  readonly whole: string;
} {
  const text =
    typeof value === 'string' ? (CHOICES[key]?.[value] ?? value.trim()) : chips.ages(...value);
  const whole = chips.named(names[key], text);
  return { short: NAMED.has(key) ? whole : text, whole };
}

/** Returns the active filters as one line, or '' if there are none. */
export const formatFilters = (filters: Filters): string =>
  activeFilters(filters)
    .map((filter) => formatFilter(filter).short)
    .join(', ');
