import type { OwnProfile } from '../../persistence/own-profile';
import { ageInYears, type IsoDate, parseTypedDate } from '../../domain/age';
import { cleanIdentifier } from '../../domain/identifier';
import { cleanName } from '../../domain/name';
import type { RegistrationValues } from './schemas';

/** Returns the profile from the answers: trimmed, with the age instead of the date of birth, without passwords. */
export const toProfile = (values: RegistrationValues, today: IsoDate): OwnProfile => {
  const {
    password: _password,
    confirmPassword: _confirmPassword,
    dateOfBirth,
    agreedToTerms: _agreedToTerms,
    agreedToCommunity: _agreedToCommunity,
    ...answers
  } = values;
  return {
    ...answers,
    firstName: cleanName(answers.firstName),
    lastName: cleanName(answers.lastName),
    username: cleanName(answers.username),
    email: cleanIdentifier(answers.email),
    phoneNumber: cleanIdentifier(answers.phoneNumber),
    country: cleanName(answers.country),
    city: cleanName(answers.city),
    nationality: cleanName(answers.nationality),
    age: ageInYears(parseTypedDate(dateOfBirth) ?? today, today),
  };
};
