import { answerLabels } from '../../content/answer-labels';
import { brand } from '../../content/brand';
import { AGE } from '../../domain/constants';
import { PHONE_DIGITS } from '../../domain/phone';
import type { QuestionStep } from '../../domain/wizard';
import type { PageCopy } from '../../parts/page/page-copy';
import type { PhotoFault } from './photo-rules';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** What stands above the questions of each step (REG-1). */
const steps: Record<QuestionStep, { readonly title: string; readonly intro: string }> = {
  1: {
    title: 'Personal Information',
    intro:
      'Every question on this step needs an answer. It stays on this device; your last name, contact details and date of birth are not for others.',
  },
  2: {
    title: 'Appearance & Lifestyle',
    intro: 'Answer what you like. Nothing on this step is needed, and you can come back to it.',
  },
  3: {
    title: 'Education & Career',
    intro: 'Answer what you like. Nothing on this step is needed.',
  },
  4: {
    title: 'What Are You Looking For?',
    intro: 'Choose as many as are true today. Being clear here saves both sides time.',
  },
  5: {
    title: 'Ideal Match Preferences',
    intro: 'Who would you like to meet? Leave open what does not matter to you.',
  },
  6: {
    title: 'Profile Photo & Consent',
    intro:
      'Add a photo if you like, look over your answers, and agree to how we treat each other here.',
  },
};

export const registerCopy = {
  title: 'Register',
  description: 'Create a profile in six short steps, and decide what others see.',
  heading: 'Ready to Find Your Match?',
  honest:
    'In this version registering creates no account and reaches no one: nothing is sent, and your answers stay in this tab. What you submit at the end is saved on this device.',
  intro:
    'Six short steps. The first has thirteen required answers; the rest is as much as you care to say.',
  lookAround: 'Use the demo account instead',
  points: [
    'For adults of 18 and over.',
    'Takes about five minutes. If you are interrupted, your answers wait in this tab; your passwords, date of birth and photo do not.',
  ],
  /** What a reload has taken, said on every step until it is there again. */
  notKept:
    'For your privacy we did not keep your date of birth and passwords: please enter them again.',
  start: 'Start Registration',
  started: (step: number) => `You have started already and came as far as step ${step}.`,
  resume: 'Continue where you were',
  startAgain: 'Clear it and start again',
  steps,
  stepList: 'Steps of the registration',
  progress: (step: number, total: number) => `Step ${step} of ${total}`,
  stepTitle: (step: number, total: number, title: string) => `Step ${step} of ${total}: ${title}`,
  done: 'done',
  changing: 'Next takes you straight back to your answers.',
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
    username: 'The name that others are to see.',
    phoneNumber: 'With the country code, for example +250 788 123 456.',
    password:
      'Eight characters or more are hard to guess; a short sentence is good. It is never kept on this device or written anywhere.',
    dateOfBirth: 'For example 14 3 1996. Members are 18 or older.',
    lookingFor: 'Choose any number.',
    prefAgeRange: (min: number) => `You would like to meet people of ${min} to 60 and over.`,
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
    tooYoung: `${brand.name} is for people of ${AGE.minimum} and over. You are welcome here once you are ${AGE.minimum}.`,
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
    help: 'Choose the month and the year first, then the day.',
    keys: 'Arrow keys move by a day or a week, Page Up and Page Down by a month, with Shift by a year.',
    loading: 'The calendar is on its way.',
    failed: 'The calendar did not load. Please type the date instead.',
    close: 'Close the calendar',
    inWords: (day: number, month: number, year: number) =>
      `${day} ${months[month - 1] ?? ''} ${year}`,
  },
  years: (age: number) => `${age} years`,
  ageRange: (min: number) => `${min} to 60 and over`,
  photo: {
    hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB. It stays on this device: nothing is uploaded.',
    choose: 'Choose a photo',
    change: 'Choose another photo',
    remove: 'Remove the photo',
    alt: 'The photo you chose',
    chosen: 'Photo chosen.',
    removed: 'Photo removed.',
    faults: {
      empty: 'This file is empty. Choose a JPEG, PNG, WebP or AVIF photo of up to 10 MB.',
      tooLarge: 'This file is larger than 10 MB. Choose a smaller photo.',
      notPhoto: 'This file is not a JPEG, PNG, WebP or AVIF photo. Choose one of those.',
      unreadable: 'This photo cannot be opened. It may be damaged: choose another one.',
    } satisfies Record<PhotoFault, string>,
  },
  answers: {
    heading: 'Check your answers',
    change: 'Change',
    none: 'Not answered',
    passwordChosen: 'Chosen, and not shown',
    passwordMissing: 'To be chosen again',
    passwordAction: 'Enter them again',
  },
  consent: {
    heading: 'Your consent',
    readTerms: 'Read the Terms & Conditions',
    readGuidelines: 'Read the Community Guidelines',
    newTab: '(opens in a new tab)',
    updates: 'Not needed to join. No email is sent in this version.',
  },
  result: {
    title: 'Registration Successful',
    message:
      "Congratulations! Your profile has been successfully submitted. You're one step closer to finding your match.",
    note: 'In this version it was submitted to this device alone: nothing was sent.',
  },
  afterwards: {
    title: 'Registered',
    heading: (name: string) => `Welcome, ${name}`,
    /** Stands where a stored name holds nothing that can be seen. */
    nobody: 'friend',
    kept: 'Your profile is kept on this device. This is a demonstration: it was not sent to a server, so nobody else can see it, and your password, photo and date of birth were not kept.',
    notKept:
      'This device would not keep your profile, so it lasts as long as this page is open. This is a demonstration: nothing was sent to a server, and nobody else can see it.',
    list: 'What happens next',
    steps: [
      'Use the demo account to see everyone unmasked.',
      'Your profile waits for you on the User Page, where you can also export or erase it.',
      'Take your time: likes and messages stay on this device too.',
    ],
    stepsNotKept: [
      'Use the demo account to see everyone unmasked.',
      'To keep a profile, allow this site to store data in your browser, then register again.',
    ],
    browse: 'Browse profiles',
    again: 'Register again',
  },
} satisfies PageCopy & Record<string, unknown>;
