import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { isLoggedIn } from '../platform/session';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { loggedIn } from '../shared/testing/logged-in';
import { withRouter } from '../shared/testing/with-router';
import { UserPage } from './UserPage';

const meta = {
  component: UserPage,
  decorators: [withRouter('/user')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your page' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('You are logged out on this device.');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
  },
};

export const LoggedIn: Story = {
  beforeEach: loggedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are logged in with the demo account');
    await expect(canvas.getByRole('link', { name: 'Browse profiles' })).toHaveAttribute('href', '/find-match');
  },
};

export const LogsOut: Story = {
  ...LoggedIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You are logged out on this device.');
    await expect(isLoggedIn()).toBe(false);
    await expect(localStorage.getItem('iru_session')).toBeNull();
  },
};

export const OtherTab: Story = {
  ...LoggedIn,
  play: async ({ canvas }) => {
    localStorage.removeItem('iru_session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'iru_session' }));
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

export const Dark: Story = { ...LoggedIn, play: undefined, globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'phone320' } }, play: expectNoSidewaysScroll };
