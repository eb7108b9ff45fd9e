import type { Handbook } from '../../testing/handbook';
import { Stepper } from './Stepper';

/** How Stepper is used. */
export const handbook: Handbook = {
  whenToUse: [
    'Above a form that is filled in over several pages in a fixed order, such as registration.',
    'Where the visitor needs to know how much is left.',
  ],
  whenNotToUse: [
    'To move between parts in any order: take Tabs.',
    'To show where a page stands in the site: take Breadcrumb.',
    'For a form of one page: use headings.',
  ],
  dos: [
    {
      show: () => (
        <Stepper
          label="Testimony"
          steps={['About You', 'Your Match', 'Summary']}
          current={2}
          progressText="Step 2 of 3"
          doneLabel="done"
        />
      ),
      why: 'Each step has a short name, and the words say where the visitor is.',
    },
  ],
  donts: [
    {
      show: () => (
        <Stepper
          label="Steps"
          steps={['Step 1', 'Step 2', 'Step 3']}
          current={2}
          progressText="Step 2 of 3"
          doneLabel="done"
        />
      ),
      why: 'The names repeat the numbers and do not say what is asked in each step.',
    },
  ],
  anatomy: [
    'Where the visitor is, in words (seen on a narrow screen, spoken on every one)',
    'A mark for each step: its number, or a tick where it is done',
    'A line between two marks',
    'The name of each step (on a narrow screen only that of the current one)',
  ],
  content: [
    'Name a step after what is asked there, in one to four words, as its page is headed.',
    'Count in words, never as a percentage: Step 2 of 6.',
    'Give each step another name.',
  ],
  keys: [],
  noKeys:
    'It tells where the visitor is and cannot be pressed; the buttons of the form go on and back.',
  screenReader:
    '“Step 2 of 6”, then the list “Registration” with its six items: those behind end in “(done)”, the one of now is the current step. Marks and lines are silent.',
  related: ['Tabs', 'Breadcrumb', 'Error summary', 'Button'],
};
