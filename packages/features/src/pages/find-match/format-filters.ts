import { type ActiveFilter, activeFilters } from '../../domain/active-filters';
import type { Filters } from '../../domain/profile-filters';
import { findMatchCopy } from './copy';

const { filters: copy, options, mood, chips } = findMatchCopy;

/** The words of the filters with choices whose values are not words themselves, or whose words do not say what they are about. */
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

/** Whose value alone would leave open what it is about, such as Other. */
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

/** How a filter that is set reads on its own, and with its name. */
export function wordsOf({ key, value }: ActiveFilter): {
  readonly short: string;
  readonly whole: string;
} {
  const text =
    typeof value === 'string' ? (CHOICES[key]?.[value] ?? value.trim()) : chips.ages(...value);
  const whole = chips.named(names[key], text);
  return { short: NAMED.has(key) ? whole : text, whole };
}

/** The filters that are set in one line, '' where none is. */
export const summaryOf = (filters: Filters): string =>
  activeFilters(filters)
    .map((filter) => wordsOf(filter).short)
    .join(', ');
