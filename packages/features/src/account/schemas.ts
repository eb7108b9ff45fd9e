import * as v from 'valibot';

import type { IsoDate } from '../domain/age';
import { earliestBirthDate, isBirthDateAllowed, latestBirthDate, parseTypedDate, partsOf } from '../domain/age';
import { isPrefAgeText, type PrefAgeText } from '../domain/pref-age';
import { REGISTRATION_OPTIONS as options } from '../domain/registration-options';
import type { QuestionStep } from '../domain/wizard';
import { registerCopy } from './registration-copy';

const { reasons, date: dateCopy } = registerCopy;

/** One of the answers, or '' for none. */
const answer = <const Options extends readonly string[]>(list: Options) =>
  v.picklist(['', ...list]);

const several = <const Options extends readonly string[]>(list: Options) => v.array(v.picklist(list));

/** Text or one answer that must not be blank (spec 1, section 5). */
const needed = <Schema extends v.GenericSchema<string>>(schema: Schema, reason: string) =>
  v.pipe(schema, v.check((text) => text.trim() !== '', reason));

const ticked = (reason: string) => v.pipe(v.boolean(), v.check((on) => on, reason));

const personal = {
  firstName: v.string(),
  lastName: v.string(),
  username: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  gender: answer(options.gender),
  status: answer(options.status),
  country: v.string(),
  city: v.string(),
  nationality: v.string(),
};

const appearance = {
  bodyType: answer(options.bodyType),
  height: answer(options.height),
  skinTone: answer(options.skinTone),
  hairType: answer(options.hairType),
  eyeColor: answer(options.eyeColor),
  dressStyle: answer(options.dressStyle),
  religion: answer(options.religion),
  smoking: answer(options.smoking),
  drinking: answer(options.drinking),
  children: answer(options.children),
};

const education = {
  educationLevel: answer(options.educationLevel),
  career: answer(options.career),
  employmentStatus: answer(options.employmentStatus),
  monthlyIncome: answer(options.monthlyIncome),
};

const lookingFor = { lookingFor: several(options.lookingFor) };

const preferences = {
  prefGender: answer(options.prefGender),
  prefAgeRange: v.custom<PrefAgeText>((text) => typeof text === 'string' && isPrefAgeText(text)),
  prefStatus: several(options.prefStatus),
  prefBodyType: answer(options.prefBodyType),
};

const consent = { agreedToTerms: v.boolean(), agreedToCommunity: v.boolean(), subscribeToUpdates: v.boolean() };

/** What may outlive a reload: every answer but the passwords, the date of birth and the photo. */
export const keptSchema = v.object({
  ...personal, ...appearance, ...education, ...lookingFor, ...preferences, ...consent,
});

export type KeptValues = v.InferOutput<typeof keptSchema>;

const inWords = (date: IsoDate): string => {
  const { day, month, year } = partsOf(date);
  return dateCopy.inWords(day, month, year);
};

const personalEntries = {
  firstName: needed(personal.firstName, reasons.firstName),
  lastName: needed(personal.lastName, reasons.lastName),
  username: needed(personal.username, reasons.username),
  // The browser asks first, by the same rule; this is for an address that never met the form.
  email: v.pipe(needed(personal.email, reasons.email), v.trim(), v.rfcEmail(reasons.emailShape)),
  phoneNumber: needed(personal.phoneNumber, reasons.phoneNumber),
  gender: needed(personal.gender, reasons.gender),
  status: needed(personal.status, reasons.status),
  country: needed(personal.country, reasons.country),
  city: needed(personal.city, reasons.city),
  nationality: needed(personal.nationality, reasons.nationality),
};

const birth = v.object({ day: v.string(), month: v.string(), year: v.string() });

/** What is never written down. */
const secrets = { password: v.string(), confirmPassword: v.string(), dateOfBirth: birth };

/** Every field as the form holds it, with no rule but its type. */
const everything = v.object({ ...keptSchema.entries, ...secrets });

/** Everything that the wizard asks, but for the photo (spec 1, section 3.8). */
export type RegistrationValues = v.InferOutput<typeof everything>;

/** Step 1 (spec 1, section 5): nothing blank, an adult, and the same password twice. */
export const personalSchema = (today: IsoDate) =>
  v.pipe(
    v.object({
      ...everything.entries,
      ...personalEntries,
      password: needed(secrets.password, reasons.password),
      confirmPassword: needed(secrets.confirmPassword, reasons.confirmPassword),
      dateOfBirth: v.pipe(
        secrets.dateOfBirth,
        v.check((typed) => {
          const date = parseTypedDate(typed);
          return date !== undefined && isBirthDateAllowed(date, today);
        }, reasons.dateOfBirth(inWords(earliestBirthDate(today)), inWords(latestBirthDate(today)))),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        reasons.mismatch,
      ),
      ['confirmPassword'],
    ),
  );

/** Step 1 without what is gone after a reload. */
export const keptPersonalSchema = v.object(personalEntries);

/** Step 6 (spec 1, section 5): both agreements. */
export const consentSchema = v.object({
  ...everything.entries,
  agreedToTerms: ticked(reasons.agreedToTerms),
  agreedToCommunity: ticked(reasons.agreedToCommunity),
});

/** The rules of a step on a day in the visitor's calendar; steps 2 to 5 need nothing (spec 1, section 5). */
export const stepSchema = (step: QuestionStep, today: IsoDate): v.GenericSchema<RegistrationValues> => {
  switch (step) {
    case 1:
      return personalSchema(today);
    case 2:
    case 3:
    case 4:
    case 5:
      return everything;
    case 6:
      return consentSchema;
  }
};
