import type { PackageBadge, PackageName, PaymentMethod } from '../domain/coins';
import type { DateTheme } from '../domain/date-plan';
import type { COUNTRIES, STATUSES } from '../domain/profile';
import type { OptionField, REGISTRATION_OPTIONS } from '../domain/registration-options';

/** What is stored in English, whatever the language of the page. */
export type KnownValue =
  | (typeof REGISTRATION_OPTIONS)[OptionField][number]
  | (typeof STATUSES)[number]
  | (typeof COUNTRIES)[number]
  | PaymentMethod
  | PackageName
  | PackageBadge
  | DateTheme;

/** In English, each value is its own label. */
export const LABELS: Readonly<Partial<Record<KnownValue, string>>> = {};

/** Returns the label of a stored value; in English, and if it's no known value, that is the value itself. */
export const labelOf = (value: string): string => value;
