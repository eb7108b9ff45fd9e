import * as v from 'valibot';

import { formatDate } from '#words/content/format';
import { answerEntries } from '../../persistence/own-profile';
import type { IsoDate } from '../../domain/age';
import {
  earliestBirthDate,
  isAdult,
  isBirthDateAllowed,
  latestBirthDate,
  parseTypedDate,
} from '../../domain/age';
import { LIMITS } from '../../domain/limits';
import { isPhoneNumber } from '../../domain/phone';
import { isVisible } from '../../domain/text';
import type { QuestionStep } from '../../domain/wizard';
import { boundedText } from '../../parts/form/bounded';
import { formCopy } from '#words/parts/form/copy';
import { emailSchema } from '../../parts/form/email';
import { registerCopy } from '#words/pages/register/registration-copy';

const { reasons } = registerCopy;

/** Text or an option that must have visible characters (REG-2). */
const required = <Schema extends v.GenericSchema<string>>(schema: Schema, reason: string) =>
  v.pipe(
    schema,
    v.check((text) => isVisible(text), reason),
  );

const requiredText = (most: number, reason: string) =>
  v.pipe(boundedText(most), required(v.string(), reason));

/** A further rule; being a schema, it doesn't run on a text that is empty or too long. */
const shaped = (isRight: (text: string) => boolean, reason: string) =>
  v.pipe(v.string(), v.check(isRight, reason));

const ticked = (reason: string) =>
  v.pipe(
    v.boolean(),
    v.check((on) => on, reason),
  );

/** What may survive a reload: every answer except the passwords, the date of birth and the photo. */
export const savableSchema = v.object({
  ...answerEntries,
  agreedToTerms: v.boolean(),
  agreedToCommunity: v.boolean(),
});

export type SavableValues = v.InferOutput<typeof savableSchema>;

const birthReason = (today: IsoDate): string =>
  reasons.dateOfBirth(formatDate(earliestBirthDate(today)), formatDate(latestBirthDate(today)));

const personalEntries = {
  firstName: requiredText(LIMITS.name, reasons.firstName),
  lastName: requiredText(LIMITS.name, reasons.lastName),
  username: requiredText(LIMITS.name, reasons.username),
  email: v.pipe(
    requiredText(LIMITS.email, reasons.email),
    shaped((text) => v.is(emailSchema, text), formCopy.emailReason),
  ),
  phoneNumber: v.pipe(
    requiredText(LIMITS.phone, reasons.phoneNumber),
    shaped(isPhoneNumber, reasons.phoneShape),
  ),
  gender: required(answerEntries.gender, reasons.gender),
  status: required(answerEntries.status, reasons.status),
  country: requiredText(LIMITS.name, reasons.country),
  city: requiredText(LIMITS.name, reasons.city),
  nationality: requiredText(LIMITS.name, reasons.nationality),
};

const birth = v.object({ day: v.string(), month: v.string(), year: v.string() });

/** What is never saved. */
const secrets = { password: v.string(), confirmPassword: v.string(), dateOfBirth: birth };

const everything = v.object({ ...savableSchema.entries, ...secrets });

/** All answers of the wizard, except the photo (REG-2). */
export type RegistrationValues = v.InferOutput<typeof everything>;

/** Step 1 (REG-2): nothing empty, an adult, and the same password twice. */
const personalSchema = (today: IsoDate) =>
  v.pipe(
    v.object({
      ...everything.entries,
      ...personalEntries,
      password: requiredText(LIMITS.password, reasons.password),
      confirmPassword: requiredText(LIMITS.password, reasons.confirmPassword),
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

/** Step 1 without what a reload clears. */
export const savablePersonalSchema = v.object(personalEntries);

/** Step 6 (REG-2): both agreements. */
const consentSchema = v.object({
  ...everything.entries,
  agreedToTerms: ticked(reasons.agreedToTerms),
  agreedToCommunity: ticked(reasons.agreedToCommunity),
});

/** Returns the rules of a step on a day in the visitor's time zone; steps 2 to 5 require nothing (REG-2). */
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
