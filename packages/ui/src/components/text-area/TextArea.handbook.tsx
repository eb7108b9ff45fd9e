import type { Handbook } from '../../testing/handbook';
import { TextArea } from './TextArea';

const counter = {
  limit: 200,
  format: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
};

export const handbook: Handbook = {
  whenToUse: [
    'For an answer of several lines: a message, an experience.',
    'With a counter, when the length is limited.',
  ],
  whenNotToUse: [
    'For a name, an address or a number, use Text field.',
    'For an answer people can choose, use Radio group.',
  ],
  dos: [
    {
      show: () => (
        <TextArea label="Your experience" hint="Two or three sentences." counter={counter} />
      ),
      why: 'The hint says how much to write, and the counter how much is left.',
    },
  ],
  donts: [
    {
      show: () => <TextArea label="First name" rows={6} />,
      why: 'A large box asks for a long answer to a short question.',
    },
  ],
  anatomy: [
    'Label, with an optional marker',
    'Hint (optional)',
    'Box, which grows with the text',
    'Counter (optional)',
    'Error message',
  ],
  content: [
    'Say in the hint how much to write: Two or three sentences.',
    'Count down: 14 characters left. Over the limit: 6 characters too many.',
    'Say how to fix the error: Tell us in a few words.',
  ],
  keys: [],
  noKeys: 'A native text box: Enter starts a new line.',
  screenReader:
    '“Your experience, edit text, multi-line”, then the hint, the error and the count. The count is announced again after a one-second pause in typing.',
  related: ['Text field', 'Field', 'Error summary'],
};
