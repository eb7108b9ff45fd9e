import { answerLabels } from '../../content/answer-labels';
import { brand } from '../../content/brand';
import { AGE } from '../../domain/constants';
import { PHONE_DIGITS } from '../../domain/phone';
import type { QuestionStep } from '../../domain/wizard';
import type { PageCopy } from '../../parts/page/page-copy';
import type { PhotoFault } from './photo-rules';

/** The title and introduction of each step (REG-1). */
const steps: Record<QuestionStep, { readonly title: string; readonly intro: string }> = {
  1: {
    title: 'Personal Information',
    intro:
      'Please answer every question. Your last name, contact details and date of birth are private.',
  },
  2: {
    title: 'Appearance & Lifestyle',
    intro: 'Everything on this step is optional.',
  },
  3: {
    title: 'Education & Career',
    intro: 'Everything on this step is optional.',
  },
  4: {
    title: 'What Are You Looking For?',
    intro: 'Being clear saves everyone time.',
  },
  5: {
    title: 'Ideal Match Preferences',
    intro: 'Who would you like to meet? Skip what doesn’t matter to you.',
  },
  6: {
    title: 'Profile Photo & Consent',
    intro: 'Add a photo if you like, check your answers, and agree to our rules.',
  },
};

export const registerCopy = {
  title: 'Register',
  description: 'Create a profile in six short steps.',
  heading: 'Ready to Find Your Match?',
  honest:
    'Registering doesn’t create an account yet, and nothing is sent. What you submit is saved on this device.',
  intro:
    'Six short steps. Only the thirteen answers of the first and the two agreements of the last are required.',
  lookAround: 'Use the demo account instead',
  points: [
    'For adults aged 18 and over.',
    'Takes about five minutes. Until you submit, your answers stay in this tab, except your passwords, date of birth and photo.',
  ],
  /** Shown on every step after a reload, until the visitor enters them again. */
  notSaved: 'Please enter your date of birth and passwords again: they weren’t saved.',
  start: 'Start Registration',
  started: (step: number) => `You’ve already started and reached step ${step}.`,
  resume: 'Continue where you left off',
  startAgain: 'Clear and start again',
  steps,
  stepList: 'Steps of the registration',
  progress: (step: number, total: number) => `Step ${step} of ${total}`,
  stepTitle: (step: number, total: number, title: string) => `Step ${step} of ${total}: ${title}`,
  done: 'done',
  changing: 'Next takes you back to your answers.',
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  required: 'Please fill out all required fields to continue.',
  faulty: 'Please check these answers.',
  choose: 'Choose',
  noAnswer: 'No answer',
  optional: 'optional',
  groups: {
    you: 'About you',
    contact: 'How to reach you',
    password: 'Your password',
    place: 'Where you are',
  },
  fields: {
    ...answerLabels,
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    confirmPassword: 'Confirm password',
    dateOfBirth: 'Date of birth',
    educationLevel: 'Education level',
    employmentStatus: 'Employment status',
    lookingFor: 'I am looking for',
    prefGender: 'Gender',
    prefAgeRange: 'Youngest age',
    prefStatus: 'Status',
    prefBodyType: 'Body type',
    profilePhoto: 'Profile photo',
    agreedToTerms: 'I agree to the Terms & Conditions',
    agreedToCommunity: 'I agree to follow the Community Guidelines',
    subscribeToUpdates: 'Send me news and tips by email',
  },
  hints: {
    username: 'The name others will see.',
    phoneNumber: 'Include the country code, for example +250 788 123 456.',
    password: 'Eight characters or more are hard to guess. It’s never saved.',
    dateOfBirth: 'For example 14 3 1996. Members are 18 or older.',
    lookingFor: 'Choose as many as you like.',
    prefAgeRange: (min: number) => `You’d like to meet people aged ${min} to 60 and over.`,
  },
  reasons: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    username: 'Choose a username',
    email: 'Enter your email',
    phoneNumber: 'Enter your phone number',
    phoneShape: `Enter a phone number of ${PHONE_DIGITS.fewest} to ${PHONE_DIGITS.most} digits, such as +250 788 123 456`,
    password: 'Choose a password',
    confirmPassword: 'Enter the password again',
    mismatch: 'Passwords do not match.',
    gender: 'Choose your gender',
    status: 'Choose your status',
    country: 'Enter your country',
    city: 'Enter your city',
    nationality: 'Enter your nationality',
    dateOfBirth: (earliest: string, latest: string) =>
      `Enter your date of birth, from ${earliest} to ${latest}`,
    tooYoung: `${brand.name} is for people aged ${AGE.minimum} and over. You’re welcome here once you’re ${AGE.minimum}.`,
    agreedToTerms: 'Agree to the Terms & Conditions to join',
    agreedToCommunity: 'Agree to the Community Guidelines to join',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showConfirm: 'Show the confirmed password',
  hideConfirm: 'Hide the confirmed password',
  date: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    open: 'Choose from a calendar',
    title: 'Choose your date of birth',
    help: 'Choose the month and year, then the day.',
    keys: 'Arrow keys move by day or week, Page Up and Page Down by month, or by year with Shift.',
    loading: 'Loading the calendar…',
    failed: 'The calendar didn’t load. Please type the date instead.',
    close: 'Close the calendar',
  },
  years: (age: number) => `${age} years`,
  ageRange: (min: number) => `${min} to 60 and over`,
  photo: {
    hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB. It isn’t uploaded.',
    choose: 'Choose a photo',
    change: 'Choose another photo',
    remove: 'Remove the photo',
    alt: 'The photo you chose',
    chosen: 'Photo chosen.',
    removed: 'Photo removed.',
    faults: {
      empty: 'This file is empty. Choose another photo.',
      tooLarge: 'This file is larger than 10 MB. Choose a smaller photo.',
      notPhoto: 'This file isn’t a JPEG, PNG, WebP or AVIF photo.',
      unreadable: 'This photo can’t be opened. Choose another one.',
    } satisfies Record<PhotoFault, string>,
  },
  answers: {
    heading: 'Check your answers',
    change: 'Change',
    none: 'Not answered',
    passwordChosen: 'Chosen (not shown)',
    passwordMissing: 'Needs to be entered again',
    passwordAction: 'Enter them again',
  },
  consent: {
    heading: 'Your consent',
    readTerms: 'Read the Terms & Conditions',
    readGuidelines: 'Read the Community Guidelines',
    newTab: '(opens in a new tab)',
    updates: 'Optional. We don’t send emails yet.',
  },
  result: {
    title: 'Registration Successful',
    message:
      "Congratulations! Your profile has been successfully submitted. You're one step closer to finding your match.",
    note: 'Nothing was sent: your profile stays on this device.',
  },
  afterwards: {
    title: 'Registered',
    heading: (name: string) => `Welcome, ${name}`,
    /** Replaces a stored name without visible characters. */
    unnamed: 'friend',
    saved:
      'Your profile is saved on this device, and no one else can see it. Your password, photo and date of birth weren’t saved.',
    notSaved:
      'Your browser couldn’t save your profile, so it lasts until you close this page. No one else can see it.',
    list: 'What happens next',
    steps: [
      'Use the demo account to see everyone unmasked.',
      'See, export or erase your profile on the User Page.',
      'Likes and messages stay on this device too.',
    ],
    stepsNotSaved: [
      'Use the demo account to see everyone unmasked.',
      'To save a profile, allow this site to store data, then register again.',
    ],
    browse: 'Browse profiles',
    again: 'Register again',
  },
} satisfies PageCopy & Record<string, unknown>;
