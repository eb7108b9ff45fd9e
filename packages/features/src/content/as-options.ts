import { type KnownValue, labelOf } from '#words/content/labels';

/** Returns a list of values as the options of a control. */
export const asOptions = <Value extends KnownValue>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: labelOf(value) }));
