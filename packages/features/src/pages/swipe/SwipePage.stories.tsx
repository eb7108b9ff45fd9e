// Proves SWIPE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { peopleCopy } from '#words/parts/people/copy';
import { withPreferences } from '../../testing/preferences';
import { withStorage, readStorage, refuseWrites } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { DeckSkeleton } from './DeckSkeleton';
import { swipeCopy as copy } from '#words/pages/swipe/copy';
import { SwipePage } from './SwipePage';

const meta = {
  title: 'Swipe',
  id: 'pages-swipe',
  component: SwipePage,
  decorators: [withRouter('/swipe'), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SwipePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const coins = (count: number) => ({
  iru_wallet_v1: {
    coinBalance: count,
    transactions: [{ ts: 1, delta: count, note: 'Purchased via Card for 1000 RWF', id: 'w0' }],
  },
});
const person = (id: string, name = `Person ${id}`) => ({
  id,
  name,
  age: 24,
  city: 'Kigali',
  country: 'Rwanda',
  image: '',
});
const likes = [
  { ...person('s2', 'Thierry'), age: 29, city: 'Musanze', super: true },
  person('s1', 'Divine'),
];
const ids = (key = 'iru_likes') =>
  ((readStorage(key) ?? []) as { id: string }[]).map(({ id }) => id);
const deck = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('group', { name });
const button = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });
const announces = async (canvas: Canvas, text: string | RegExp) =>
  expect(await canvas.findByText(text)).toBeVisible();
const end = (canvas: Canvas) => canvas.getByRole('heading', { name: 'No more profiles' });
const question = () => screen.findByRole('alertdialog', { name: /^A Super Like for / });
const answerDialog = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }));
const AGREE = 'Super Like for 30 coins';
const card = () => document.querySelector<HTMLElement>('[data-slot="swipe-card"]') ?? document.body;

/** The card is held until `up` or `cancel` is called. */
const drag = async (x: number, y: number) => {
  const at = (clientX: number, clientY: number) => ({
    clientX,
    clientY,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    button: 0,
  });
  const element = card();
  await fireEvent.pointerDown(element, at(200, 300));
  for (const part of [0.25, 0.5, 1])
    await fireEvent.pointerMove(element, at(200 + x * part, 300 + y * part));
  return {
    would: element.dataset.would,
    transform: element.style.transform,
    up: () => fireEvent.pointerUp(element, at(200 + x, 300 + y)),
    cancel: () => fireEvent.pointerCancel(element, at(200 + x, 300 + y)),
  };
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Divine, 24' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Thierry, 29' })).toBeNull();
    await expect(button(canvas, /^Undo/)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(canvas, /^Super Like/)).toHaveTextContent(copy.price);
    await expect(hrefOf(canvas, copy.liked.browse)).toBe('/find-match');
    await expect(hrefOf(canvas, peopleCopy.later.deck)).toBe('/swipe#deck');
    await expect(document.getElementById('deck')).toContainElement(card());
    await expect(button(canvas, /^Pass/)).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft');
    await expect(button(canvas, /^Super Like/)).toHaveAttribute('aria-keyshortcuts', 'ArrowUp');
    await expect(button(canvas, /^Like/)).toHaveAttribute('aria-keyshortcuts', 'ArrowRight');
  },
};

/** The page before the saved data is read: no top card, and the controls do nothing. */
export const Loading: Story = {
  render: () => (
    <div className="page-width py-8">
      <DeckSkeleton />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of [/^Pass/, /^Super Like/, /^Like/])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

export const Halfway: Story = {
  play: async () => {
    await expect((await drag(120, 10)).would).toBe('like');
    const stamp = card().querySelector('[data-stamp="like"]');
    await waitFor(() => expect(stamp).toHaveStyle({ opacity: '1' }));
  },
};

export const Refused: Story = {
  beforeEach: refuseWrites,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, /^Like/));
    await expect(
      canvas.getByText(/^Your like for Divine couldn’t be saved on this device\./),
    ).toBeVisible();
    await announces(canvas, copy.liked.count.unsaved(1));
    await expect(canvas.queryByText(copy.liked.count.saved(1))).toBeNull();
  },
};

export const TooFewCoins: Story = {
  beforeEach: withStorage(coins(10)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, /^Super Like/));
    const text = /^Saved Divine as a like: a Super Like costs 30 coins, and you have 10 coins\./;
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(hrefOf(canvas, copy.getCoins)).toBe('/pricing');
  },
};

export const ConfirmingSuperLike: Story = {
  beforeEach: withStorage(coins(100)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, /^Super Like/));
    const dialog = await question();
    await expect(dialog).toHaveAccessibleDescription(
      /^It costs 30 coins, and you have 100 coins\. Undo refunds it\./,
    );
    const cancel = within(dialog).getByRole('button', { name: copy.ask.cancel });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

export const Given: Story = {
  beforeEach: withStorage({ ...coins(100), iru_likes: [{ ...likes[1], super: true }] }),
};

export const End: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of [/^Like/, /^Pass/, /^Pass/, /^Like/])
      await userEvent.click(button(canvas, name));
    await expect(end(canvas)).toHaveFocus();
    await expect(canvas.getByText('Likes: 2. Passes: 2.')).toBeVisible();
    await expect(hrefOf(canvas, copy.end.messages)).toBe('/messages');
    await expect(button(canvas, /^Like/)).toBeDisabled();
  },
};

export const WithLikes: Story = { beforeEach: withStorage({ iru_likes: likes }) };

export const NoOneLeft: Story = {
  beforeEach: withStorage({
    iru_hidden: ['s1', 's2', 's3', 's4'].map((id) => ({ id, name: id, kind: 'hidden', ts: 1 })),
  }),
  play: async ({ canvas }) => {
    await expect(end(canvas)).toBeVisible();
    await expect(hrefOf(canvas, copy.end.settings)).toBe('/settings');
    await expect(canvas.queryByRole('button', { name: copy.end.again })).toBeNull();
  },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({ iru_likes: likes, iru_session: false }),
};

export const Dragged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('returns the card after a short drag', async () => {
      const held = await drag(79, 10);
      await expect(held.would).toBeUndefined();
      await expect(held.transform).toContain('translate3d(79px, 10px, 0');
      await held.up();
      await expect(card().style.transform).toBe('');
      await expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible();
    });
    await step('passes to the left', async () => {
      const held = await drag(-120, 30);
      await expect(held.would).toBe('pass');
      await held.up();
      await announces(canvas, 'You passed on Divine. Next: Thierry, 29.');
    });
    await step('decides nothing when the browser cancels the drag', async () => {
      const held = await drag(-200, 0);
      await held.cancel();
      await expect(card().style.transform).toBe('');
      await expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible();
    });
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(coins(100)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(ids()).toEqual([]);
    deck(canvas, 'Profile of Divine, 24').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(deck(canvas, 'Profile of Thierry, 29')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{ArrowUp}');
    await answerDialog(AGREE);
    await waitFor(() => expect(deck(canvas, 'Profile of Jean Bosco, 25')).toHaveFocus());
    await expect(ids()).toEqual(['s3', 's1']);
    const held = { key: 'ArrowRight', repeat: true };
    await fireEvent.keyDown(deck(canvas, 'Profile of Jean Bosco, 25'), held);
    await expect(deck(canvas, 'Profile of Jean Bosco, 25')).toBeVisible();
  },
};

export const RefusedRemoval: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Refused.play?.(context);
    await userEvent.click(button(canvas, /^Remove Divine$/));
    const told = await screen.findByText(/^Divine is off your list for this visit only/);
    await waitFor(() => expect(told).toBeVisible());
    await expect(canvas.queryByText(copy.liked.empty.saved)).toBeNull();
  },
};

export const AskedOnce: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(coins(100)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(button(canvas, /^Super Like/));
    await answerDialog('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible();
    await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 100 });
    await userEvent.click(button(canvas, /^Super Like/));
    await question();
    await userEvent.keyboard('{ArrowRight}');
    await expect(ids()).toEqual([]);
    await userEvent.dblClick(within(await question()).getByRole('button', { name: AGREE }));
    await announces(canvas, /You gave Divine a Super Like for 30 coins/);
    await expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible();
    await expect(ids()).toEqual(['s1']);
    await userEvent.click(button(canvas, /^Super Like/));
    await announces(canvas, /You gave Thierry a Super Like for 30 coins/);
    await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 40 });
  },
};

export const GivenIsFree: Story = {
  ...Given,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(button(canvas, /^Super Like/)).toHaveTextContent(copy.given);
    await userEvent.click(button(canvas, /^Super Like/));
    await expect(canvas.getByText(/^You’ve already given Divine a Super Like\./)).toBeVisible();
  },
};

/** A double click decides about one card. */
export const Undone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(button(canvas, /^Pass/));
    await expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible();
    const undo = button(canvas, /^Undo/);
    await userEvent.click(undo);
    await expect(canvas.getByText('Undone. Back to Divine, 24.')).toBeVisible();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible();
    await expect(undo).toHaveFocus();
  },
};

export const StartsOver: Story = {
  ...End,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await End.play?.(context);
    await userEvent.click(button(canvas, /^Undo/));
    await expect(deck(canvas, 'Profile of Jean Bosco, 25')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Likes: 1. Passes: 3.')).toBeVisible();
    await userEvent.click(button(canvas, /^Start over$/));
    await expect(deck(canvas, 'Profile of Divine, 24')).toHaveFocus();
    await userEvent.click(await undoIn('You started over.'));
    await announces(canvas, 'Likes: 1. Passes: 3.');
    await waitFor(() => expect(end(canvas)).toHaveFocus());
  },
};

export const SomeSavedForLater: Story = {
  beforeEach: withStorage({ iru_later: ['s1', 's2'].map((id) => person(id)) }),
  play: async ({ canvas }) => {
    await expect(deck(canvas, 'Profile of Sandrine, 27')).toBeVisible();
    await expect(button(canvas, /^Bring back Person s1$/)).toBeVisible();
  },
};

export const EveryoneSavedForLater: Story = {
  beforeEach: withStorage({ iru_later: ['s1', 's2', 's3', 's4'].map((id) => person(id)) }),
  play: async ({ canvas }) => {
    await expect(end(canvas)).toBeVisible();
    await expect(hrefOf(canvas, '4 people saved for later')).toBe('/swipe#later');
    await expect(canvas.queryByText(copy.end.noOne)).toBeNull();
  },
};

export const SavesForLater: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, /^Not now/));
    await expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible();
    await expect(canvas.getByText('Divine is saved for later. Next: Thierry, 29.')).toBeVisible();
    await expect(button(canvas, /^Not now/)).toHaveFocus();
    deck(canvas, 'Profile of Thierry, 29').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(deck(canvas, 'Profile of Sandrine, 27')).toBeVisible();
    await expect(ids('iru_later')).toEqual(['s2', 's1']);
    await userEvent.click(button(canvas, /^Bring back Divine$/));
    await waitFor(() => expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible());
  },
};

export const Sideways: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phoneSideways' } },
  play: async ({ canvas }) => {
    await (await drag(120, 10)).up();
    await announces(canvas, 'You liked Divine. Next: Thierry, 29.');
    await expect(button(canvas, /^Super Like/)).toBeEnabled();
  },
};

export const RemovesLike: Story = {
  ...WithLikes,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(button(canvas, /^Remove Thierry$/));
    await expect(ids()).toEqual(['s1']);
    await expect(button(canvas, /^Remove Divine$/)).toHaveFocus();
    await userEvent.click(await undoIn('Thierry is no longer in your list.'));
    await waitFor(() => expect(ids()).toEqual(['s2', 's1']));
  },
};

export const FullMotion: Story = {
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, /^Like/));
    await userEvent.click(button(canvas, /^Pass/));
    await expect(deck(canvas, 'Profile of Sandrine, 27')).toBeVisible();
    const cards = () => document.querySelectorAll('[data-slot="swipe-card"]');
    await waitFor(() => expect(cards()).toHaveLength(1));
  },
};

export const ButtonsVisible: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const { bottom } = button(canvas, /^Like/).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
