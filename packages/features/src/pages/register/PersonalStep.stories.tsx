// Proves REG-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { REGISTRATION_OPTIONS as options } from '../../domain/registration-options';
import { withRouter } from '../../testing/with-router';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { RegisterPage } from './RegisterPage';
import { REQUIRED_ANSWERS } from './testing/example-answers';
import { atStep, atEmptyStep1, offered, button, REQUIRED } from './testing/steps';
import { typeBirthDate, typeSecrets } from './testing/type-birth-date';

const meta = {
  title: 'Register/Personal step',
  id: 'pages-register-personal-step',
  component: RegisterPage,
  decorators: [withRouter('/register')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = {
  ...atEmptyStep1,
  play: async ({ canvas, step }) => {
    await step('shows the current step in the list', async () => {
      const list = within(canvas.getByRole('list', { name: copy.stepList }));
      const steps = list.getAllByRole('listitem');
      await expect(steps).toHaveLength(6);
      await expect(list.getByRole('listitem', { current: 'step' })).toBe(steps[0]);
      await expect(canvas.getByText('Step 1 of 6')).toBeInTheDocument();
    });
    await step('sets the keyboard and autofill of every field', async () => {
      const filling = (name: string) => canvas.getByLabelText(name).getAttribute('autocomplete');
      const names = ['First name', 'Last name', 'Username', 'Email', 'Phone number', 'Country'];
      const hints = ['given-name', 'family-name', 'username', 'email', 'tel', 'country-name'];
      await expect(names.map(filling)).toEqual(hints);
      await expect(filling('Password')).toBe('new-password');
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText(copy.fields.phoneNumber)).toHaveAttribute('type', 'tel');
    });
    await expect(offered(canvas, 'Gender')).toEqual([...options.gender]);
    await expect(offered(canvas, 'Status')).toEqual([...options.status]);
  },
};

export const PersonalErrors: Story = {
  ...atEmptyStep1,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Next'));
    await expect(await canvas.findByRole('heading', { name: REQUIRED })).toBeVisible();
  },
};

export const PasswordsDiffer: Story = {
  ...atStep(1),
  play: async ({ canvas, userEvent }) => {
    await typeBirthDate();
    await typeSecrets('correct horse', 'correct house');
    await userEvent.click(button(canvas, 'Next'));
    const reason = 'Passwords do not match.';
    await expect(await canvas.findByRole('heading', { name: reason })).toBeVisible();
    const again = canvas.getByLabelText(copy.fields.confirmPassword);
    await expect(again).toHaveAccessibleDescription(reason);
  },
};

export const TooYoung: Story = {
  ...atStep(1, REQUIRED_ANSWERS),
  play: async ({ canvas, userEvent }) => {
    await typeBirthDate('6', '6', '2008');
    await typeSecrets();
    // One day short of eighteen is too young.
    await userEvent.click(button(canvas, 'Next'));
    const reason = 'Iru is for people aged 18 and over. You’re welcome here once you’re 18.';
    await expect(await canvas.findByRole('link', { name: reason })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: copy.faulty })).toBeVisible();
  },
};

export const SecretsCleared: Story = {
  ...atStep(3),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Education & Career' });
    await expect(canvas.getByText(copy.notSaved)).toBeVisible();
  },
};

export const ErrorSummary: Story = {
  ...atEmptyStep1,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await PersonalErrors.play?.(context);
    await step('links to the date of birth', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Enter your date of birth/ }));
      await expect(canvas.getByLabelText(copy.date.day)).toHaveFocus();
    });
    await step('clears the errors with Back', async () => {
      await userEvent.type(canvas.getByLabelText(copy.fields.firstName), 'Aline');
      await userEvent.click(button(canvas, 'Back'));
      await userEvent.click(await canvas.findByRole('link', { name: copy.resume }));
      await canvas.findByLabelText(copy.fields.firstName);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};
