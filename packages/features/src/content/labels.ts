import type { PackageBadge, PackageName, PaymentMethod } from '../domain/coins';
import type { COUNTRIES, STATUSES } from '../domain/profile';
import type { OptionField, REGISTRATION_OPTIONS } from '../domain/registration-options';

/** A value by which the product knows a choice and under which it is stored, whatever the language of the page. */
type KnownValue =
  | (typeof REGISTRATION_OPTIONS)[OptionField][number]
  | (typeof STATUSES)[number]
  | (typeof COUNTRIES)[number]
  | PaymentMethod
  | PackageName
  | PackageBadge;

/** How a value is written for a visitor; in English each value is its own label. */
export const labelOf = (value: KnownValue): string => value;

/** A list of values as the options of a control. */
export const asOptions = <Value extends KnownValue>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: labelOf(value) }));
