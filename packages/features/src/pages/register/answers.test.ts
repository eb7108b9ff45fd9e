import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { ownProfileSchema } from '../../persistence/own-profile';
import { loggable } from '../../platform/logger';
import { answersOf } from './answers';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { NO_ANSWERS, STEP_FIELDS } from './registration-values';
import type { RegistrationValues } from './schemas';
import { stepHeading } from './step-heading';
import { EVERY_ANSWER } from './testing/example-answers';
import { toProfile } from './to-profile';

const STEPS = [1, 2, 3, 4, 5] as const;
const wordsOf = (values: RegistrationValues) => STEPS.flatMap((step) => answersOf(step, values));
const find = (values: RegistrationValues, field: string) =>
  wordsOf(values).find((each) => each.field === field);

describe('answersOf', () => {
  it('lists each question once and never a password', () => {
    const words = wordsOf(EVERY_ANSWER);
    expect(words).toHaveLength(31);
    expect(JSON.stringify(words)).not.toContain(EVERY_ANSWER.password);
  });

  it('formats answers as text', () => {
    expect(find(EVERY_ANSWER, 'dateOfBirth')?.answer).toBe('14 March 1996');
    expect(find(EVERY_ANSWER, 'lookingFor')?.answer).toBe('Long-Term Relationship, Marriage');
    expect(find(EVERY_ANSWER, 'prefAgeRange')?.answer).toBe('27 to 60 and over');
    expect(find(EVERY_ANSWER, 'password')?.answer).toBe('Chosen (not shown)');
  });

  it('shows what is not answered', () => {
    const unanswered = (answer: string) => ({ answer, isAnswered: false });
    for (const field of ['religion', 'dateOfBirth'])
      expect(find(NO_ANSWERS, field)).toMatchObject(unanswered('Not answered'));
    const password = find(NO_ANSWERS, 'password');
    expect(password).toMatchObject(unanswered('Needs to be entered again'));
    expect(find({ ...NO_ANSWERS, city: '  ' }, 'city')).toMatchObject({ isAnswered: false });
  });
});

describe('toProfile', () => {
  const profile = toProfile({ ...EVERY_ANSWER, firstName: ' Aline ' }, '2026-11-20');

  it('equals what the store reads back', () => {
    expect(v.parse(ownProfileSchema, JSON.parse(JSON.stringify(profile)))).toEqual(profile);
    expect(profile).toMatchObject({ firstName: 'Aline', age: 30, prefAgeRange: '27-60+' });
  });

  it('has the age but neither the date of birth nor the password, like the log', () => {
    for (const text of [JSON.stringify(profile), JSON.stringify(loggable({ ...EVERY_ANSWER }))]) {
      expect(text).not.toContain(EVERY_ANSWER.password);
      expect(text).not.toContain('1996');
      expect(text).not.toMatch(/password|dateOfBirth/i);
    }
  });
});

describe('the error summary of a step', () => {
  const required = { message: copy.reasons.city };
  const mismatch = { message: copy.reasons.mismatch };

  it('reports different passwords only when nothing else is wrong', () => {
    expect(stepHeading([mismatch])).toBe('Passwords do not match.');
    const both = stepHeading([mismatch, required]);
    expect(both).toBe('Please fill out all required fields to continue.');
  });

  it('lists the fields in the order of the page', () => {
    expect(Object.keys(NO_ANSWERS)).toEqual(Object.values(STEP_FIELDS).flat());
  });
});
