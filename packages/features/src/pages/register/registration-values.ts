import { prefAgeMin, toPrefAgeText } from '../../domain/pref-age';
import type { QuestionStep } from '../../domain/wizard';
import type { SavableValues, RegistrationValues } from './schemas';

/** The fields of each step, in the order of the page (REG-4). */
export const STEP_FIELDS = {
  1: [
    'firstName',
    'lastName',
    'username',
    'gender',
    'dateOfBirth',
    'status',
    'email',
    'phoneNumber',
    'password',
    'confirmPassword',
    'country',
    'city',
    'nationality',
  ],
  2: [
    'bodyType',
    'height',
    'skinTone',
    'hairType',
    'eyeColor',
    'dressStyle',
    'religion',
    'smoking',
    'drinking',
    'children',
  ],
  3: ['educationLevel', 'career', 'employmentStatus', 'monthlyIncome'],
  4: ['lookingFor'],
  5: ['prefGender', 'prefAgeRange', 'prefStatus', 'prefBodyType'],
  6: ['agreedToTerms', 'agreedToCommunity', 'subscribeToUpdates'],
} as const satisfies Record<QuestionStep, readonly (keyof RegistrationValues)[]>;

/** An unanswered wizard, in the order of the page. */
export const NO_ANSWERS: RegistrationValues = {
  firstName: '',
  lastName: '',
  username: '',
  gender: '',
  dateOfBirth: { day: '', month: '', year: '' },
  status: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  country: '',
  city: '',
  nationality: '',
  bodyType: '',
  height: '',
  skinTone: '',
  hairType: '',
  eyeColor: '',
  dressStyle: '',
  religion: '',
  smoking: '',
  drinking: '',
  children: '',
  educationLevel: '',
  career: '',
  employmentStatus: '',
  monthlyIncome: '',
  lookingFor: [],
  prefGender: '',
  prefAgeRange: toPrefAgeText(prefAgeMin('')),
  prefStatus: [],
  prefBodyType: '',
  agreedToTerms: false,
  agreedToCommunity: false,
  subscribeToUpdates: false,
};

/** Returns the answers that may be saved: without the passwords and the date of birth. */
export const toSavable = (values: RegistrationValues): SavableValues => {
  const {
    password: _password,
    confirmPassword: _confirmPassword,
    dateOfBirth: _dateOfBirth,
    ...saved
  } = values;
  return saved;
};
