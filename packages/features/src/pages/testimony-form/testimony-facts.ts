import { cleanName } from '../../domain/name';
import type { Testimony } from '../../domain/testimony';
import { testimonyFormCopy as copy } from '#words/pages/testimony-form/copy';

const UNANSWERED = '–';

const ORDER = [
  'name',
  'age',
  'matchName',
  'howMet',
  'dateLocation',
  'experience',
  'rating',
  'wouldRecommend',
] as const satisfies readonly (keyof Testimony)[];

const answer = (values: Testimony, field: keyof Testimony): string => {
  if (field === 'rating') return copy.stars(values.rating);
  if (field === 'wouldRecommend')
    return values.wouldRecommend ? copy.recommend.yes : copy.recommend.no;
  if (field === 'name' || field === 'matchName') return cleanName(values[field]) || UNANSWERED;
  return values[field].trim() || UNANSWERED;
};

/** Returns each answer with its label, in the order of the form; a dash if unanswered. */
export const testimonyFacts = (values: Testimony) =>
  ORDER.map((field) => ({ field, label: copy.labels[field], answer: answer(values, field) }));

export const testimonyText = (values: Testimony): string =>
  testimonyFacts(values)
    .map(({ label, answer: text }) => `${label}\n${text}\n`)
    .join('\n');
