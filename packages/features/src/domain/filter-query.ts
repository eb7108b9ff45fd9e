import { AGE } from './constants';
import { LIMITS } from './limits';
import {
  BODY_TYPES,
  CAREERS,
  CHILDREN,
  COUNTRIES,
  EDUCATIONS,
  GENDERS,
  HAIRS,
  HEIGHT_BANDS,
  MOODS,
  RELATIONSHIP_TYPES,
  RELIGIONS,
  STATUSES,
} from './profile';
import type { Filters } from './profile-filters';
import { NO_FILTERS } from './profile-filters';
import { firstCharacters, stripUnsafe } from './text';

function oneOf<T extends string>(options: readonly T[], value: string | undefined): T | undefined {
  return options.find((option) => option === value);
}

// Not trimmed, because it's the input's text while someone is typing.
function getTextContent(value: string | undefined): string {
  return firstCharacters(
    stripUnsafe(firstCharacters(value ?? '', LIMITS.search * 2)),
    LIMITS.search,
  );
}

function ageOf(value: string | undefined, missing: number): number {
  if (value === undefined || value.trim() === '') return missing;
  const age = Math.round(Number(value));
  return Number.isFinite(age) ? Math.min(Math.max(age, AGE.filterMin), AGE.filterMax) : missing;
}

/** Parses the filters in a query: never throws, ignores unknown values, and sorts ages within 18 to 60. */
export function filtersFromQuery(pairs: Iterable<readonly [string, string]>): Filters {
  const query = new Map<string, string>();
  const statuses = new Set<string>();
  for (const [key, value] of pairs) {
    if (key === 'status') statuses.add(value);
    else query.set(key, value);
  }
  const from = ageOf(query.get('ageMin'), NO_FILTERS.ageRange[0]);
  const to = ageOf(query.get('ageMax'), NO_FILTERS.ageRange[1]);
  return {
    username: getTextContent(query.get('username')),
    ageRange: [Math.min(from, to), Math.max(from, to)],
    gender: oneOf(GENDERS, query.get('gender')) ?? 'All',
    location: getTextContent(query.get('location')),
    statuses: STATUSES.filter((status) => statuses.has(status)),
    country: oneOf(COUNTRIES, query.get('country')) ?? 'All',
    heightRange: oneOf(HEIGHT_BANDS, query.get('height')) ?? 'Any',
    bodyType: oneOf(BODY_TYPES, query.get('bodyType')) ?? 'Any',
    education: oneOf(EDUCATIONS, query.get('education')) ?? 'Any',
    religion: oneOf(RELIGIONS, query.get('religion')) ?? 'Any',
    career: oneOf(CAREERS, query.get('career')) ?? 'Any',
    hair: oneOf(HAIRS, query.get('hair')) ?? 'Any',
    childrenPref: oneOf(CHILDREN, query.get('children')) ?? 'Any',
    relationshipType: oneOf(RELATIONSHIP_TYPES, query.get('relationship')) ?? 'Any',
    emotionalMood: oneOf(MOODS, query.get('mood')) ?? 'Any',
  };
}

/** Returns the query of the filters, without defaults. */
export function filtersToQuery(filters: Filters): [string, string][] {
  const [from, to] = filters.ageRange;
  const pairs: [key: string, value: string, standard: string][] = [
    ['username', filters.username, ''],
    ['ageMin', String(from), String(NO_FILTERS.ageRange[0])],
    ['ageMax', String(to), String(NO_FILTERS.ageRange[1])],
    ['gender', filters.gender, 'All'],
    ['location', filters.location, ''],
    ...STATUSES.filter((status) => filters.statuses.includes(status)).map(
      (status): [string, string, string] => ['status', status, ''],
    ),
    ['country', filters.country, 'All'],
    ['height', filters.heightRange, 'Any'],
    ['bodyType', filters.bodyType, 'Any'],
    ['education', filters.education, 'Any'],
    ['religion', filters.religion, 'Any'],
    ['career', filters.career, 'Any'],
    ['hair', filters.hair, 'Any'],
    ['children', filters.childrenPref, 'Any'],
    ['relationship', filters.relationshipType, 'Any'],
    ['mood', filters.emotionalMood, 'Any'],
  ];
  return pairs
    .filter(([, value, standard]) => value !== standard)
    .map(([key, value]) => [key, value]);
}
