import { AGE } from './constants';
import type {
  BodyType,
  Career,
  Children,
  Country,
  Education,
  Gender,
  Hair,
  HeightBand,
  Mood,
  ProfileFacts,
  RelationshipType,
  Religion,
  Status,
} from './profile';
import { heightBand } from './profile';

/** The browse filters; 'All' and 'Any' match everyone (BROWSE-2). */
export interface Filters {
  /** Part of a name, any case. */
  readonly username: string;
  /** In years, inclusive. */
  readonly ageRange: readonly [number, number];
  readonly gender: Gender | 'All';
  /** Part of a city or a country, any case. */
  readonly location: string;
  /** Empty matches every status. */
  readonly statuses: readonly Status[];
  readonly country: Country | 'All';
  readonly heightRange: HeightBand | 'Any';
  readonly bodyType: BodyType | 'Any';
  readonly education: Education | 'Any';
  readonly religion: Religion | 'Any';
  readonly career: Career | 'Any';
  readonly hair: Hair | 'Any';
  readonly childrenPref: Children | 'Any';
  /** Kept, filters nothing. */
  readonly relationshipType: RelationshipType | 'Any';
  /** Kept, filters nothing. */
  readonly emotionalMood: Mood | 'Any';
}

/** The default filters. */
export const NO_FILTERS: Filters = {
  username: '',
  ageRange: [AGE.filterMin, AGE.filterMax],
  gender: 'All',
  location: '',
  statuses: [],
  country: 'All',
  heightRange: 'Any',
  bodyType: 'Any',
  education: 'Any',
  religion: 'Any',
  career: 'Any',
  hair: 'Any',
  childrenPref: 'Any',
  relationshipType: 'Any',
  emotionalMood: 'Any',
};

const matches = (chosen: string, value: string): boolean =>
  chosen === 'All' || chosen === 'Any' || chosen === value;

/** Returns the profiles that match every filter, in order (BROWSE-2). */
export function filterProfiles<P extends ProfileFacts>(
  profiles: readonly P[],
  filters: Filters,
): readonly P[] {
  const name = filters.username.trim().toLowerCase();
  const place = filters.location.trim().toLowerCase();
  const [youngest, oldest] = filters.ageRange;
  const statuses = new Set<Status>(filters.statuses);
  return profiles.filter(
    (profile) =>
      profile.age >= youngest &&
      profile.age <= oldest &&
      matches(filters.gender, profile.gender) &&
      matches(filters.country, profile.country) &&
      (statuses.size === 0 || statuses.has(profile.status)) &&
      (filters.heightRange === 'Any' || filters.heightRange === heightBand(profile.heightCm)) &&
      matches(filters.bodyType, profile.bodyType) &&
      matches(filters.education, profile.education) &&
      matches(filters.religion, profile.religion) &&
      matches(filters.career, profile.career) &&
      matches(filters.hair, profile.hair) &&
      matches(filters.childrenPref, profile.children) &&
      (name === '' || profile.name.toLowerCase().includes(name)) &&
      (place === '' ||
        profile.city.toLowerCase().includes(place) ||
        profile.country.toLowerCase().includes(place)),
  );
}

/** Returns the number of active filters, including the two without effect; the age range and the statuses count once each. */
export function countActive(filters: Filters): number {
  const { username, location, ageRange, statuses, ...choices } = filters;
  const set = [
    username.trim() !== '',
    location.trim() !== '',
    ageRange[0] !== NO_FILTERS.ageRange[0] || ageRange[1] !== NO_FILTERS.ageRange[1],
    statuses.length > 0,
    ...Object.values(choices).map((choice) => choice !== 'All' && choice !== 'Any'),
  ];
  return set.filter(Boolean).length;
}
