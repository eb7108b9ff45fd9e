import { AGE } from './constants';
import { LIMITS } from './limits';
import { fold } from './fold';
import {
  BODY_TYPES,
  CAREERS,
  CHILDREN,
  COUNTRIES,
  EDUCATIONS,
  GENDERS,
  HAIRS,
  HEIGHT_BANDS,
  heightBand,
  MOODS,
  type ProfileFacts,
  RELATIONSHIP_TYPES,
  RELIGIONS,
  type Status,
  STATUSES,
} from './profile';
import { firstCharacters, stripUnsafe } from './text';

type Ages = readonly [from: number, to: number];
type FilterValue = string | readonly string[] | Ages;

/** `URLSearchParams` is one. */
export interface Query {
  getAll(name: string): readonly string[];
}

interface Filter<Value extends FilterValue, Option extends string = string> {
  readonly options: readonly Option[];
  /** Matches everyone. */
  readonly none: Value;
  /** Ignores unknown values; of several, the last one counts. */
  parse(query: Query, key: string): Value;
  /** Empty if the value matches everyone. */
  format(value: Value, key: string): [name: string, value: string][];
  /** For a value that doesn't match everyone. */
  matcher(value: Value): (profile: ProfileFacts) => boolean;
}

const lastOf = (query: Query, name: string): string => query.getAll(name).at(-1) ?? '';

/** Part of a text, in any case and with or without accents. */
const text = (textsOf: (profile: ProfileFacts) => readonly string[]): Filter<string> => ({
  options: [],
  none: '',
  parse: (query, key) => {
    const value = firstCharacters(
      stripUnsafe(firstCharacters(lastOf(query, key), LIMITS.search * 2)),
      LIMITS.search,
    );
    // Otherwise not trimmed, because it's the input's text while someone is typing.
    return value.trim() === '' ? '' : value;
  },
  format: (value, key) => (value.trim() === '' ? [] : [[key, value]]),
  matcher: (value) => {
    const part = fold(value.trim());
    return (profile) => textsOf(profile).some((each) => fold(each).includes(part));
  },
});

/** One of several options; without `valueOf`, it's kept and filters nothing. */
const choice = <Option extends string>(
  options: readonly Option[],
  valueOf?: (profile: ProfileFacts) => Option,
): Filter<Option | '', Option> => ({
  options,
  none: '',
  parse: (query, key) => options.find((option) => option === lastOf(query, key)) ?? '',
  format: (value, key) => (value === '' ? [] : [[key, value]]),
  matcher: (value) => (profile) => valueOf === undefined || valueOf(profile) === value,
});

const status: Filter<readonly Status[], Status> = {
  options: STATUSES,
  none: [],
  parse: (query, key) => STATUSES.filter((option) => query.getAll(key).includes(option)),
  format: (value, key) =>
    STATUSES.filter((option) => value.includes(option)).map((option) => [key, option]),
  matcher: (value) => (profile) => value.includes(profile.status),
};

const NO_AGES: Ages = [AGE.filterMin, AGE.filterMax];

const parseAge = (value: string, missing: number): number => {
  const age = value.trim() === '' ? NaN : Math.round(Number(value));
  return Number.isFinite(age) ? Math.min(Math.max(age, AGE.filterMin), AGE.filterMax) : missing;
};

/** In years, inclusive. */
const age: Filter<Ages> = {
  options: [],
  none: NO_AGES,
  parse: (query) => {
    const from = parseAge(lastOf(query, 'ageMin'), AGE.filterMin);
    const to = parseAge(lastOf(query, 'ageMax'), AGE.filterMax);
    return [Math.min(from, to), Math.max(from, to)];
  },
  format: ([from, to]) => {
    const pairs: [string, string, number][] = [
      ['ageMin', String(from), AGE.filterMin],
      ['ageMax', String(to), AGE.filterMax],
    ];
    return pairs
      .filter(([, value, none]) => value !== String(none))
      .map(([name, value]) => [name, value]);
  },
  matcher:
    ([from, to]) =>
    (profile) =>
      profile.age >= from && profile.age <= to,
};

/** The browse filters by their name in the query, in page order (BROWSE-2). */
export const FILTERS = {
  username: text(({ name }) => [name]),
  age,
  gender: choice(GENDERS, ({ gender }) => gender),
  location: text(({ city, country, countryName = country }) => [city, country, countryName]),
  status,
  country: choice(COUNTRIES, ({ country }) => country),
  height: choice(HEIGHT_BANDS, ({ height }) => heightBand(height)),
  bodyType: choice(BODY_TYPES, ({ bodyType }) => bodyType),
  education: choice(EDUCATIONS, ({ education }) => education),
  religion: choice(RELIGIONS, ({ religion }) => religion),
  career: choice(CAREERS, ({ career }) => career),
  hair: choice(HAIRS, ({ hair }) => hair),
  children: choice(CHILDREN, ({ children }) => children),
  relationship: choice(RELATIONSHIP_TYPES),
  mood: choice(MOODS),
};

export type FilterKey = keyof typeof FILTERS;
export type Filters = { readonly [Key in FilterKey]: (typeof FILTERS)[Key]['none'] };

const rows: Readonly<Record<FilterKey, Filter<FilterValue>>> = FILTERS;
const KEYS = Object.keys(FILTERS) as FilterKey[];

const collect = (valueOf: (key: FilterKey) => FilterValue): Filters =>
  Object.fromEntries(KEYS.map((key) => [key, valueOf(key)])) as Filters;

const isSet = (filters: Filters) => (key: FilterKey) =>
  rows[key].format(filters[key], key).length > 0;

/** The default filters. */
export const NO_FILTERS: Filters = collect((key) => rows[key].none);

/** Parses the filters in a query: never throws, ignores unknown values, and sorts ages within 18 to 60. */
export const parseFilters = (query: Query): Filters =>
  collect((key) => rows[key].parse(query, key));

/** Returns the names and values of the filters’ query, without defaults. */
export const toQuery = (filters: Filters): [name: string, value: string][] =>
  KEYS.flatMap((key) => rows[key].format(filters[key], key));

/** Returns the profiles that match every filter, in order (BROWSE-2). */
export function filterProfiles<P extends ProfileFacts>(
  profiles: readonly P[],
  filters: Filters,
): readonly P[] {
  const matchers = KEYS.filter(isSet(filters)).map((key) => rows[key].matcher(filters[key]));
  return profiles.filter((profile) => matchers.every((matches) => matches(profile)));
}

/** Returns the number of active filters, including the two without effect; the statuses count once. */
export const countActive = (filters: Filters): number => KEYS.filter(isSet(filters)).length;

export interface ActiveFilter {
  /** A unique id; each status is a separate filter. */
  readonly id: string;
  readonly key: FilterKey;
  readonly value: string | Ages;
  readonly removal: Partial<Filters>;
}

/** Returns the active filters in page order (BROWSE-7). */
export const activeFilters = (filters: Filters): readonly ActiveFilter[] =>
  KEYS.filter(isSet(filters)).flatMap((key): ActiveFilter[] =>
    key === 'status'
      ? filters.status.map((value) => ({
          id: `${key}-${value}`,
          key,
          value,
          removal: { status: filters.status.filter((other) => other !== value) },
        }))
      : [{ id: key, key, value: filters[key], removal: { [key]: NO_FILTERS[key] } }],
  );
