import {
  BODY_TYPES,
  CAREERS,
  CHILDREN,
  type Country,
  EDUCATIONS,
  GENDERS,
  HAIRS,
  type Profile,
  RELIGIONS,
  STATUSES,
} from '../../../domain/profile';
import { profiles } from '../browse-profiles';

const FIRST = [
  'Aline',
  'Bosco',
  'Carine',
  'Didier',
  'Esther',
  'Fabrice',
  'Gloria',
  'Honoré',
  'Ines',
  'Joseph',
];
const SECOND = [
  'Uwase',
  'Mugisha',
  'Ingabire',
  'Habimana',
  'Otieno',
  'Namatovu',
  'Mushi',
  'Kabila',
  'Nyambura',
];
const PLACES: readonly (readonly [city: string, country: Country])[] = [
  ['Kigali', 'Rwanda'],
  ['Huye', 'Rwanda'],
  ['Nairobi', 'Kenya'],
  ['Kampala', 'Uganda'],
  ['Arusha', 'Tanzania'],
  ['Goma', 'DRC'],
];

/** Returns a seeded generator of numbers from 0 up to, but not including, 1. */
const numbersFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};

/** Generates many profiles for load tests: the same ones for the same seed, each with a number in its name. */
export const manyProfiles = (count: number, seed = 1): readonly Profile[] => {
  const next = numbersFrom(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(options: readonly T[]): T => {
    const option = options[Math.floor(next() * options.length)];
    if (option === undefined) throw new Error('There’s nothing to pick from.');
    return option;
  };
  return Array.from({ length: count }, (_, at): Profile => {
    const [city, country] = pick(PLACES);
    return {
      id: `crowd-${at + 1}`,
      name: `${pick(FIRST)} ${pick(SECOND)} ${at + 1}`,
      age: between(18, 60),
      city,
      country,
      gender: pick(GENDERS),
      status: pick(STATUSES),
      heightCm: between(148, 198),
      bodyType: pick(BODY_TYPES),
      education: pick(EDUCATIONS),
      religion: pick(RELIGIONS),
      career: pick(CAREERS),
      hair: pick(HAIRS),
      children: pick(CHILDREN),
      image: pick(profiles).image,
    };
  });
};
