// Proves CARD-1, CARD-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';

import aline from '../../assets/portraits/h1.svg';
import { PATHS } from '../../paths';
import { combineCleanups, replaceProperty } from '../../testing/preferences';
import { readStorage, refuseWrites, withStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { peopleCopy } from '../people/copy';
import { ConnectedProfileCard } from './ConnectedProfileCard';

/** Without the page's own query, in which Find Match keeps the visitor's filters. */
const link = `${window.location.origin}${PATHS.shareProfile}?name=Aline&age=27&city=Kigali&country=Rwanda`;
/** Which pictures a link passes depends on where Storybook is served; shared-profile.test.ts proves it. */
const withoutPicture = {
  profile: {
    id: 'h1',
    name: 'Aline',
    age: 27,
    city: 'Kigali',
    country: 'Rwanda',
    image: undefined,
  },
};

const meta = {
  title: 'Connected profile card',
  id: 'parts-connected-profile-card',
  component: ConnectedProfileCard,
  args: {
    profile: { id: 'h1', name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda', image: aline },
    loggedIn: true,
  },
  argTypes: { loggedIn: { control: false } },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
    withToaster,
    withRouter('/find-match'),
  ],
  beforeEach: () => {
    const log = spyOn(console, 'info').mockImplementation(() => undefined);
    // A device without a share sheet, unless a story adds one.
    const back = replaceProperty(navigator, 'share', undefined);
    return () => {
      back();
      log.mockRestore();
    };
  },
} satisfies Meta<typeof ConnectedProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findToast = (text: string | RegExp) => screen.findByText(text, {}, { timeout: 5000 });
const onShare = fn<(data: ShareData) => Promise<void>>();
const onCopy = fn<(text: string) => Promise<void>>();
const shareSheet = (outcome: () => Promise<void>) => () =>
  replaceProperty(navigator, 'share', onShare.mockImplementation(outcome));
const clipboard = (outcome: () => Promise<void>) => () =>
  replaceProperty(navigator, 'clipboard', { writeText: onCopy.mockImplementation(outcome) });
const refuse = (name: string) => async () => {
  throw new DOMException('', name);
};
const openShare = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  return within(await canvas.findByRole('list', { name: "Share Aline's profile" }));
};
const showsLink = async ({ canvas }: Context) => {
  const field = await canvas.findByRole('textbox', { name: 'Copy this link' });
  await expect(field).toHaveValue(link);
  await expect(field).toHaveAttribute('readonly');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Aline, 27' })).toBeVisible();
    await expect(canvas.getByText('Kigali, Rwanda')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Portrait of Aline' })).toBeInTheDocument();
  },
};

export const ShareRefused: Story = {
  args: withoutPicture,
  beforeEach: shareSheet(refuse('NotAllowedError')),
  play: async (context) => {
    await openShare(context);
    await showsLink(context);
  },
};

const opensWindow = (result: object | null) => () =>
  replaceProperty(
    window,
    'open',
    fn(() => result),
  );

export const SharePanel: Story = {
  args: withoutPicture,
  beforeEach: () =>
    combineCleanups(opensWindow({ opener: window })(), clipboard(async () => undefined)()),
  play: async (context) => {
    const panel = await openShare(context);
    await expect(panel.getAllByRole('link')).toHaveLength(4);
  },
};

export const WindowBlocked: Story = {
  parameters: { docs: { story: { height: '720px' } } },
  args: withoutPicture,
  beforeEach: opensWindow(null),
  play: async (context) => {
    const panel = await openShare(context);
    await context.userEvent.click(panel.getByRole('link', { name: /^LinkedIn/ }));
    await showsLink(context);
  },
};

const divine = { id: 's1', name: 'Divine', age: 24, city: 'Kigali', country: 'Rwanda', image: '' };
const heart = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Like Aline' });
const likedIds = () => ((readStorage('iru_likes') ?? []) as { id: string }[]).map(({ id }) => id);

export const Liked: Story = {
  beforeEach: withStorage({ iru_likes: [{ ...divine, id: 'h1', name: 'Aline' }] }),
};

export const TogglesLike: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_likes: [divine] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(heart(canvas));
    await expect(heart(canvas)).toHaveAttribute('aria-pressed', 'true');
    await expect(likedIds()).toEqual(['h1', 's1']);
    await expect(readStorage('iru_likes')).toMatchObject([
      { id: 'h1', name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda', image: aline },
      {},
    ]);
    await userEvent.click(heart(canvas));
    await expect(heart(canvas)).toHaveAttribute('aria-pressed', 'false');
    await expect(likedIds()).toEqual(['s1']);
    await userEvent.click(await undoIn('Aline is no longer in your list.'));
    await waitFor(() => expect(heart(canvas)).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const ToastOpensList: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(heart(canvas));
    await findToast(peopleCopy.liked('Aline'));
    await userEvent.click(screen.getByRole('button', { name: peopleCopy.list }));
    await expect(await canvas.findByRole('heading', { name: 'You are at /swipe' })).toBeVisible();
  },
};

/** For a visitor who has logged out on purpose, the heart reveals nothing. */
export const LikedWhenLoggedOut: Story = {
  tags: ['behaviour'],
  args: { loggedIn: false },
  beforeEach: withStorage({
    iru_likes: [{ ...divine, id: 'h1', name: 'Aline' }],
    iru_session: false,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(heart(canvas)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart(canvas));
    await expect(await canvas.findByRole('heading', { name: 'You are at /login' })).toBeVisible();
    await expect(likedIds()).toEqual(['h1']);
  },
};

export const LikeNotSaved: Story = {
  tags: ['behaviour'],
  beforeEach: refuseWrites,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(heart(canvas));
    await expect(
      await findToast('Your like for Aline couldn’t be saved on this device.'),
    ).toBeInTheDocument();
    await expect(heart(canvas)).toHaveAttribute('aria-pressed', 'true');
  },
};

const withComments = (comments: readonly string[]) => () => {
  sessionStorage.setItem(
    'iru_comments',
    JSON.stringify({ h1: comments.map((text, at) => ({ id: `c${at}`, text })) }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'iru_comments' }));
};

export const KeepsComments: Story = {
  tags: ['behaviour'],
  beforeEach: withComments(['Second', 'First']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comments (2)' }));
    const field = canvas.getByRole('textbox', { name: "Comment on Aline's profile" });
    await waitFor(() => expect(field).toBeVisible());
    await expect(
      canvas.getByText('Only you can see these comments, until you close this tab.'),
    ).toBeInTheDocument();
    await userEvent.type(field, 'Third{Enter}');
    const list = within(canvas.getByRole('list', { name: "Comments on Aline's profile" }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Third',
      'Second',
      'First',
    ]);
    await expect(sessionStorage.getItem('iru_comments')).toContain('Third');
    await expect(localStorage.getItem('iru_comments')).toBeNull();
  },
};

export const SavesForLater: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.later }));
    await expect(readStorage('iru_later')).toMatchObject([
      { id: 'h1', name: 'Aline', age: 27, image: aline },
    ]);
    await userEvent.click(await undoIn('Aline is saved for later.'));
    await waitFor(() => expect(readStorage('iru_later')).toEqual([]));
  },
};

export const WaveAndConnect: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wave' }));
    await expect(
      await findToast('You waved at Aline, a sample profile. Nothing was sent.'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(console.info).toHaveBeenCalledTimes(1);
    await expect(console.info).toHaveBeenCalledWith('Connect', { name: 'Aline' });
    await expect(
      await findToast('You asked to connect with Aline, a sample profile. Nothing was sent.'),
    ).toBeInTheDocument();
  },
};

export const WaveLoggedOut: Story = {
  tags: ['behaviour'],
  args: { loggedIn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wave' }));
    await expect(canvas.getByRole('heading', { name: 'You are at /register' })).toBeVisible();
  },
};

export const ShareSheet: Story = {
  args: withoutPicture,
  tags: ['behaviour'],
  beforeEach: shareSheet(async () => undefined),
  play: async ({ canvas, step, userEvent }) => {
    const share = () => userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const showsNothing = async () => {
      await expect(canvas.queryByRole('list', { name: "Share Aline's profile" })).toBeNull();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    };
    await step('passes title, text and link', async () => {
      await share();
      await expect(onShare).toHaveBeenCalledTimes(1);
      await expect(onShare).toHaveBeenCalledWith({
        title: 'Aline on Iru',
        text: "Check out Aline's profile on Iru",
        url: link,
      });
      await showsNothing();
    });
    await step('can be closed', async () => {
      onShare.mockImplementation(refuse('AbortError'));
      await share();
      await expect(onShare).toHaveBeenCalledTimes(2);
      await showsNothing();
    });
  },
};

export const SharesAndCopies: Story = {
  ...SharePanel,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const panel = await openShare(context);
    await userEvent.click(panel.getByRole('link', { name: /^WhatsApp/ }));
    const text = encodeURIComponent("Check out Aline's profile on Iru");
    const href = `https://wa.me/?text=${text}%20${encodeURIComponent(link)}`;
    await expect(window.open).toHaveBeenCalledWith(href, '_blank', 'popup,width=600,height=600');
    await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
    await expect(onCopy).toHaveBeenCalledWith(link);
    await expect(await findToast('Link copied.')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
