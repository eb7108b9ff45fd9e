import type { Handbook } from '../../testing/handbook';
import { Stepper } from './Stepper';

export const handbook: Handbook = {
  whenToUse: [
    'Above a form split across several pages in a fixed order, such as registration.',
    'When people need to know how much is left.',
  ],
  whenNotToUse: [
    'To move between sections in any order, use Tabs.',
    'To show where a page belongs in the site, use Breadcrumb.',
    'For a form on one page, use headings.',
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
      why: 'Each step has a short name, and the text says where the visitor is.',
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
      why: 'The names repeat the numbers and don’t say what each step asks.',
    },
  ],
  anatomy: [
    'Progress text (visible on a narrow screen, announced on all)',
    'Marker for each step: its number, or a tick once it’s done',
    'Line between markers',
    'Name of each step (on a narrow screen, only the current one)',
  ],
  content: [
    'Name a step after what it asks, in one to four words that match the page heading.',
    'Count steps, not percentages: Step 2 of 6.',
    'Give each step a different name.',
  ],
  keys: [],
  noKeys: 'It shows progress and isn’t interactive. The form’s own buttons move between steps.',
  screenReader:
    '“Step 2 of 6”, then the list “Registration” with its six items. Completed steps end in “(done)”, and the current one is announced as the current step. Markers and lines aren’t announced.',
  related: ['Tabs', 'Breadcrumb', 'Error summary', 'Button'],
};
