import type { Handbook } from '../../testing/handbook';
import { PasswordField } from './PasswordField';

const labels = { showLabel: 'Show password', hideLabel: 'Hide password' };

export const handbook: Handbook = {
  whenToUse: ['For a password. Use current-password to log in, and new-password to create one.'],
  whenNotToUse: [
    'For a code or number that isn’t secret, use Text field.',
    'To ask for the password twice. Let people see what they typed instead.',
  ],
  dos: [
    {
      show: () => (
        <PasswordField
          {...labels}
          label="New password"
          autoComplete="new-password"
          hint="A sentence is easier to remember."
        />
      ),
      why: 'The hint helps before the first letter, and the eye button shows what was typed.',
    },
  ],
  donts: [
    {
      show: () => (
        <PasswordField
          {...labels}
          label="New password"
          autoComplete="new-password"
          placeholder="8–16 characters, 1 capital letter, 1 sign"
        />
      ),
      why: 'The rules disappear with the first letter, just when they’re needed.',
    },
  ],
  anatomy: [
    'Label, with an optional marker',
    'Hint (optional)',
    'Input',
    'Eye button, which shows and hides the password',
    'Error message',
  ],
  content: [
    'Label it Password, or New password.',
    'Say what the eye button does next: Show password, Hide password.',
  ],
  keys: [],
  noKeys: 'A native input, then a native button: Enter and Space show and hide the password.',
  screenReader:
    '“Password, protected edit text”, then the hint and the error. The eye button is “Show password, button”, and “Hide password” once it’s shown.',
  related: ['Text field', 'Field', 'Icon button', 'Error summary'],
};
