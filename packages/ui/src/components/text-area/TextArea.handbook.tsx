import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { TextArea } from './TextArea';

const counter = {
  limit: 200,
  format: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
};

/** How TextArea is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For an answer of several lines: a message, an experience.',
    'With a counter, where only so many characters are kept.',
  ],
  whenNotToUse: [
    'For a name, an address or a number: take Text field.',
    'For an answer that can be chosen: take Radio group.',
  ],
  dos: [
    {
      show: () => (
        <TextArea label="Your experience" hint="Two or three sentences." counter={counter} />
      ),
      why: 'The hint says how much is wanted, and the counter how much is left.',
    },
  ],
  donts: [
    {
      show: () => <TextArea label="First name" rows={6} />,
      why: 'A large box asks for a long answer to a short question.',
    },
  ],
  anatomy: [
    'The label, with a marker (optional)',
    'The hint (optional)',
    'The box, which grows with the text',
    'The counter (optional)',
    'The error, in words',
  ],
  content: [
    'Say in the hint how much is wanted: Two or three sentences.',
    'Count down: 14 characters left; beyond the limit, 6 characters too many.',
    'The error says what to do: Tell us in a few words.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes into the box, and out of it again.',
      verify: async (context) => {
        await tabsTo('textbox', 'Your experience')(context);
        await context.userEvent.tab();
        await expect(context.canvas.getByRole('textbox')).not.toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'Begins a new line.',
      verify: async ({ canvas, userEvent }) => {
        const box = canvas.getByRole('textbox', { name: 'Your experience' });
        await userEvent.type(box, 'Muraho{Enter}neza');
        await expect(box).toHaveValue('Muraho\nneza');
      },
    },
  ],
  screenReader:
    '“Your experience, edit text, multi-line”, then the hint, the error and the count; when typing rests for a second, the count again.',
  related: ['Text field', 'Field', 'Error summary'],
};
