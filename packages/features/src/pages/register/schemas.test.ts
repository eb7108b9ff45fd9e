// Proves REG-2.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { LIMITS } from '../../domain/limits';
import { REGISTRATION_OPTIONS } from '../../domain/registration-options';
import { QUESTION_STEPS, type QuestionStep } from '../../domain/wizard';
import { formCopy } from '#words/parts/form/copy';
import { registerCopy } from '#words/pages/register/registration-copy';
import { NO_ANSWERS, STEP_FIELDS, toSavable } from './registration-values';
import {
  savablePersonalSchema,
  savableSchema,
  type RegistrationValues,
  stepSchema,
} from './schemas';
import { EVERY_ANSWER, REQUIRED_ANSWERS } from './testing/example-answers';

const TODAY = '2026-11-20';
const { reasons } = registerCopy;

const refusals = (step: QuestionStep, values: RegistrationValues): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const issue of v.safeParse(stepSchema(step, TODAY), values).issues ?? []) {
    found[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return found;
};

const refusalsWith = (change: object) => refusals(1, { ...REQUIRED_ANSWERS, ...change });

describe('step 1', () => {
  it('requires all thirteen fields', () => {
    expect(Object.keys(refusals(1, NO_ANSWERS)).sort()).toEqual([...STEP_FIELDS[1]].sort());
    expect(STEP_FIELDS[1]).toHaveLength(13);
    expect(refusals(1, REQUIRED_ANSWERS)).toEqual({});
  });

  const texts = STEP_FIELDS[1].filter(
    (field) => !['dateOfBirth', 'gender', 'status'].includes(field),
  );
  it.each(texts)('rejects an empty %s', (field) => {
    expect(Object.keys(refusalsWith({ [field]: ' \t ' }))).toContain(field);
  });

  it.each(texts)('rejects a %s that is too long', (field) => {
    const { email, phone, password, name } = LIMITS;
    const limits = { email, phoneNumber: phone, password, confirmPassword: password };
    const most = limits[field as keyof typeof limits] ?? name;
    const refused = refusalsWith({ [field]: 'a'.repeat(100_000) });
    expect(refused[field]).toBe(formCopy.tooLong(most));
  });

  it.each(['gender', 'status'] as const)('requires a %s', (field) => {
    expect(refusalsWith({ [field]: '' })).toEqual({ [field]: reasons[field] });
  });

  it('requires exactly the same password twice', () => {
    const differing = { password: 'Secret words', confirmPassword: 'secret words' };
    expect(refusalsWith(differing)).toEqual({ confirmPassword: 'Passwords do not match.' });
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmPassword) => {
        const refused = 'confirmPassword' in refusalsWith({ password, confirmPassword });
        expect(refused).toBe(password !== confirmPassword || confirmPassword.trim() === '');
      }),
    );
  });

  it('reports a missing second password before a different one', () => {
    expect(refusalsWith({ confirmPassword: '' }).confirmPassword).toBe(reasons.confirmPassword);
  });

  it.each([
    [{ day: '20', month: '11', year: '2008' }, true],
    [{ day: '1', month: '1', year: '1908' }, true],
    [{ day: '31', month: '12', year: '1907' }, false],
    [{ day: '30', month: '2', year: '1990' }, false],
    [{ day: '29', month: '2', year: '1992' }, true],
    [{ day: '', month: '3', year: '1996' }, false],
  ])(
    'has one rule and one message for the date of birth: %j is accepted: %s',
    (dateOfBirth, taken) => {
      const message = 'Enter your date of birth, from 1 January 1908 to 20 November 2008';
      expect(refusalsWith({ dateOfBirth })).toEqual(taken ? {} : { dateOfBirth: message });
    },
  );

  it.each([
    ['email', 'aline@', 'Please enter a valid email address'],
    ['phoneNumber', 'abc', reasons.phoneShape],
  ])('rejects the %s %j', (field, text, reason) => {
    expect(refusalsWith({ [field]: text })).toEqual({ [field]: reason });
  });

  it.each([
    { day: '21', month: '11', year: '2008' },
    { day: '20', month: '11', year: '2026' },
  ])('turns away anyone under 18 kindly, without asking for another date: %j', (dateOfBirth) => {
    expect(refusalsWith({ dateOfBirth })).toEqual({
      dateOfBirth: reasons.tooYoung,
    });
    expect(reasons.tooYoung).not.toMatch(/real|enter/i);
  });

  it('treats a future date as a typing error', () => {
    const dateOfBirth = { day: '21', month: '11', year: '2026' };
    expect(refusalsWith({ dateOfBirth }).dateOfBirth).toMatch(/^Enter your date of birth, from/);
  });

  it.each(['firstName', 'lastName', 'username', 'country', 'city', 'nationality'] as const)(
    'rejects a %s without visible characters',
    (field) => {
      expect(refusalsWith({ [field]: '\u200B\u2060\uFEFF' })).toEqual({
        [field]: reasons[field],
      });
    },
  );

  it.each(['x', '1234567', 'two words', '👩‍🌾'])(
    'accepts the password %j, with a hint rather than a rule',
    (password) => {
      expect(refusalsWith({ password, confirmPassword: password })).toEqual({});
    },
  );

  it('counts as complete after a reload, without the passwords and the date of birth', () => {
    const saved = { ...NO_ANSWERS, ...toSavable(REQUIRED_ANSWERS) };
    expect(v.is(savablePersonalSchema, saved)).toBe(true);
    expect(v.is(savablePersonalSchema, { ...saved, city: '' })).toBe(false);
  });
});

it.each([2, 3, 4, 5] as const)('step %i requires nothing', (step) => {
  expect(refusals(step, NO_ANSWERS)).toEqual({});
  expect(refusals(step, EVERY_ANSWER)).toEqual({});
});

it.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])('step 6 with terms %s and guidelines %s', (agreedToTerms, agreedToCommunity) => {
  expect(refusals(6, { ...REQUIRED_ANSWERS, agreedToTerms, agreedToCommunity })).toEqual({
    ...(agreedToTerms ? {} : { agreedToTerms: reasons.agreedToTerms }),
    ...(agreedToCommunity ? {} : { agreedToCommunity: reasons.agreedToCommunity }),
  });
});

const asked = QUESTION_STEPS.flatMap((step): string[] => [...STEP_FIELDS[step]]);

describe('savableSchema', () => {
  const saved = toSavable(EVERY_ANSWER);
  const text = JSON.stringify(saved);

  it('has everything except the passwords and the date of birth', () => {
    const secret = ['password', 'confirmPassword', 'dateOfBirth'];
    expect([...Object.keys(saved), ...secret].sort()).toEqual([...asked].sort());
    expect(text).not.toContain(EVERY_ANSWER.password);
    expect(text).not.toContain(EVERY_ANSWER.dateOfBirth.year);
  });

  it('round-trips', () => {
    expect(v.parse(savableSchema, JSON.parse(text))).toEqual(saved);
  });

  it('rejects an unknown option', () => {
    expect(v.is(savableSchema, { ...saved, religion: 'Rugby' })).toBe(false);
    expect(v.is(savableSchema, { ...saved, prefAgeRange: '7-60+' })).toBe(false);
  });
});

it('every list of options has a field in the wizard', () => {
  expect(Object.keys(REGISTRATION_OPTIONS).filter((field) => !asked.includes(field))).toEqual([]);
});
