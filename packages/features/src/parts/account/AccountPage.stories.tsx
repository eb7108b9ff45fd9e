// Proves LOGIN-1.
import { Notice } from '@iru/ui/notice';
import { TextField } from '@iru/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { withRouter } from '../../testing/with-router';
import { AccountPage } from './AccountPage';
import { enterDemo } from './testing/enter-demo';

const form = (
  <form className="grid gap-5">
    <h1 className="text-display">Welcome Back</h1>
    <TextField label="Email" type="email" autoComplete="username" />
  </form>
);

const meta = {
  title: 'Account page',
  id: 'parts-account-page',
  component: AccountPage,
  decorators: [withRouter('/login')],
  parameters: { layout: 'fullscreen' },
  args: { side: 'login', onDemo: fn(), children: form },
  argTypes: { side: { control: 'inline-radio', options: ['login', 'register'] } },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas, step }) => {
    await step('shows the current side in the toggle and links to the other', async () => {
      await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(canvas.getByRole('link', { name: 'Register' })).not.toHaveAttribute(
        'aria-current',
      );
      await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute(
        'href',
        '/register',
      );
    });
    await step('links to the rules beside the form', async () => {
      await expect(canvas.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
        'href',
        '/legal',
      );
      await expect(canvas.getByRole('link', { name: 'Community Guidelines' })).toHaveAttribute(
        'href',
        '/community-guidelines',
      );
    });
  },
};

export const Registration: Story = {
  args: { side: 'register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const SomethingAbove: Story = {
  args: { side: 'register', above: <Notice>Step 2 of 6</Notice> },
  play: async ({ canvas }) => {
    const above = canvas.getByText('Step 2 of 6').getBoundingClientRect();
    await expect(above.bottom).toBeLessThan(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    );
  },
};

export const OpensDemo: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const demo = canvas.getByRole('complementary');
    await enterDemo(userEvent, /demo/i);
    await expect(demo).toContainElement(canvas.getByRole('button', { name: /demo/i }));
    await expect(args.onDemo).toHaveBeenCalledOnce();
  },
};

export const LargeTouchTargets: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    for (const name of ['Login', 'Register']) {
      await expect(canvas.getByRole('link', { name }).offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};
