import { expect, fireEvent, fn } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { TextField } from './TextField';

/** How TextField is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For an answer of one line: a name, an email address, a telephone number, a sum.',
    'With the type and autoComplete that fit, so that a phone shows the right keys and a browser fills it in.',
  ],
  whenNotToUse: [
    'For several lines: take Text area.',
    'For a password: take Password field.',
    'For one of a few known answers: take Radio group or Native select.',
  ],
  dos: [
    {
      show: () => (
        <TextField
          label="First name"
          hint="As it stands in your passport."
          autoComplete="given-name"
        />
      ),
      why: 'The label stays in sight, and the hint is read before the answer.',
    },
  ],
  donts: [
    {
      show: () => <TextField label="First name" labelHidden placeholder="First name" />,
      why: 'The placeholder goes with the first letter, and with it the question.',
    },
  ],
  anatomy: [
    'The label, with a marker (optional)',
    'The hint (optional)',
    'A picture or a unit before the text (optional)',
    'The box',
    'A unit or a button after it (optional)',
    'The error, in words',
  ],
  content: [
    'The label is a name: First name, not “Please enter your first name”.',
    'A placeholder is an example and never the only words: aline@mail.rw.',
    'The error says what to do: Enter your first name.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes into the box.', verify: tabsTo('textbox', 'First name') },
    {
      keys: 'Enter',
      does: 'Is left to the form, which sends itself.',
      verify: async ({ canvas }) => {
        const left = fn();
        window.addEventListener('keydown', left, { once: true });
        await expect(
          await fireEvent.keyDown(canvas.getByRole('textbox', { name: 'First name' }), {
            key: 'Enter',
          }),
        ).toBe(true);
        await expect(left).toHaveBeenCalledTimes(1);
      },
    },
  ],
  screenReader:
    '“First name, edit text”, then the hint and the error; with an error, that it is invalid.',
  related: ['Text area', 'Password field', 'Native select', 'Field', 'Error summary'],
};
