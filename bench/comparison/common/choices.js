import { asOptions } from '../../../packages/features/src/content/labels';
import { COUNTRIES, GENDERS, STATUSES } from '../../../packages/features/src/domain/profile';
import { findMatchCopy } from '../../../packages/features/src/pages/find-match/copy';

const { filters: copy, options: words } = findMatchCopy;

const withFirst = (value, label, options) => [
  { value, label },
  ...Object.entries(options).map(([key, text]) => ({ value: key, label: text })),
];

export const genders = [
  { value: 'All', label: copy.all },
  ...GENDERS.map((value) => ({ value, label: words.gender[value] })),
];
export const statuses = asOptions(STATUSES);
export const countries = [{ value: 'All', label: copy.all }, ...asOptions(COUNTRIES)];

/** The filters that open with "More filters". */
export const more = [
  ['heightRange', words.height],
  ['bodyType', words.bodyType],
  ['education', words.education],
  ['religion', words.religion],
  ['career', words.career],
  ['hair', words.hair],
  ['childrenPref', words.children],
  ['relationshipType', words.relationship],
].map(([key, options]) => ({
  key,
  label: copy[key],
  hint: key === 'relationshipType' ? copy.relationshipHint : undefined,
  options: withFirst('Any', copy.any, options),
}));
