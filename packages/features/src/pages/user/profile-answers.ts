import { formatAnswer } from '../../content/format-answer';
import type { OwnProfile } from '../../persistence/own-profile';
import { safeText } from '../../domain/text';
import { userCopy } from '#words/pages/user/copy';

const { labels, yes, no } = userCopy.profile;

export interface ProfileAnswer {
  readonly field: string;
  readonly label: string;
  readonly answer: string;
}

const inWords = (field: string, value: OwnProfile[keyof OwnProfile]): string => {
  if (typeof value === 'boolean') return value ? yes : no;
  return formatAnswer(field, typeof value === 'object' ? value : String(value));
};

/** Returns the answers of a profile, in the order of the registration; unanswered questions are left out. */
export function profileAnswers(profile: OwnProfile): readonly ProfileAnswer[] {
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((field) => {
    const answer = safeText(inWords(field, profile[field]), 400);
    return answer === '' ? [] : [{ field, label: labels[field], answer }];
  });
}
