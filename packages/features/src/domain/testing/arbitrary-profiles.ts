import fc from 'fast-check';

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
