import { formatDate } from '#words/content/format';
import { formatAnswer } from '../../content/format-answer';
import { parseTypedDate } from '../../domain/age';
import { prefAgeMin } from '../../domain/pref-age';
import { stripUnsafe } from '../../domain/text';
import type { QuestionStep } from '../../domain/wizard';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { STEP_FIELDS } from './registration-values';
import type { RegistrationValues } from './schemas';

export interface Answer {
  readonly field: keyof RegistrationValues;
  readonly question: string;
  readonly answer: string;
  readonly isAnswered: boolean;
}

const birthDate = (values: RegistrationValues): string => {
  const date = parseTypedDate(values.dateOfBirth);
  return date === undefined ? '' : formatDate(date);
};

const passwords = ({ password, confirmPassword }: RegistrationValues): string =>
  password !== '' && password === confirmPassword ? copy.answers.passwordChosen : '';

const inWords = (field: keyof RegistrationValues, values: RegistrationValues): string => {
  if (field === 'password') return passwords(values);
  if (field === 'dateOfBirth') return birthDate(values);
  if (field === 'prefAgeRange') return copy.ageRange(prefAgeMin(values.prefAgeRange));
  const value = values[field];
  if (typeof value === 'object') return formatAnswer(field, value);
  return typeof value === 'string' ? formatAnswer(field, stripUnsafe(value).trim()) : '';
};

/** Returns the answers of a step before the last, in the order of the page; never a password. */
export const answersOf = (
  step: Exclude<QuestionStep, 6>,
  values: RegistrationValues,
): readonly Answer[] =>
  STEP_FIELDS[step]
    .filter((field) => field !== 'confirmPassword')
    .map((field) => {
      const words = inWords(field, values);
      const missing = field === 'password' ? copy.answers.passwordMissing : copy.answers.none;
      return {
        field,
        question: copy.fields[field],
        answer: words === '' ? missing : words,
        isAnswered: words !== '',
      };
    });
