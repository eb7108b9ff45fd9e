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
  description: 'Write your story in three short steps.',
  heading: 'Tell us how it went',
  intro: 'Three short steps. Nothing is sent: you keep your story as a file.',
  steps: { 1: 'About You', 2: 'Your Match', 3: 'Summary' },
  stepIntros: {
    1: 'A first name is enough, and it doesn’t have to be yours.',
    2: 'Tell it the way you would tell a friend.',
    3: 'Check your story. You can still change anything.',
  },
  stepList: 'Steps of the testimony',
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepTitle: (step: number, steps: number, name: string) =>
    `Step ${step} of ${steps}: ${name} · Testimony Form`,
  done: 'done',
  requiredNote: 'Fields marked with an asterisk (*) are required.',
  labels,
  hints: {
    age: 'You must be 18 or older.',
    howMet: 'What was the first message? Who wrote it?',
    dateLocation: 'For example: May 2026, by the lake in Rubavu',
    experience: 'What would you like others to know?',
  },
  stars: (stars: number) => `${stars} of 5 stars`,
  recommend: { yes: 'Yes', no: 'No' },
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  savedNote: 'Your answers stay in this tab until you finish, close it or log out.',
  privacy: {
    heading: 'What happens to your story',
    list: [
      'It stays in this tab. No one receives it, and nothing is published.',
      'Once stories can be sent, a person will read each one first.',
      'You’ll be able to change names and places, and you’ll have the final say.',
    ],
  },
  thanks: {
    title: 'Thank You',
    text: (name: string, match: string) =>
      `${isolated(name)} and ${isolated(match)}, thank you for sharing.`,
    honest: 'Your story wasn’t sent anywhere. Download it before you close, or it will be lost.',
    download: 'Download my story',
    close: 'Close',
  },
} satisfies PageCopy & Record<string, unknown>;
