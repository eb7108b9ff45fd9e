import fc from 'fast-check';

import type { Profile } from '../profile';
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
} from '../profile';
import type { Filters } from '../profile-filters';

const words = fc.constantFrom('', 'a', 'AL', ' ali', 'Kigali ', 'rwa', 'nai', 'zz');

/** Any valid profile, with a bias towards values at the limits of the filters. */
export const anyProfile: fc.Arbitrary<Profile> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Aline', 'ALICE', 'Jean', 'Zuri', 'Kalisa', 'Émile'),
  age: fc.integer({ min: 18, max: 75 }),
  city: fc.constantFrom('Kigali', 'Huye', 'Nairobi', 'Kampala', 'Goma'),
  country: fc.constantFrom(...COUNTRIES),
  image: fc.constant('/portraits/one.webp'),
  gender: fc.constantFrom(...GENDERS),
  status: fc.constantFrom(...STATUSES),
  height: fc.oneof(fc.constantFrom(159, 160, 180, 181), fc.integer({ min: 140, max: 210 })),
  bodyType: fc.constantFrom(...BODY_TYPES),
  education: fc.constantFrom(...EDUCATIONS),
  religion: fc.constantFrom(...RELIGIONS),
  career: fc.constantFrom(...CAREERS),
  hair: fc.constantFrom(...HAIRS),
  children: fc.constantFrom(...CHILDREN),
});

// Half of the choices are unset, otherwise random combinations would match no one.
const choice = <T extends string>(options: readonly T[]): fc.Arbitrary<T | ''> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...options) },
  );

export const anyFilters: fc.Arbitrary<Filters> = fc.record({
  username: words,
  age: fc
    .tuple(fc.integer({ min: 18, max: 60 }), fc.integer({ min: 18, max: 60 }))
    .map(([one, two]) => [Math.min(one, two), Math.max(one, two)] as const),
  gender: choice(GENDERS),
  location: words,
  status: fc.subarray([...STATUSES]),
  country: choice(COUNTRIES),
  height: choice(HEIGHT_BANDS),
  bodyType: choice(BODY_TYPES),
  education: choice(EDUCATIONS),
  religion: choice(RELIGIONS),
  career: choice(CAREERS),
  hair: choice(HAIRS),
  children: choice(CHILDREN),
  relationship: choice(RELATIONSHIP_TYPES),
  mood: choice(MOODS),
});
