import { isolated } from '../../domain/name';
import type { Testimony } from '../../domain/testimony';
import type { PageCopy } from '../../parts/page/page-copy';

const labels: Record<keyof Testimony, string> = {
  name: 'Your Name',
  age: 'Your Age',
  matchName: 'Match’s Name',
  howMet: 'How You Met',
  dateLocation: 'First Date, and Where',
  experience: 'Your Experience',
  rating: 'Your Rating',
  wouldRecommend: 'I would recommend it to a friend',
};

export const testimonyFormCopy = {
  title: 'Testimony Form',
  description: 'Three short steps to tell us your story.',
  heading: 'Tell us how it went',
  intro:
    'Three short steps: about you, about your match, and a last look at it all. In this version nothing is sent: at the end you keep your story as a file.',
  steps: { 1: 'About You', 2: 'Your Match', 3: 'Summary' },
  stepIntros: {
    1: 'A first name is enough, and it does not have to be yours.',
    2: 'Tell it the way you would tell a friend.',
    3: 'Read it once more. You can go back and change anything.',
  },
  stepList: 'Steps of the testimony',
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepTitle: (step: number, steps: number, name: string) =>
    `Step ${step} of ${steps}: ${name} · Testimony Form`,
  done: 'done',
  required: '*',
  requiredNote: 'Fields with an asterisk (*) are needed.',
  labels,
  hints: {
    age: 'You have to be 18 or older.',
    howMet: 'What was the first message? Who wrote it?',
    dateLocation: 'For example: May 2026, by the lake in Rubavu',
    experience: 'What would you like somebody to know who is where you were?',
  },
  stars: (stars: number) => `${stars} of 5 stars`,
  recommend: { yes: 'Yes', no: 'No' },
  unsaid: '–',
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  keptNote: 'Your answers stay in this tab until you finish or close it. Nothing is sent.',
  privacy: {
    heading: 'What happens with it',
    list: [
      'Today it stays in this tab. Nobody receives it, and nothing is published.',
      'At the end you can keep it as a file of your own.',
      'Once stories can be sent, a person is to read each of them first.',
      'Names and places are then yours to change, and the last word is yours.',
    ],
  },
  thanks: {
    title: 'Thank You',
    text: (name: string, match: string) =>
      `${isolated(name)} and ${isolated(match)}, thank you for telling it.`,
    honest:
      'This is a demonstration: your story has not been sent anywhere. You can keep it as a file; after Close it is gone from this tab.',
    download: 'Keep my story',
    fileName: 'my-story.txt',
    close: 'Close',
  },
} satisfies PageCopy & Record<string, unknown>;
