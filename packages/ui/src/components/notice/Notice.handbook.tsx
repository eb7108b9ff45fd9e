import type { Handbook } from '../../testing/handbook';
import { Button } from '../button/Button';
import { Notice } from './Notice';

export const handbook: Handbook = {
  whenToUse: [
    'For a message about a page, or part of one, that stays for as long as it’s true.',
    'Use info for helpful information, success for what worked, warning for what may go wrong and danger for what did.',
    'Set role to status or alert only if it appears while the visitor is on the page.',
  ],
  whenNotToUse: [
    'For a brief message that can disappear, use Toaster.',
    'For the errors of a form, use Error summary.',
    'For a question that must be answered, use Alert dialog.',
  ],
  dos: [
    {
      show: () => (
        <Notice variant="warning" actions={<Button variant="secondary">Export</Button>}>
          Your changes could not be saved on this device.
        </Notice>
      ),
      why: 'One sentence says what’s wrong, and one button what to do.',
    },
  ],
  donts: [
    {
      show: () => <Notice variant="danger">Saved!</Notice>,
      why: 'Colour and icon warn about something that went well, and it will still be there tomorrow.',
    },
  ],
  anatomy: ['Icon for the severity', 'Message', 'One or two buttons or links (optional)'],
  content: [
    'Say what happened first, then what people can do.',
    'Reassure people about what’s safe: Nothing was sent.',
    'Don’t start with “Warning” or “Error”. Let the sentence say it.',
  ],
  keys: [],
  noKeys: 'A message isn’t interactive. Buttons inside it can be reached with Tab.',
  screenReader:
    'The message as plain text, in reading order. With role status, it’s announced when it appears, after current speech; with alert, immediately. Icon and colour aren’t announced.',
  related: ['Toaster', 'Error summary', 'Alert dialog', 'Empty state'],
};
