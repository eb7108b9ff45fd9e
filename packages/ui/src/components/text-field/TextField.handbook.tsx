import type { Handbook } from '../../testing/handbook';
import { TextField } from './TextField';

export const handbook: Handbook = {
  whenToUse: [
    'For a one-line answer: a name, an email address, a phone number, an amount.',
    'Set the right type and autoComplete, so that phones show the right keyboard and browsers can fill it in.',
  ],
  whenNotToUse: [
    'For several lines, use Text area.',
    'For a password, use Password field.',
    'For a choice between a few known answers, use Radio group or Native select.',
  ],
  dos: [
    {
      show: () => (
        <TextField label="First name" hint="As shown in your passport." autoComplete="given-name" />
      ),
      why: 'The label stays visible, and the hint comes before the answer.',
    },
  ],
  donts: [
    {
      show: () => <TextField label="First name" labelHidden placeholder="First name" />,
      why: 'The placeholder disappears with the first letter, and the question goes with it.',
    },
  ],
  anatomy: [
    'Label, with an optional marker',
    'Hint (optional)',
    'Icon or unit before the text (optional)',
    'Input',
    'Unit or button after it (optional)',
    'Error message',
  ],
  content: [
    'Use a name: First name, not “Please enter your first name”.',
    'Use a placeholder only as an example, never as the label: aline@mail.rw.',
    'Say how to fix the error: Enter your first name.',
  ],
  keys: [],
  noKeys: 'A native input: Enter is left to the form, which submits.',
  screenReader:
    '“First name, edit text”, then the hint and the error. With an error, it’s also announced as invalid.',
  related: ['Text area', 'Password field', 'Native select', 'Field', 'Error summary'],
};
