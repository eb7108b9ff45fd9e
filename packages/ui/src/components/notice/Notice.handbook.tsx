import type { Handbook } from '../../testing/handbook';
import { Button } from '../button/Button';
import { Notice } from './Notice';

/** How Notice is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a message that belongs to a page or a part of it and stays as long as it is true.',
    'Info for what is good to know, success for what worked, warning for what may go wrong, danger for what did.',
    'With the role status or alert only where it appears under the visitor’s eyes.',
  ],
  whenNotToUse: [
    'For short news that may go by itself: take Toaster.',
    'For the faults of a form: take Error summary.',
    'For a question that must be answered: take Alert dialog.',
  ],
  dos: [
    {
      show: () => (
        <Notice variant="warning" actions={<Button variant="secondary">Export</Button>}>
          Your changes could not be saved on this device.
        </Notice>
      ),
      why: 'One sentence says what is the matter, one button what can be done.',
    },
  ],
  donts: [
    {
      show: () => <Notice variant="danger">Saved!</Notice>,
      why: 'Colour and sign warn of something that went well, and it will still stand there tomorrow.',
    },
  ],
  anatomy: ['A sign of how serious it is', 'The message', 'One or two buttons or links (optional)'],
  content: [
    'Say what happened first, then what the visitor can do.',
    'Say what is safe: Nothing was sent.',
    'Do not begin with “Warning” or “Error”; the sentence has to say it.',
  ],
  keys: [],
  noKeys: 'A message cannot be pressed; buttons within it are stops of their own.',
  screenReader:
    'The message as plain text, where it stands. With the role status it is read when it appears, after what is being said; with alert at once. Sign and colour are silent.',
  related: ['Toaster', 'Error summary', 'Alert dialog', 'Empty state'],
};
