// Proves USER-1, LIKES-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import { signInCopy } from './sign-in-copy';
import p01 from '../../assets/portraits/p01.svg';
import s2 from '../../assets/portraits/s2.svg';
import { isLoggedIn } from '../../persistence/session';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { loggedIn } from '../../testing/logged-in';
import { readStorage } from '../../testing/with-storage';
import { storedTexts } from '../../testing/stored';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { fillStorage, fullStorage } from './mocks/full-storage';
import { dataCopy } from '../../parts/your-data/copy';
import { userCopy } from './copy';
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

const withAYear = (): void => fillStorage();
const page = () => within(document.body);

export const LoggedOut: Story = {
  play: async ({ canvas, step }) => {
    await step('shows the sign-in screen', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: signInCopy.heading }),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: signInCopy.forgot })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
      await expect(canvas.getByRole('link', { name: signInCopy.create.action })).toHaveAttribute(
        'href',
        '/register',
      );
      await expect(canvas.queryByRole('button', { name: userCopy.logOut })).toBeNull();
    });
    await step('explains why Google and Facebook are disabled', async () => {
      for (const name of ['Continue with Google', 'Continue with Facebook']) {
        const button = canvas.getByRole('button', { name });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription('Coming soon');
      }
      await expect(canvas.getAllByText(signInCopy.others.soon)).toHaveLength(2);
    });
  },
};

export const LoggedOutErrors: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    // Both fields are required, and the summary takes focus.
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot="error-summary"]')).toHaveFocus(),
    );
    await expect(
      canvas.getByRole('link', { name: 'Please enter a valid email address' }),
    ).toBeVisible();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  },
};

export const LoggedInEmpty: Story = {
  beforeEach: loggedIn,
  play: async ({ canvas, step }) => {
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await step('explains each empty section and links onward', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: userCopy.demoGreeting }),
      ).toBeVisible();
      await expect(canvas.getByRole('heading', { name: userCopy.likes.empty.title })).toBeVisible();
      await expect(href('Start swiping')).toBe('/swipe');
      await expect(canvas.getByText('0 coins')).toBeVisible();
      await expect(href('Get coins')).toBe('/pricing');
      await expect(href('Create a profile')).toBe('/register');
      await expect(canvas.getByText(/No conversations yet/)).toBeVisible();
      await expect([href('Find someone to write to'), href('Go to Swipe')]).toEqual([
        '/swipe',
        '/swipe#deck',
      ]);
    });
    await step('links to everything else', async () => {
      await expect([href('Browse profiles'), href('Settings')]).toEqual([
        '/find-match',
        '/settings',
      ]);
    });
  },
};

export const LoggedInFull: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, step }) => {
    await step('greets the visitor by first name', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Good to see you, Aline' }),
      ).toBeVisible();
      await expect(canvas.getByText('28 · Kigali, Rwanda · Single')).toBeVisible();
    });
    await step('shows likes, wallet and messages', async () => {
      const faces = canvas.getByRole('list', { name: userCopy.likes.list });
      await expect(
        within(faces)
          .getAllByRole('listitem')
          .map((face) => face.textContent),
      ).toEqual([
        'Thierry, 29Musanze',
        'Jean Bosco, 25Rubavu',
        'Divine, 24Kigali',
        'Sandrine, 27Huye',
      ]);
      await expect(canvas.getByText('1,340 coins')).toBeVisible();
      await expect(canvas.getByText('−60 coins')).toBeVisible();
      await expect(canvas.getByText('+1,100 coins')).toBeVisible();
      await expect(canvas.getByText('Then Saturday at the lake, before the rain?')).toBeVisible();
      await expect(canvas.getByText('3 messages')).toBeVisible();
    });
    await step('counts by topic in the table', async () => {
      const row = canvas.getByRole('row', { name: /^Likes/ });
      await expect(within(row).getByText('4 people')).toBeVisible();
      await expect(
        canvas.queryByRole('row', {
          name: new RegExp(`^${dataCopy.topics.backups.name}`),
        }),
      ).toBeNull();
    });
  },
};

export const NewerSchema: Story = {
  beforeEach: () =>
    fillStorage({ iru_session: true, iru_likes: { version: 2 }, iru_threads: { version: 2 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(userCopy.likes.newer)).toBeVisible();
    await expect(canvas.getByText(userCopy.threads.newer)).toBeVisible();
    await expect(canvas.queryByText(/No likes yet|No conversations yet/)).toBeNull();
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
  play: async ({ canvas, step }) => {
    await step('shows every section as empty', async () => {
      await expect(canvas.getByRole('heading', { name: userCopy.likes.empty.title })).toBeVisible();
      await expect(canvas.getByText('0 coins')).toBeVisible();
      await expect(canvas.getByText(/No conversations yet/)).toBeVisible();
      await expect(
        canvas.getByRole('heading', { name: userCopy.profile.empty.title }),
      ).toBeVisible();
    });
    await step('keeps and counts the unreadable data', async () => {
      await expect(localStorage.getItem('iru_likes_backup')).toBe('{"broken":');
      const row = await canvas.findByRole('row', { name: /^Unreadable data/ });
      await expect(within(row).getByText('5 texts')).toBeVisible();
    });
  },
};

const longName = 'Uwimana'.repeat(40);

export const LongTexts: Story = {
  beforeEach: () =>
    fillStorage({
      ...fullStorage,
      iru_profile: {
        ...(fullStorage['iru_profile'] as object),
        firstName: longName,
        city: longName,
      },
      iru_likes: Array.from({ length: 30 }, (_, at) => ({
        id: `l${at}`,
        name: longName,
        age: 30,
        city: longName,
      })),
      iru_threads: Array.from({ length: 9 }, (_, at) => ({
        id: `t${at}`,
        name: longName,
        last: longName.repeat(3),
      })),
      iru_wallet_v1: {
        coinBalance: 9_876_543_210,
        transactions: [{ ts: 0, delta: 9_876_543_210, note: longName }],
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 22 more')).toBeVisible();
    await expect(canvas.getByText('4 more in Messages')).toBeVisible();
  },
};

export const ErrorSummary: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await LoggedOutErrors.play?.(context);
    await step('links to the fields', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Password is required' }));
      await expect(password).toHaveFocus();
    });
    await step('keeps the input and lists only what is wrong', async () => {
      await userEvent.type(password, 'umunsi');
      await userEvent.type(email, 'aline@kigali');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await waitFor(() => expect(password).not.toHaveAttribute('aria-invalid'));
      await expect(email).toHaveValue('aline@kigali');
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
      await expect(canvas.queryByRole('link', { name: 'Password is required' })).toBeNull();
    });
  },
};

export const SignsIn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const lines = spyOn(console, 'info').mockImplementation(() => undefined);
    const password = canvas.getByLabelText('Password');
    await step('shows and hides the password', async () => {
      await userEvent.type(password, 'sentinel-7291');
      await userEvent.click(canvas.getByRole('button', { name: signInCopy.showPassword }));
      await expect(password).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: signInCopy.hidePassword }));
      await expect(password).toHaveAttribute('type', 'password');
    });
    await step('logs only the email and signs no one in', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), ' aline@example.com ');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await waitFor(() =>
        expect(lines.mock.calls).toEqual([['Sign in', { email: 'aline@example.com' }]]),
      );
      await expect(isLoggedIn()).toBe(false);
    });
    await step('greets in a toast and explains on the page', async () => {
      const greeting = await page().findByText('Welcome back');
      await waitFor(() => expect(greeting).toBeVisible());
      await expect(canvas.getByText(/your password wasn’t sent/)).toBeVisible();
    });
    await step('discards the password', async () => {
      await expect(password).toHaveValue('');
      await expect(canvasElement.innerHTML).not.toContain('sentinel-7291');
      await expect(storedTexts()).not.toContain('sentinel-7291');
    });
    lines.mockRestore();
  },
};

export const DemoUser: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await enterDemo(userEvent, 'Continue as Demo User');
    await expect(
      await canvas.findByRole('heading', { name: 'You are at /dashboard' }),
    ).toBeVisible();
    await expect(isLoggedIn()).toBe(true);
    const told = await page().findByText(signInCopy.demo.welcome);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const OpensProfileAndData: Story = {
  ...LoggedInFull,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(userCopy.profile.open));
    await expect(await canvas.findByText('Long-Term Relationship, Marriage')).toBeVisible();
    await expect(canvas.queryByText(userCopy.profile.labels.monthlyIncome)).toBeNull();
    await userEvent.click(canvas.getByText(dataCopy.look));
    const text = (await canvas.findByRole('region', { name: dataCopy.raw })).textContent;
    await expect(JSON.parse(text)).toMatchObject({
      device: { iru_theme: 'dark', iru_profile: { username: 'aline_u' } },
    });
  },
};

export const Unlikes: Story = {
  tags: ['behaviour'],
  beforeEach: withAYear,
  play: async ({ canvas, step, userEvent }) => {
    const heart = (name: string) => canvas.queryByRole('button', { name: `Like ${name}` });
    const names = ['Thierry', 'Jean Bosco', 'Divine', 'Sandrine'];
    await step('removes one after the other', async () => {
      for (const [at, name] of names.entries()) {
        const button = heart(name);
        if (button) await userEvent.click(button);
        await waitFor(() => expect(heart(name)).toBeNull());
        const next = names[at + 1];
        await waitFor(() =>
          expect(
            next ? heart(next) : canvas.getByRole('heading', { name: userCopy.likes.empty.title }),
          ).toHaveFocus(),
        );
      }
      await expect(readStorage('iru_likes')).toEqual([]);
    });
    await step('restores one', async () => {
      await userEvent.click(await undoIn('Sandrine is no longer in your list.'));
      await waitFor(() => expect(heart('Sandrine')).toBeVisible());
    });
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
    const list = canvas.getByRole('list', { name: userCopy.likes.list });
    await waitFor(() => expect(list.querySelector('img')?.getAttribute('src')).toBe(p01));
  },
};

export const StalePictures: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    fillStorage({
      iru_session: true,
      iru_likes: [{ id: 's2', name: 'Thierry', image: '/assets/s2-old.svg' }],
    }),
  play: async ({ canvas }) => {
    const face = canvas.getByRole('list', { name: userCopy.likes.list }).querySelector('img');
    await expect(face?.getAttribute('src')).toBe(s2);
  },
};

export const LogsOut: Story = {
  tags: ['behaviour'],
  beforeEach: withAYear,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: userCopy.logOut }));
    await expect(canvas.getByRole('heading', { level: 1, name: signInCopy.heading })).toBeVisible();
    await expect(isLoggedIn()).toBe(false);
    await expect(localStorage.getItem('iru_session')).toBe('false');
    await expect(canvas.getByText(/Nothing was deleted/)).toBeVisible();
    await expect(
      canvas.getByText(
        '2 conversations, 4 people you like and 3 transactions are saved on this device.',
      ),
    ).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/Thierry|Divine|Aline/);
    await expect(localStorage.getItem('iru_likes')).not.toBeNull();
  },
};

/** A logout in another tab keeps focus where it is. */
export const OtherTab: Story = {
  tags: ['behaviour'],
  beforeEach: loggedIn,
  play: async ({ canvas }) => {
    localStorage.removeItem('iru_session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'iru_session' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: signInCopy.heading }),
    ).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};
