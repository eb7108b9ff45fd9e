import { HEIGHT } from './constants';

/** Genders of a browse profile (BROWSE-3). */
export const GENDERS = ['male', 'female'] as const;
export const STATUSES = ['Single', 'Separated', 'Divorced', 'Widow'] as const;
/** Countries of the filter (BROWSE-3). */
export const COUNTRIES = ['Rwanda', 'Kenya', 'Uganda', 'Tanzania', 'DRC'] as const;
/** Height bands of the filter, in centimetres (BROWSE-3). */
export const HEIGHT_BANDS = ['under 160', '160-180', 'over 180'] as const;
/** Body types of a browse profile (BROWSE-3). */
export const BODY_TYPES = ['slim', 'athletic', 'curvy', 'plus', 'muscular'] as const;
/** Levels of education (BROWSE-3). */
export const EDUCATIONS = ['highschool', 'diploma', 'bachelors', 'masters', 'phd'] as const;
/** Religions (BROWSE-3). */
export const RELIGIONS = ['christian', 'muslim', 'jewish', 'hindu', 'buddhist', 'other'] as const;
/** Fields of work (BROWSE-3). */
export const CAREERS = ['tech', 'business', 'health', 'education', 'arts', 'other'] as const;
/** Hair types (BROWSE-3). */
export const HAIRS = ['straight', 'wavy', 'curly', 'coily'] as const;
/** Answers about children (BROWSE-3). */
export const CHILDREN = ['has', 'no', 'open', 'dontwant'] as const;
/** Kinds of relationship; stored with the filters, without effect on the results (BROWSE-2). */
export const RELATIONSHIP_TYPES = [
  'serious',
  'casual',
  'friendship',
  'marriage',
  'hookup',
] as const;
/** Moods of Emotional Match Mode; stored with the filters, without effect on the results (BROWSE-2). */
export const MOODS = ['Calm', 'Happy', 'Curious', 'Lonely', 'Want to talk'] as const;

export type Gender = (typeof GENDERS)[number];
export type Status = (typeof STATUSES)[number];
type Country = (typeof COUNTRIES)[number];
export type HeightBand = (typeof HEIGHT_BANDS)[number];
export type BodyType = (typeof BODY_TYPES)[number];
export type Education = (typeof EDUCATIONS)[number];
export type Religion = (typeof RELIGIONS)[number];
export type Career = (typeof CAREERS)[number];
export type Hair = (typeof HAIRS)[number];
export type Children = (typeof CHILDREN)[number];
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number];
export type Mood = (typeof MOODS)[number];

export interface ProfileFacts {
  readonly name: string;
  /** In years. */
  readonly age: number;
  readonly city: string;
  readonly country: Country;
  /** In the language of the page. @default the country */
  readonly countryName?: string;
  readonly gender: Gender;
  readonly status: Status;
  /** In centimetres. */
  readonly height: number;
  readonly bodyType: BodyType;
  readonly education: Education;
  readonly religion: Religion;
  readonly career: Career;
  readonly hair: Hair;
  readonly children: Children;
}

/** A browse profile (BROWSE-3). */
export interface Profile extends ProfileFacts {
  readonly id: string;
  readonly image: string;
}

/** Returns the band of a height in centimetres; 160 and 180 belong to the middle one (BROWSE-3). */
export function heightBand(height: number): HeightBand {
  if (height < HEIGHT.middleFrom) return 'under 160';
  return height > HEIGHT.middleTo ? 'over 180' : '160-180';
}

/** An invented sample person (HOME-3, SWIPE-1). */
export interface SamplePerson {
  /** Stable, so that hiding a person works everywhere. */
  readonly id: string;
  readonly name: string;
  /** In years. */
  readonly age: number;
  readonly city: string;
  readonly country: string;
  readonly image: string;
}
