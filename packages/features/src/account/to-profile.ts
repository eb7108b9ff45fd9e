import { ageInYears, type IsoDate, parseTypedDate } from '../domain/age';
import type { OwnProfile } from '../platform/profile';
import type { RegistrationValues } from './schemas';

/** The profile that the answers make: trimmed, the age in place of the date of birth, without passwords. */
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
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    username: answers.username.trim(),
    email: answers.email.trim(),
    phoneNumber: answers.phoneNumber.trim(),
    country: answers.country.trim(),
    city: answers.city.trim(),
    nationality: answers.nationality.trim(),
    age: ageInYears(parseTypedDate(dateOfBirth) ?? today, today),
  };
};
