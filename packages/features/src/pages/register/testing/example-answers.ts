import type { WizardStep } from '../../../domain/wizard';
import { registrationDraft } from '../registration-draft';
import { NO_ANSWERS, toSavable } from '../registration-values';
import type { RegistrationValues } from '../schemas';

export const REQUIRED_ANSWERS: RegistrationValues = {
  ...NO_ANSWERS,
  firstName: 'Aline',
  lastName: 'Uwase',
  username: 'aline.u',
  email: 'aline@example.com',
  phoneNumber: '+250 788 123 456',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  gender: 'Female',
  dateOfBirth: { day: '14', month: '3', year: '1996' },
  status: 'Single',
  country: 'Rwanda',
  city: 'Kigali',
  nationality: 'Rwandan',
};

export const EVERY_ANSWER: RegistrationValues = {
  ...REQUIRED_ANSWERS,
  bodyType: 'Athletic',
  height: "5'5-5'9 (165-175 cm)",
  skinTone: 'Brown',
  hairType: 'Coily',
  eyeColor: 'Brown',
  dressStyle: 'Mixed',
  religion: 'Christianity',
  smoking: 'No',
  drinking: 'Occasionally',
  children: 'I want children',
  educationLevel: "Bachelor's Degree",
  career: 'Engineer',
  employmentStatus: 'Employed',
  monthlyIncome: '$501-$1,000',
  lookingFor: ['Long-Term Relationship', 'Marriage'],
  prefGender: 'Male',
  prefAgeRange: '27-60+',
  prefStatus: ['Single', 'Divorced'],
  prefBodyType: 'No Preference',
  agreedToTerms: true,
  agreedToCommunity: true,
};

/** For a story's `beforeEach`: a wizard that has reached a step, as after a reload. */
export const reachedStep =
  (reached: WizardStep, values: RegistrationValues = REQUIRED_ANSWERS) =>
  (): void => {
    registrationDraft.update(() => ({ reached, values: toSavable(values) }));
  };
