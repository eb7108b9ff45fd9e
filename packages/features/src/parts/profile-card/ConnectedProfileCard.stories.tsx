// Proves CARD-1, CARD-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import aline from '../../assets/portraits/h1.svg';
import { PATHS } from '../../paths';
import { inBox } from '../../testing/in-box';
import { combineCleanups, replaceProperty } from '../../testing/preferences';
import { onShare, refuse, shareSheet } from '../../testing/share-sheet';
import { readStorage, refuseWrites, withStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { expectPath, withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { peopleCopy } from '#words/parts/people/copy';
import { ConnectedProfileCard } from './ConnectedProfileCard';

/** Without the page's own query, in which Find Match keeps the visitor's filters. */
const link = `${window.location.origin}${PATHS.shareProfile}?name=Aline&age=27&city=Kigali&country=Rwanda`;
const profile = {
  id: 'h1',
  name: 'Aline',
  age: 27,
  city: 'Kigali',
  country: 'Rwanda',
  image: aline,
};
/** Which pictures a link passes depends on where Storybook is served; shared-profile.test.ts proves it. */
const withoutPicture = { profile: { ...profile, image: undefined } };

const meta = {
  title: 'Connected profile card',
  id: 'parts-connected-profile-card',
  component: ConnectedProfileCard,
  args: { profile, loggedIn: true },
  argTypes: { loggedIn: { control: false } },
  decorators: [inBox('max-w-80'), withToaster, withRouter('/find-match')],
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectToast = async (text: string) =>
  expect(await screen.findByText(text)).toBeInTheDocument();
const onCopy = fn<(text: string) => Promise<void>>();
const clipboard = (outcome: () => Promise<void>) => () =>
  replaceProperty(navigator, 'clipboard', { writeText: onCopy.mockImplementation(outcome) });
const openShare = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  return within(await canvas.findByRole('list', { name: "Share Aline's profile" }));
};
const showsLink = async (canvas: Canvas) => {
  const field = await canvas.findByRole('textbox', { name: 'Copy this link' });
  await expect(field).toHaveValue(link);
  await expect(field).toHaveAttribute('readonly');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kigali, Rwanda')).toBeVisible();
  },
};

export const ShareRefused: Story = {
  args: withoutPicture,
  beforeEach: shareSheet(refuse()),
  play: async ({ canvas }) => {
    await openShare(canvas);
    await showsLink(canvas);
  },
};

const opensWindow = (result: object | null) => () =>
  replaceProperty(window, 'open', fn().mockReturnValue(result));

export const WindowBlocked: Story = {
  parameters: { docs: { story: { height: '720px' } } },
  args: withoutPicture,
  beforeEach: opensWindow(null),
  play: async ({ canvas }) => {
    const panel = await openShare(canvas);
    await userEvent.click(panel.getByRole('link', { name: /^LinkedIn/ }));
    await showsLink(canvas);
  },
};

const divine = { ...profile, id: 's1', name: 'Divine', image: '' };
const heart = (canvas: Canvas) => canvas.getByRole('button', { name: 'Like Aline' });
const likedIds = () => ((readStorage('iru_likes') ?? []) as { id: string }[]).map(({ id }) => id);

export const TogglesLike: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_likes: [divine] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(heart(canvas));
    await expect(heart(canvas)).toHaveAttribute('aria-pressed', 'true');
    await expect(readStorage('iru_likes')).toMatchObject([profile, divine]);
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
    await expectToast(peopleCopy.liked('Aline'));
    await userEvent.click(screen.getByRole('button', { name: peopleCopy.list }));
    await expectPath('/swipe');
  },
};

/** For a visitor who has logged out on purpose, the heart reveals nothing. */
export const LikedWhenLoggedOut: Story = {
  tags: ['behaviour'],
  args: { loggedIn: false },
  beforeEach: withStorage({ iru_likes: [profile], iru_session: false }),
  play: async ({ canvas, userEvent }) => {
    await expect(heart(canvas)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart(canvas));
    await expectPath('/login');
    await expect(likedIds()).toEqual(['h1']);
  },
};

export const LikeNotSaved: Story = {
  tags: ['behaviour'],
  beforeEach: refuseWrites,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(heart(canvas));
    await expectToast('Your like for Aline couldn’t be saved on this device.');
    await expect(heart(canvas)).toHaveAttribute('aria-pressed', 'true');
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
    await expectToast('You waved at Aline, a sample profile. Nothing was sent.');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(console.info).toHaveBeenCalledTimes(1);
    await expect(console.info).toHaveBeenCalledWith('Connect', { name: 'Aline' });
    await expectToast('You asked to connect with Aline, a sample profile. Nothing was sent.');
  },
};

export const WaveLoggedOut: Story = {
  tags: ['behaviour'],
  args: { loggedIn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wave' }));
    await expectPath('/register');
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
  args: withoutPicture,
  tags: ['behaviour'],
  beforeEach: () =>
    combineCleanups(opensWindow({ opener: window })(), clipboard(async () => undefined)()),
  play: async ({ canvas, userEvent }) => {
    const panel = await openShare(canvas);
    await userEvent.click(panel.getByRole('link', { name: /^WhatsApp/ }));
    const text = encodeURIComponent("Check out Aline's profile on Iru");
    const href = `https://wa.me/?text=${text}%20${encodeURIComponent(link)}`;
    await expect(window.open).toHaveBeenCalledWith(href, '_blank', 'popup,width=600,height=600');
    await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
    await expect(onCopy).toHaveBeenCalledWith(link);
    await expectToast('Link copied.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
