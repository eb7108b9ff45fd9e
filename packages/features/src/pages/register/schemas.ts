import * as v from 'valibot';

import { answerEntries } from '../../persistence/own-profile';
import type { IsoDate } from '../../domain/age';
import {
  earliestBirthDate,
  isAdult,
  isBirthDateAllowed,
  latestBirthDate,
  parseTypedDate,
  partsOf,
} from '../../domain/age';
import { LIMITS } from '../../domain/limits';
import { isPhoneNumber } from '../../domain/phone';
import { isVisible } from '../../domain/text';
import type { QuestionStep } from '../../domain/wizard';
import { boundedText } from '../../parts/form/bounded';
import { formCopy } from '../../parts/form/copy';
import { emailSchema } from '../../parts/form/email';
import { registerCopy } from './registration-copy';

const { reasons, date: dateCopy } = registerCopy;

/** Text or one answer that must not be blank, nor made of what cannot be seen (REG-2). */
const needed = <Schema extends v.GenericSchema<string>>(schema: Schema, reason: string) =>
  v.pipe(
    schema,
    v.check((text) => isVisible(text), reason),
  );

/** Text of at most so many characters that must not be blank. */
const neededText = (most: number, reason: string) =>
  v.pipe(boundedText(most), needed(v.string(), reason));

/** A rule of its own after others; as a schema it is not run on a text that is blank or too long. */
const shaped = (isRight: (text: string) => boolean, reason: string) =>
  v.pipe(v.string(), v.check(isRight, reason));

const ticked = (reason: string) =>
  v.pipe(
    v.boolean(),
    v.check((on) => on, reason),
  );

/** What may outlive a reload: every answer but the passwords, the date of birth and the photo. */
export const keptSchema = v.object({
  ...answerEntries,
  agreedToTerms: v.boolean(),
  agreedToCommunity: v.boolean(),
});

export type KeptValues = v.InferOutput<typeof keptSchema>;

const inWords = (date: IsoDate): string => {
  const { day, month, year } = partsOf(date);
  return dateCopy.inWords(day, month, year);
};

const birthReason = (today: IsoDate): string =>
  reasons.dateOfBirth(inWords(earliestBirthDate(today)), inWords(latestBirthDate(today)));

const personalEntries = {
  firstName: neededText(LIMITS.name, reasons.firstName),
  lastName: neededText(LIMITS.name, reasons.lastName),
  username: neededText(LIMITS.name, reasons.username),
  email: v.pipe(
    neededText(LIMITS.email, reasons.email),
    shaped((text) => v.is(emailSchema, text), formCopy.emailReason),
  ),
  phoneNumber: v.pipe(
    neededText(LIMITS.phone, reasons.phoneNumber),
    shaped(isPhoneNumber, reasons.phoneShape),
  ),
  gender: needed(answerEntries.gender, reasons.gender),
  status: needed(answerEntries.status, reasons.status),
  country: neededText(LIMITS.name, reasons.country),
  city: neededText(LIMITS.name, reasons.city),
  nationality: neededText(LIMITS.name, reasons.nationality),
};

const birth = v.object({ day: v.string(), month: v.string(), year: v.string() });

/** What is never written down. */
const secrets = { password: v.string(), confirmPassword: v.string(), dateOfBirth: birth };

/** Every field as the form holds it, with no rule but its type. */
const everything = v.object({ ...keptSchema.entries, ...secrets });

/** Everything that the wizard asks, but for the photo (REG-2). */
export type RegistrationValues = v.InferOutput<typeof everything>;

/** Step 1 (REG-2): nothing blank, an adult, and the same password twice. */
const personalSchema = (today: IsoDate) =>
  v.pipe(
    v.object({
      ...everything.entries,
      ...personalEntries,
      password: neededText(LIMITS.password, reasons.password),
      confirmPassword: neededText(LIMITS.password, reasons.confirmPassword),
      dateOfBirth: v.pipe(
        secrets.dateOfBirth,
        v.rawCheck(({ dataset, addIssue }) => {
          const date = dataset.typed ? parseTypedDate(dataset.value) : undefined;
          if (date !== undefined && isBirthDateAllowed(date, today)) return;
          const tooYoung = date !== undefined && date <= today && !isAdult(date, today);
          addIssue({ message: tooYoung ? reasons.tooYoung : birthReason(today) });
        }),
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

/** Step 6 (REG-2): both agreements. */
const consentSchema = v.object({
  ...everything.entries,
  agreedToTerms: ticked(reasons.agreedToTerms),
  agreedToCommunity: ticked(reasons.agreedToCommunity),
});

/** The rules of a step on a day in the visitor's calendar; steps 2 to 5 need nothing (REG-2). */
export const stepSchema = (
  step: QuestionStep,
  today: IsoDate,
): v.GenericSchema<RegistrationValues> => {
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
