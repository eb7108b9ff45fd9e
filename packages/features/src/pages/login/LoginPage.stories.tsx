// Proves LOGIN-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { loginCopy } from '../../parts/account/copy';
import { accountCopy } from '../../parts/account/copy';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { withRouter } from '../../testing/with-router';
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

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('The form shows under its heading', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
      await expect(canvas.getByLabelText('Password')).toHaveAttribute(
        'autocomplete',
        'current-password',
      );
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
    await expect(
      await canvas.findByRole('heading', { name: 'Please enter both email and password.' }),
    ).toBeVisible();
  },
};

export const ResultModal: Story = {
  beforeEach: () => {
    const silence = (): void => undefined;
    spyOn(console, 'info').mockImplementation(silence);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const dialog = await screen.findByRole('dialog', { name: 'Login Functionality' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A password of spaces counts as missing. */
export const ReportsMissingFields: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FormWithErrors.play?.(context);
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeValid());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      loginCopy.passwordReason,
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('aline@example.com');
    await expect(
      canvas.getByRole('heading', { name: 'Please enter both email and password.' }),
    ).toBeVisible();
  },
};

export const InvalidEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Please enter a valid email address' }),
    ).toBeVisible();
  },
};

export const Demo: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await enterDemo(userEvent, 'Use Demo (Access User Page)');
    await expect(await canvas.findByRole('heading', { name: 'You are at /' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  ...ResultModal,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ResultModal.play?.(context);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Login is not yet implemented. Data has been logged to the console.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(console.info).toHaveBeenCalledWith('Login', { email: 'aline@example.com' });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveFocus();
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
    await expect(
      await context.canvas.findByRole('heading', { name: 'You are at /' }),
    ).toBeVisible();
    await expect(localStorage.getItem('iru_session')).toBe('true');
  },
};
