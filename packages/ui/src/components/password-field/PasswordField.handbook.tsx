import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { PasswordField } from './PasswordField';

const spoken = { showLabel: 'Show password', hideLabel: 'Hide password' };

/** How PasswordField is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a password: current-password where it is known, new-password where it is made up.',
  ],
  whenNotToUse: [
    'For a code or a number that is no secret: take Text field.',
    'A second time to be sure: let the visitor see what was typed instead.',
  ],
  dos: [
    {
      show: () => (
        <PasswordField
          {...spoken}
          label="New password"
          autoComplete="new-password"
          hint="A sentence is easier to keep in mind."
        />
      ),
      why: 'The hint helps before the first letter, and the eye shows what was typed.',
    },
  ],
  donts: [
    {
      show: () => (
        <PasswordField
          {...spoken}
          label="New password"
          autoComplete="new-password"
          placeholder="8–16 characters, 1 capital letter, 1 sign"
        />
      ),
      why: 'The rules go with the first letter, when they are needed.',
    },
  ],
  anatomy: [
    'The label, with a marker (optional)',
    'The hint (optional)',
    'The box',
    'The eye, which shows and hides',
    'The error, in words',
  ],
  content: [
    'Call it Password, or New password.',
    'The eye says what the next press does: Show password, Hide password.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the box, then to the eye.',
      verify: async ({ canvas, userEvent }) => {
        await userEvent.tab();
        await expect(canvas.getByLabelText('Password')).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the eye: shows the password and hides it; the focus stays.',
      verify: async ({ canvas, userEvent }) => {
        const box = canvas.getByLabelText('Password');
        canvas.getByRole('button', { name: 'Show password' }).focus();
        await userEvent.keyboard('{Enter}');
        await expect(box).toHaveAttribute('type', 'text');
        await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
        await userEvent.keyboard(' ');
        await expect(box).toHaveAttribute('type', 'password');
      },
    },
  ],
  screenReader:
    '“Password, protected edit text”, then the hint and the error; the eye as “Show password, button”, and “Hide password” once it is shown.',
  related: ['Text field', 'Field', 'Icon button', 'Error summary'],
};
