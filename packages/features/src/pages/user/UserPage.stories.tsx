// Proves USER-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { signInCopy } from '#words/pages/user/sign-in-copy';
import p01 from '../../assets/portraits/p01.svg';
import { sessionStore } from '../../persistence/session';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { readStorage, withStorage } from '../../testing/with-storage';
import { expectPath, withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { aline, fillStorage, fullStorage } from './mocks/full-storage';
import { userCopy as copy } from '#words/pages/user/copy';
import { UserPage } from './UserPage';

const meta = {
  title: 'User/Page',
  id: 'pages-user-page',
  component: UserPage,
  decorators: [withRouter('/user'), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const heading = (canvas: Canvas, name: string) => canvas.getByRole('heading', { level: 1, name });
const expectToast = async (text: string) => {
  const told = await screen.findByText(text);
  await waitFor(() => expect(told).toBeVisible());
};

export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, signInCopy.forgot)).toBe('/forgot-password');
    await expect(hrefOf(canvas, signInCopy.create.action)).toBe('/register');
    await expect(canvas.queryByRole('button', { name: copy.logOut })).toBeNull();
    for (const name of ['Continue with Google', 'Continue with Facebook']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Coming soon');
    }
  },
};

export const LoggedOutErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please enter a valid email address' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password is required',
    );
  },
};

export const LoggedInEmpty: Story = {
  beforeEach: withStorage({ iru_session: true }),
  play: async ({ canvas }) => {
    await expect(heading(canvas, copy.demoGreeting)).toBeVisible();
    await expect(canvas.getByText('0 coins')).toBeVisible();
    await expect(hrefOf(canvas, 'Start swiping')).toBe('/swipe');
    await expect(hrefOf(canvas, 'Get coins')).toBe('/pricing');
    await expect(hrefOf(canvas, 'Create a profile')).toBe('/register');
    await expect(hrefOf(canvas, 'Find someone to write to')).toBe('/swipe');
    await expect(hrefOf(canvas, 'Go to Swipe')).toBe('/swipe#deck');
  },
};

export const LoggedInFull: Story = {
  beforeEach: () => fillStorage(),
  play: async ({ canvas }) => {
    await expect(heading(canvas, 'Good to see you, Aline')).toBeVisible();
    await expect(canvas.getByText('28 · Kigali, Rwanda · Single')).toBeVisible();
    const faces = within(canvas.getByRole('list', { name: copy.likes.list }));
    await expect(faces.getAllByRole('listitem')).toHaveLength(4);
    await expect(faces.getAllByRole('listitem')[0]).toHaveTextContent('Thierry, 29Musanze');
    for (const text of ['1,340 coins', '−60 coins', '+1,100 coins', '3 messages'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('Then Saturday at the lake, before the rain?')).toBeVisible();
  },
};

export const Unreadable: Story = {
  beforeEach: () =>
    fillStorage({
      iru_session: true,
      iru_likes: '{"broken":',
      iru_threads: [{ name: 7 }],
      iru_msgs: [1, 2],
      iru_wallet_v1: { coinBalance: -40, transactions: 'none' },
      iru_profile: { firstName: 'Aline' },
    }),
};

const name = 'Uwimana'.repeat(40);

export const LongTexts: Story = {
  beforeEach: () =>
    fillStorage({
      ...fullStorage,
      iru_profile: { ...aline, firstName: name, city: name },
      iru_likes: Array.from({ length: 30 }, (_, at) => ({ id: `l${at}`, name, city: name })),
      iru_threads: Array.from({ length: 9 }, (_, at) => ({ id: `t${at}`, name, last: name })),
      iru_wallet_v1: { coinBalance: 1e10, transactions: [{ ts: 0, delta: 1e10, note: name }] },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 22 more')).toBeVisible();
    await expect(canvas.getByText('4 more in Messages')).toBeVisible();
  },
};

export const SignsIn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const lines = spyOn(console, 'info').mockImplementation(() => undefined);
    await userEvent.type(canvas.getByLabelText('Password'), 'sentinel-7291');
    await userEvent.type(canvas.getByLabelText('Email'), ' aline@example.com ');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const line = ['Sign in', { email: 'aline@example.com' }];
    await waitFor(() => expect(lines.mock.calls).toEqual([line]));
    await expectToast('Welcome back');
    lines.mockRestore();
  },
};

export const DemoUser: Story = {
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await enterDemo(userEvent, 'Continue as Demo User');
    await expectPath('/dashboard');
    await expect(sessionStore.get()).toBe(true);
    await expectToast(signInCopy.demo.welcome);
  },
};

export const OpensProfile: Story = {
  ...LoggedInFull,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.profile.open));
    await expect(await canvas.findByText('Long-Term Relationship, Marriage')).toBeVisible();
    await expect(canvas.queryByText(copy.profile.labels.monthlyIncome)).toBeNull();
  },
};

export const Unlikes: Story = {
  tags: ['behaviour'],
  beforeEach: () => fillStorage(),
  play: async ({ canvas, userEvent }) => {
    const heart = (name: string) => canvas.queryByRole('button', { name: `Like ${name}` });
    const names = ['Thierry', 'Jean Bosco', 'Divine', 'Sandrine'];
    heart('Thierry')?.focus();
    for (const name of names) {
      await waitFor(() => expect(heart(name)).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(heart(name)).toBeNull());
    }
    const empty = canvas.getByRole('heading', { name: copy.likes.empty.title });
    await waitFor(() => expect(empty).toHaveFocus());
    await expect(readStorage('iru_likes')).toEqual([]);
  },
};

/** A member sees the clear picture of a liked person once it has loaded. */
export const MaskedPictures: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    fillStorage({
      iru_session: true,
      iru_likes: [{ id: 'p01', name: 'Ineza', image: '/assets/p01-old.svg' }],
    }),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: copy.likes.list });
    await waitFor(() => expect(list.querySelector('img')?.getAttribute('src')).toBe(p01));
  },
};

export const LogsOut: Story = {
  tags: ['behaviour'],
  beforeEach: () => fillStorage(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.logOut }));
    await expect(heading(canvas, signInCopy.heading)).toBeVisible();
    const saved = '2 conversations, 4 people you like and 3 transactions';
    await expect(canvas.getByText(`${saved} are saved on this device.`)).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/Thierry|Divine|Aline/);
  },
};

/** A logout in another tab keeps focus where it is. */
export const OtherTab: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_session: true }),
  play: async ({ canvas }) => {
    localStorage.removeItem('iru_session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'iru_session' }));
    await waitFor(() => expect(heading(canvas, signInCopy.heading)).toBeVisible());
    await expect(document.body).toHaveFocus();
  },
};
