import type { PackageBadge, PackageName, PaymentMethod } from '../domain/coins';
import type { COUNTRIES, STATUSES } from '../domain/profile';
import type { OptionField, REGISTRATION_OPTIONS } from '../domain/registration-options';

/** A choice as it is stored, whatever the language of the page. */
type KnownValue =
  | (typeof REGISTRATION_OPTIONS)[OptionField][number]
  | (typeof STATUSES)[number]
  | (typeof COUNTRIES)[number]
  | PaymentMethod
  | PackageName
  | PackageBadge;

/** Returns a value's label; in English each value is its own label. */
export const labelOf = (value: KnownValue): string => value;

/** Returns a list of values as the options of a control. */
export const asOptions = <Value extends KnownValue>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: labelOf(value) }));
