// Proves LOGIN-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';

import { loginCopy } from '../../parts/account/copy';
import { accountCopy } from '../../parts/account/copy';
import { isLoggedIn } from '../../persistence/session';
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
      await expect(document.title).toBe('Login · Iru');
    });
    await step('The links open the right pages', async () => {
      const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
      await expect(href('Back to Home')).toBe('/');
      await expect(href('Register')).toBe('/register');
      await expect(href('Forgot your password?')).toBe('/forgot-password');
      await expect(href('Terms & Conditions')).toBe('/legal');
      await expect(href('Community Guidelines')).toBe('/community-guidelines');
      await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
};

export const InvalidEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    // The same rule and message as in every form.
    await expect(
      await canvas.findByRole('heading', { name: 'Please enter a valid email address' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
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

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.click(password);
    await userEvent.paste('pasted secret');
    await expect(password).toHaveValue('pasted secret');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: loginCopy.showPassword }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: loginCopy.hidePassword })).toBeVisible();
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
    await screen.findByRole('dialog', { name: 'Login Functionality' });
  },
};

export const ReportsMissingFields: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Sign In' });
    const summary = () =>
      canvas.findByRole('heading', { name: 'Please enter both email and password.' });
    await step('Both fields empty', async () => {
      await userEvent.click(submit);
      const found = await summary();
      await expect(found).toBeVisible();
      await waitFor(() => expect(found.closest('[data-slot="error-summary"]')).toHaveFocus());
      await expect(canvas.getByLabelText('Email')).toBeInvalid();
    });
    await step('Only the email entered: it stays, and the password is required', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.com');
      await userEvent.click(submit);
      await waitFor(() => expect(canvas.getByLabelText('Email')).toBeValid());
      await expect(canvas.getByLabelText('Email')).toHaveValue('aline@example.com');
      await userEvent.click(canvas.getByRole('link', { name: loginCopy.passwordReason }));
      await expect(canvas.getByLabelText('Password')).toHaveFocus();
    });
    await step('Only spaces entered', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), '   ');
      await userEvent.click(submit);
      await expect(await summary()).toBeVisible();
    });
  },
};

export const EmptyPasswordFirst: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b');
    await step('The empty password comes first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await expect(
        await canvas.findByRole('heading', { name: 'Please enter both email and password.' }),
      ).toBeVisible();
    });
    await step('Then the email address', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await expect(
        await canvas.findByRole('heading', { name: 'Please enter a valid email address' }),
      ).toBeVisible();
    });
  },
};

export const SignedIn: Story = {
  ...ResultModal,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('Both fields filled in', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      const dialog = await screen.findByRole('dialog', { name: 'Login Functionality' });
      await expect(dialog).toHaveAccessibleDescription(
        'Login is not yet implemented. Data has been logged to the console.',
      );
    });
    await step('The email is logged, and the password is cleared', async () => {
      await expect(canvas.getByLabelText('Password')).toHaveValue('');
      await expect(console.info).toHaveBeenCalledWith('Login', { email: 'aline@example.com' });
    });
    await step('Close has focus, then returns it', async () => {
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveFocus();
    });
  },
};

export const ResultStartsDemo: Story = {
  ...ResultModal,
  tags: ['behaviour'],
  play: async (context) => {
    await ResultModal.play?.(context);
    const demo = screen.getByRole('button', {
      name: accountCopy.lookAround,
    });
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

export const Demo: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await enterDemo(userEvent, 'Use Demo (Access User Page)');
    await expect(await canvas.findByRole('heading', { name: 'You are at /' })).toBeVisible();
    await expect(isLoggedIn()).toBe(true);
  },
};
