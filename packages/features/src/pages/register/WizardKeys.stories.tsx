import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';

import { registerCopy } from './registration-copy';
import { profileStore } from '../../persistence/own-profile';
import { withRouter } from '../../testing/with-router';
import { RegisterPage } from './RegisterPage';

const meta = {
  title: 'Register/Wizard keys',
  id: 'pages-register-wizard-keys',
  component: RegisterPage,
  decorators: [withRouter('/register')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const tabTo = async (user: User, name: string) => {
  for (let presses = 0; presses < 40; presses += 1) {
    await user.tab();
    const now = document.activeElement;
    const label =
      now instanceof HTMLInputElement || now instanceof HTMLSelectElement ? now.labels?.[0] : now;
    if (label?.textContent?.trim() === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
};

const fill = async (user: User, name: string, text: string) => {
  await tabTo(user, name);
  await user.keyboard(text);
};

export const KeyboardOnly: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    const at = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    const choose = async (name: string, option: string) => {
      await tabTo(userEvent, name);
      await userEvent.selectOptions(document.activeElement as HTMLSelectElement, option);
    };
    const next = async () => {
      await tabTo(userEvent, 'Next');
      await userEvent.keyboard('{Enter}');
    };
    await step('start', async () => {
      await tabTo(userEvent, 'Start Registration');
      await userEvent.keyboard('{Enter}');
      await at('Personal Information');
    });
    await step('completes step 1 in the order of the page', async () => {
      await fill(userEvent, 'First name', 'Aline');
      await fill(userEvent, 'Last name', 'Uwase');
      await fill(userEvent, 'Username', 'aline.u');
      await choose('Gender', 'Female');
      await fill(userEvent, 'Day', '14');
      await fill(userEvent, 'Month', '3');
      await fill(userEvent, 'Year', '1996');
      await choose('Status', 'Single');
      await fill(userEvent, 'Email', 'aline@example.com');
      await fill(userEvent, 'Phone number', '+250 788 123 456');
      await fill(userEvent, 'Password', 'correct horse');
      await fill(userEvent, 'Confirm password', 'correct horse');
      await fill(userEvent, 'Country', 'Rwanda');
      await fill(userEvent, 'City', 'Kigali');
      await fill(userEvent, 'Nationality', 'Rwandan');
      await next();
      await at('Appearance & Lifestyle');
    });
    await step('skips steps 2 to 5', async () => {
      await next();
      await at('Education & Career');
      await next();
      await at('What Are You Looking For?');
      await fill(userEvent, 'Marriage', ' ');
      await next();
      await at('Ideal Match Preferences');
      await next();
      await at('Profile Photo & Consent');
    });
    await step('completes step 6', async () => {
      await fill(userEvent, 'I agree to the Terms & Conditions', ' ');
      await fill(userEvent, 'I agree to follow the Community Guidelines', ' ');
      await tabTo(userEvent, 'Submit');
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: registerCopy.result.title });
      await expect(profileStore.get()).toMatchObject({
        username: 'aline.u',
        lookingFor: ['Marriage'],
        age: 30,
      });
    });
    await step('closes the dialog on Escape and focuses what happens next', async () => {
      await userEvent.keyboard('{Escape}');
      await at('Welcome, Aline');
    });
  },
};
