// Proves LOGIN-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { accountCopy, loginCopy } from '#words/parts/account/copy';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { expectPath, withRouter } from '../../testing/with-router';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Login',
  id: 'pages-login',
  component: LoginPage,
  decorators: [withRouter('/login')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const signIn = async ({ canvas, userEvent }: Context, email: string, password: string) => {
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
};
const expectErrors = async (name: string) =>
  expect(await screen.findByRole('heading', { name })).toBeVisible();

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('The form shows under its heading', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
      const filling = (name: string) => canvas.getByLabelText(name).getAttribute('autocomplete');
      await expect(['Email', 'Password'].map(filling)).toEqual(['username', 'current-password']);
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    });
    await step('The links open the right pages', async () => {
      await expect(hrefOf(canvas, 'Back to Home')).toBe('/');
      await expect(hrefOf(canvas, 'Forgot your password?')).toBe('/forgot-password');
      await expect(hrefOf(canvas, 'Terms & Conditions')).toBe('/legal');
      await expect(hrefOf(canvas, 'Community Guidelines')).toBe('/community-guidelines');
    });
    await step('The switch has large targets and marks the current side', async () => {
      const [login, register] = ['Login', 'Register'].map((name) =>
        canvas.getByRole('link', { name }),
      );
      await expect(login).toHaveAttribute('aria-current', 'page');
      await expect(register).toHaveAttribute('href', '/register');
      for (const side of [login, register])
        await expect(side?.offsetHeight).toBeGreaterThanOrEqual(44);
    });
  },
};

export const FormWithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expectErrors('Please enter both email and password.');
  },
};

export const ResultModal: Story = {
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => undefined);
  },
  play: async (context) => {
    await signIn(context, 'aline@example.com', 'correct horse');
    const dialog = await screen.findByRole('dialog', { name: 'Login Functionality' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      'Login is not yet implemented. Data has been logged to the console.',
    );
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(console.info).toHaveBeenCalledWith('Login', { email: 'aline@example.com' });
  },
};

/** A password of spaces counts as missing. */
export const ReportsMissingFields: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await FormWithErrors.play?.(context);
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await signIn(context, 'aline@example.com', '   ');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeValid());
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(loginCopy.passwordReason);
    await expect(canvas.getByLabelText('Email')).toHaveValue('aline@example.com');
    await expectErrors('Please enter both email and password.');
  },
};

export const InvalidEmail: Story = {
  play: async (context) => {
    await signIn(context, 'a@b', 'correct horse');
    await expectErrors('Please enter a valid email address');
  },
};

export const ResultStartsDemo: Story = {
  ...ResultModal,
  tags: ['behaviour'],
  play: async (context) => {
    await ResultModal.play?.(context);
    const demo = screen.getByRole('button', { name: accountCopy.lookAround });
    // The second click of a double-click on Sign In.
    await fireEvent.click(demo, { detail: 2 });
    await expect(demo).toBeInTheDocument();
    await expect(localStorage.getItem('iru_session')).toBeNull();
    await enterDemo(context.userEvent, 'Look around with the demo account');
    await expectPath('/');
    await expect(localStorage.getItem('iru_session')).toBe('true');
  },
};
