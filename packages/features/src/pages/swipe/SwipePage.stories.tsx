// Proves SWIPE-1, LATER-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { withPreferences, replaceProperty } from '../../testing/preferences';
import { withStorage, readStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { DeckSkeleton } from './DeckSkeleton';
import { swipeCopy } from './copy';
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
const likes = [
  {
    id: 's2',
    name: 'Thierry',
    age: 29,
    city: 'Musanze',
    country: 'Rwanda',
    image: '',
    super: true,
  },
  { id: 's1', name: 'Divine', age: 24, city: 'Kigali', country: 'Rwanda', image: '' },
];
const ids = () => ((readStorage('iru_likes') ?? []) as { id: string }[]).map(({ id }) => id);
const deck = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('group', { name });
const button = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog', { name: /^A Super Like for / });
/** Answers the question that stands before the first coins of a visit. */
const answer = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }));
const AGREE = 'Super Like for 30 coins';
const card = () => document.querySelector<HTMLElement>('[data-slot="swipe-card"]') ?? document.body;

/** Presses the card, moves it in steps and says what it would do; without `up` it is still held. */
const drag = async (x: number, y: number, pointerType = 'mouse') => {
  const at = (clientX: number, clientY: number) => ({
    clientX,
    clientY,
    pointerId: 1,
    pointerType,
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
  play: async ({ canvas, step }) => {
    await step('one person, and what can be done', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'One person at a time' }),
      ).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: 'Divine, 24' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Thierry, 29' })).toBeNull();
      await expect(button(canvas, /^Undo/)).toHaveAttribute('aria-disabled', 'true');
      await expect(button(canvas, /^Super Like/)).toHaveTextContent('30 coins');
    });
    await step('the empty lists lead on', async () => {
      await expect(canvas.getByRole('link', { name: 'Browse profiles' })).toHaveAttribute(
        'href',
        '/find-match',
      );
      await expect(canvas.getByRole('link', { name: 'Go to Swipe' })).toHaveAttribute(
        'href',
        '/swipe#deck',
      );
      await expect(document.getElementById('deck')).toContainElement(card());
    });
    await step('the keys are told, also to assistive technology', async () => {
      await expect(button(canvas, /^Pass/)).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft');
      await expect(button(canvas, /^Super Like/)).toHaveAttribute('aria-keyshortcuts', 'ArrowUp');
      await expect(button(canvas, /^Like/)).toHaveAttribute('aria-keyshortcuts', 'ArrowRight');
    });
  },
};

/** As the page is before the device has been read: no one is on top yet, and no control answers. */
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

export const HalfWay: Story = {
  play: async () => {
    await expect((await drag(120, 10)).would).toBe('like');
    await waitFor(() =>
      expect(getComputedStyle(card().querySelector('[data-stamp="like"]') ?? card()).opacity).toBe(
        '1',
      ),
    );
  },
};

export const Refused: Story = {
  beforeEach: () =>
    replaceProperty(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(button(canvas, /^Like/));
    await step('nothing claims that the like is kept', async () => {
      await expect(
        canvas.getByText(/^Your like for Divine couldn’t be saved on this device\./),
      ).toBeVisible();
      await expect(
        await canvas.findByText(
          'One person, for this visit only. Your browser couldn’t store the list.',
        ),
      ).toBeVisible();
      await expect(canvas.queryByText(swipeCopy.liked.count.saved(1))).toBeNull();
    });
  },
};

export const NewerSchema: Story = {
  beforeEach: withStorage({ iru_likes: { version: 2, list: likes } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^A newer version of the site saved your likes\./),
    ).toBeVisible();
  },
};

export const TooFewCoins: Story = {
  beforeEach: withStorage(coins(10)),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(button(canvas, /^Super Like/));
    await step('it is a like, and the page says so, with a way to coins', async () => {
      const text = /^Saved Divine as a like: a Super Like costs 30 coins, and you have 10 coins\./;
      await expect(canvas.getByText(text)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Get coins' })).toHaveAttribute(
        'href',
        '/pricing',
      );
      await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 10 });
      await expect(ids()).toEqual(['s1']);
    });
  },
};

export const Asking: Story = {
  beforeEach: withStorage(coins(100)),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(button(canvas, /^Super Like/));
    await step('what it costs is said before anything is spent', async () => {
      const dialog = await question();
      await expect(dialog).toHaveAccessibleDescription(
        /^It costs 30 coins, and you have 100 coins\. Undo refunds it\./,
      );
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
      );
      await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 100 });
      await expect(ids()).toEqual([]);
    });
  },
};

export const Given: Story = {
  beforeEach: withStorage({ ...coins(100), iru_likes: [{ ...likes[1], super: true }] }),
  play: async ({ canvas, step }) => {
    await step('no coins are asked for what was given before', async () => {
      await expect(button(canvas, /^Super Like/)).toHaveTextContent('Given');
      await expect(button(canvas, /^Super Like/)).not.toHaveTextContent('30 coins');
    });
  },
};

export const End: Story = {
  play: async ({ canvas, step, userEvent }) => {
    for (const name of [/^Like/, /^Pass/, /^Pass/, /^Like/])
      await userEvent.click(button(canvas, name));
    await step('it counts, and leads on', async () => {
      await expect(canvas.getByRole('heading', { name: 'No more profiles' })).toHaveFocus();
      await expect(canvas.getByText('Likes: 2. Passes: 2.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Go to Messages' })).toHaveAttribute(
        'href',
        '/messages',
      );
      await expect(button(canvas, /^Like/)).toBeDisabled();
    });
  },
};

export const Reloaded: Story = {
  beforeEach: () => {
    sessionStorage.setItem(
      'iru_deck',
      '[{"id":"s1","choice":"like","before":"none"},{"id":"s2","choice":"pass","before":"none"}]',
    );
    withStorage({ iru_likes: likes.slice(1) })();
  },
  play: async ({ canvas }) => {
    await expect(deck(canvas, 'Profile of Sandrine, 27')).toBeVisible();
  },
};

export const WithLikes: Story = {
  beforeEach: withStorage({ iru_likes: likes }),
};

export const ImpossibleAge: Story = {
  beforeEach: withStorage({ iru_likes: [{ ...likes[0], age: -5 }, likes[1]] }),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'People you like' }));
    await expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Thierry',
      'Divine, 24',
    ]);
  },
};

export const NoOneLeft: Story = {
  beforeEach: withStorage({
    iru_hidden: ['s1', 's2', 's3', 's4'].map((id) => ({ id, name: id, kind: 'hidden', ts: 1 })),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No more profiles' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
    await expect(canvas.queryByRole('button', { name: 'Start over' })).toBeNull();
  },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({ iru_likes: likes, iru_session: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to see your likes' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Your likes' })).toBeNull();
    await expect(card()).toBeVisible();
  },
};

/** A like is kept and the next person announced, a pass is only counted, and the newest like stands first. */
export const Buttons: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('a like is kept, and the next person is announced', async () => {
      await userEvent.click(button(canvas, /^Like/));
      await expect(canvas.getByText('You liked Divine. Next: Thierry, 29.')).toBeVisible();
      await expect(ids()).toEqual(['s1']);
    });
    await step('a pass is only counted', async () => {
      await userEvent.click(button(canvas, /^Pass/));
      await expect(canvas.getByText('You passed on Thierry. Next: Sandrine, 27.')).toBeVisible();
      await expect(ids()).toEqual(['s1']);
    });
    await step('the newest like stands first', async () => {
      await userEvent.click(button(canvas, /^Like/));
      const list = within(canvas.getByRole('list', { name: 'People you like' }));
      const names = list.getAllByRole('heading').map((heading) => heading.textContent);
      await expect(names).toEqual(['Sandrine, 27', 'Divine, 24']);
    });
  },
};

/** A card that is dragged far enough to a side is liked or passed; a short, steep or broken drag decides nothing. */
export const Dragged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('a short drag says nothing and lies back', async () => {
      const held = await drag(79, 10);
      await expect(held.would).toBeUndefined();
      await expect(held.transform).toContain('translate3d(79px, 10px, 0');
      await held.up();
      await expect(card().style.transform).toBe('');
      await expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible();
    });
    await step('a steep one is no like', async () => {
      const held = await drag(100, 140);
      await expect(held.would).toBeUndefined();
      await held.up();
      await expect(ids()).toEqual([]);
    });
    await step('over 80 px to the right shows a like, and letting go is one', async () => {
      const held = await drag(81, 20);
      await expect(held.would).toBe('like');
      await held.up();
      await expect(await canvas.findByText('You liked Divine. Next: Thierry, 29.')).toBeVisible();
    });
    await step('to the left it is a pass', async () => {
      const held = await drag(-120, 30);
      await expect(held.would).toBe('pass');
      await held.up();
      await expect(
        await canvas.findByText('You passed on Thierry. Next: Sandrine, 27.'),
      ).toBeVisible();
    });
    await step('a drag that the browser takes away decides nothing', async () => {
      const held = await drag(-200, 0);
      await held.cancel();
      await expect(card().style.transform).toBe('');
      await expect(deck(canvas, 'Profile of Sandrine, 27')).toBeVisible();
    });
  },
};

/** A finger can scroll the page from the card, and far enough up it gives a Super Like, once the visitor agrees to the price. */
export const Touched: Story = {
  tags: ['behaviour'],
  // Small enough that card and buttons are whole in view in a low frame, too.
  beforeEach: () => {
    withStorage(coins(100))();
    const { style } = document.documentElement;
    style.fontSize = '50%';
    return () => {
      style.fontSize = '';
    };
  },
  play: async ({ canvas, step }) => {
    await step('the page can still be scrolled from the card', async () => {
      await expect(getComputedStyle(card()).touchAction).toMatch(/pan-(y|up)/);
    });
    await step(
      'over 90 px up is a Super Like, once the visitor agrees to what it costs',
      async () => {
        // While the deck is not whole in view, a finger that moves up scrolls the page.
        deck(canvas, 'Profile of Divine, 24').scrollIntoView({
          block: 'center',
          behavior: 'instant',
        });
        await waitFor(() => expect(card()).toHaveAttribute('data-up'));
        await expect(getComputedStyle(card()).touchAction).toContain('pan-up');
        const held = await drag(20, -91, 'touch');
        await expect(held.would).toBe('superLike');
        await held.up();
        await answer(AGREE);
        await expect(
          await canvas.findByText(/You gave Divine a Super Like for 30 coins/),
        ).toBeVisible();
        await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 70 });
      },
    );
  },
};

/** The arrow keys decide while the card has the focus, a held key once, and the focus goes on to the next card. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(coins(100)),
  play: async ({ canvas, step, userEvent }) => {
    await step('without the focus, keys are the page’s', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(ids()).toEqual([]);
    });
    await step('right likes, left passes, up is a Super Like', async () => {
      deck(canvas, 'Profile of Divine, 24').focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(deck(canvas, 'Profile of Thierry, 29')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.keyboard('{ArrowUp}');
      await answer(AGREE);
      await waitFor(() => expect(deck(canvas, 'Profile of Jean Bosco, 25')).toHaveFocus());
      await expect(ids()).toEqual(['s3', 's1']);
      await expect(readStorage('iru_likes')).toMatchObject([{ super: true }, {}]);
    });
    await step('a key that is held decides once', async () => {
      await fireEvent.keyDown(deck(canvas, 'Profile of Jean Bosco, 25'), {
        key: 'ArrowRight',
        repeat: true,
      });
      await expect(deck(canvas, 'Profile of Jean Bosco, 25')).toBeVisible();
    });
    await step('after the last card focus goes to the end', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('heading', { name: 'No more profiles' })).toHaveFocus();
    });
  },
};

/** A double click gives and charges one Super Like. */
export const DoubleClick: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(coins(100)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(button(canvas, /^Super Like/));
    await userEvent.dblClick(within(await question()).getByRole('button', { name: AGREE }));
    await expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible();
    await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 70 });
    await expect(ids()).toEqual(['s1']);
  },
};

/** A double click passes on one person. */
export const DoublePass: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(button(canvas, /^Pass/));
    await expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible();
    await expect(canvas.getByText('You passed on Divine. Next: Thierry, 29.')).toBeVisible();
  },
};

/** A removal that could not be saved is said to hold for this visit only. */
export const RefusedRemoval: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await Refused.play?.(context);
    await step('nor that it is gone for good', async () => {
      await userEvent.click(button(canvas, /^Remove Divine$/));
      const told = await screen.findByText(/^Divine is off your list for this visit only/);
      await waitFor(() => expect(told).toBeVisible());
      await expect(canvas.queryByText(swipeCopy.liked.empty.saved)).toBeNull();
    });
  },
};

/** A like changes nothing in the likes that a newer version of the site keeps, and says so. */
export const LeavesNewerLikes: Story = {
  ...NewerSchema,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, /^Like/));
    await expect(
      canvas.getByText(/^Your like for Divine couldn’t be saved on this device\./),
    ).toBeVisible();
    await expect(readStorage('iru_likes')).toEqual({ version: 2, list: likes });
  },
};

/** Each way to a Super Like asks before the first coins of a visit, Cancel leaves the card, and the second one is not asked about. */
export const AskedOnce: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(coins(100)),
  play: async ({ canvas, step, userEvent }) => {
    const ways = [
      ['the button', () => userEvent.click(button(canvas, /^Super Like/))],
      [
        'the key',
        () => fireEvent.keyDown(deck(canvas, 'Profile of Divine, 24'), { key: 'ArrowUp' }),
      ],
      ['the gesture', async () => (await drag(0, -120)).up()],
    ] as const;
    for (const [name, act] of ways) {
      await step(`${name} asks, and Cancel leaves the card where it was`, async () => {
        await act();
        await answer('Cancel');
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible();
        await expect(card().style.transform).toBe('');
        await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 100 });
      });
    }
    await step('no key within the question decides', async () => {
      await userEvent.click(button(canvas, /^Super Like/));
      await question();
      await userEvent.keyboard('{ArrowRight}');
      await expect(ids()).toEqual([]);
      await answer(AGREE);
      await expect(
        await canvas.findByText(/You gave Divine a Super Like for 30 coins/),
      ).toBeVisible();
    });
    await step('the second Super Like of the visit is not asked about', async () => {
      await userEvent.click(button(canvas, /^Super Like/));
      await expect(
        await canvas.findByText(/You gave Thierry a Super Like for 30 coins/),
      ).toBeVisible();
      await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 40 });
    });
  },
};

/** A Super Like that was given before is not charged again. */
export const GivenIsFree: Story = {
  ...Given,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('and none are charged', async () => {
      await userEvent.click(button(canvas, /^Super Like/));
      await expect(canvas.getByText(/^You’ve already given Divine a Super Like\./)).toBeVisible();
      await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 100 });
      await expect(button(canvas, /^Super Like/)).toHaveTextContent('30 coins');
    });
  },
};

/** Where the card and its buttons do not fit, a finger that moves up scrolls, and one that moves to the side decides. */
export const Sideways: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phoneSideways' } },
  beforeEach: withStorage(coins(100)),
  play: async ({ canvas, step }) => {
    await step(
      'where the card and its buttons do not fit, a finger that moves up scrolls',
      async () => {
        await expect(getComputedStyle(card()).touchAction).toBe('pan-y pinch-zoom');
        const held = await drag(5, -200, 'touch');
        await expect(held.would).toBeUndefined();
        await held.up();
        await expect(screen.queryByRole('alertdialog')).toBeNull();
        await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 100 });
      },
    );
    await step('to the side it decides', async () => {
      await (await drag(120, 10, 'touch')).up();
      await expect(await canvas.findByText('You liked Divine. Next: Thierry, 29.')).toBeVisible();
    });
    await step('and the button stays', async () => {
      await expect(button(canvas, /^Super Like/)).toBeEnabled();
    });
  },
};

/** A double click removes one person from the list. */
export const DoubleRemove: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_likes: likes }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(button(canvas, /^Remove Thierry$/));
    await expect(ids()).toEqual(['s1']);
  },
};

/** Undo takes back the last decision, then the one before with its coins, and keeps the focus. */
export const Undone: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(coins(50)),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(button(canvas, /^Super Like/));
    await answer(AGREE);
    await userEvent.click(button(canvas, /^Pass/));
    const undo = button(canvas, /^Undo/);
    await step('a pass is taken back, and the focus stays', async () => {
      await userEvent.click(undo);
      await expect(canvas.getByText('Undone. Back to Thierry, 29.')).toBeVisible();
      await expect(undo).toHaveFocus();
    });
    await step('then the Super Like, its like and its coins', async () => {
      await userEvent.click(undo);
      await expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible();
      await expect(ids()).toEqual([]);
      await expect(readStorage('iru_wallet_v1')).toMatchObject({ coinBalance: 50 });
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
    });
    await step(
      'the last step leaves the focus where it was, and nothing more to take back',
      async () => {
        await expect(undo).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible();
        await expect(undo).toHaveFocus();
      },
    );
  },
};

/** From the end, Undo brings back the last person and Start over everybody, and that can be undone as well. */
export const StartsOver: Story = {
  ...End,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await End.play?.(context);
    await step('Undo is still there', async () => {
      await userEvent.click(button(canvas, /^Undo/));
      await expect(deck(canvas, 'Profile of Jean Bosco, 25')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByText('Likes: 1. Passes: 3.')).toBeVisible();
    });
    await step('Start over shows everybody again and keeps the likes', async () => {
      await userEvent.click(button(canvas, /^Start over$/));
      await expect(deck(canvas, 'Profile of Divine, 24')).toHaveFocus();
      await expect(ids()).toEqual(['s1']);
    });
    await step('and can be taken back, with every step to undo', async () => {
      await userEvent.click(await undoIn('You started over.'));
      await expect(await canvas.findByText('Likes: 1. Passes: 3.')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'No more profiles' })).toHaveFocus(),
      );
      await userEvent.click(
        within(deck(canvas, 'Your decision')).getByRole('button', { name: /^Undo/ }),
      );
      await expect(deck(canvas, 'Profile of Jean Bosco, 25')).toHaveFocus();
    });
  },
};

/** What was decided before a reload can still be undone. */
export const UndoesAfterReload: Story = {
  ...Reloaded,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, /^Undo/));
    await userEvent.click(button(canvas, /^Undo/));
    await expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible();
    await expect(ids()).toEqual([]);
  },
};

const aside = (...people: readonly string[]) =>
  people.map((id) => ({
    id,
    name: `Person ${id}`,
    age: 30,
    city: 'Huye',
    country: 'Rwanda',
    image: '',
  }));

export const SomeSavedForLater: Story = {
  beforeEach: withStorage({ iru_later: aside('s1', 's2') }),
  play: async ({ canvas }) => {
    await expect(deck(canvas, 'Profile of Sandrine, 27')).toBeVisible();
    await expect(button(canvas, /^Bring back Person s1$/)).toBeVisible();
  },
};

export const EveryoneSavedForLater: Story = {
  beforeEach: withStorage({ iru_later: aside('s1', 's2', 's3', 's4') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No more profiles' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '4 people saved for later' })).toHaveAttribute(
      'href',
      '/swipe#later',
    );
    await expect(canvas.queryByText(swipeCopy.end.noOne)).toBeNull();
  },
};

/** Not now takes the person on top out of the deck by button and by key, Undo takes it back, and Bring back too. */
export const SavesForLater: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const laterIds = () =>
      ((readStorage('iru_later') ?? []) as { id: string }[]).map(({ id }) => id);
    await step('by the button, and the focus stays on it', async () => {
      await userEvent.click(button(canvas, /^Not now/));
      await expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible();
      await expect(canvas.getByText('Divine is saved for later. Next: Thierry, 29.')).toBeVisible();
      await expect(button(canvas, /^Not now/)).toHaveFocus();
    });
    await step('by the key', async () => {
      deck(canvas, 'Profile of Thierry, 29').focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(deck(canvas, 'Profile of Sandrine, 27')).toBeVisible();
      await expect(laterIds()).toEqual(['s2', 's1']);
      await expect(ids()).toEqual([]);
    });
    await step('Undo takes the last one back', async () => {
      await userEvent.click(button(canvas, /^Undo/));
      await expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible();
      await expect(laterIds()).toEqual(['s1']);
    });
    await step('and the list brings the other one back', async () => {
      await userEvent.click(button(canvas, /^Bring back Divine$/));
      await waitFor(() => expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible());
      await expect(button(canvas, /^Undo/)).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

/** Whoever is put aside is counted at the end and stays aside when everybody else is shown again. */
export const StaysAsideInTheNextRound: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, /^Not now/));
    for (let at = 0; at < 3; at += 1) await userEvent.click(button(canvas, /^Pass/));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'No more profiles' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Likes: 0. Passes: 3.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'One person saved for later' })).toBeVisible();
    await userEvent.click(button(canvas, /^Start over$/));
    await waitFor(() => expect(deck(canvas, 'Profile of Thierry, 29')).toBeVisible());
  },
};

/** A person leaves the list, the focus stays in it, and Undo brings the person back. */
export const RemovesLike: Story = {
  ...WithLikes,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('one of them leaves the list', async () => {
      await userEvent.click(button(canvas, /^Remove Thierry$/));
      await expect(ids()).toEqual(['s1']);
      await expect(button(canvas, /^Remove Divine$/)).toHaveFocus();
    });
    await step('and comes back', async () => {
      await userEvent.click(await undoIn('Thierry is no longer in your list.'));
      await waitFor(() => expect(ids()).toEqual(['s2', 's1']));
    });
  },
};

/** Somebody who is blocked leaves the deck and the list, and the toast brings them back. */
export const OnePersonHidden: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_likes: likes }),
  play: async ({ canvas, step, userEvent }) => {
    await step('the menu opens and closes', async () => {
      const more = within(deck(canvas, 'Deck')).getByRole('button', { name: 'More about Divine' });
      await userEvent.click(more);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(more).toHaveFocus();
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(more);
    });
    await step('blocked, she is gone from the deck and from the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Block' }));
      await waitFor(() => expect(deck(canvas, 'Profile of Thierry, 29')).toHaveFocus());
      await expect(canvas.queryByText('Divine, 24')).toBeNull();
      await expect(readStorage('iru_hidden')).toMatchObject([
        { id: 's1', name: 'Divine', kind: 'blocked' },
      ]);
    });
    await step('the toast brings her back', async () => {
      await userEvent.click(await undoIn('Divine is blocked on this device.'));
      await waitFor(() => expect(deck(canvas, 'Profile of Divine, 24')).toBeVisible());
    });
  },
};

/** What cannot be read on the device is put aside, and a new like is kept. */
export const UnreadableDevice: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    localStorage.setItem('iru_likes', '{broken');
    sessionStorage.setItem('iru_deck', '7');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, /^Like/));
    await expect(ids()).toEqual(['s1']);
    await expect(localStorage.getItem('iru_likes_backup')).toBe('{broken');
  },
};

/** The next card can be decided on while the last one still leaves. */
export const FullMotion: Story = {
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: false }),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(button(canvas, /^Like/));
    await step('the next card can be decided on while the last one leaves', async () => {
      await userEvent.click(button(canvas, /^Pass/));
      await expect(deck(canvas, 'Profile of Sandrine, 27')).toBeVisible();
    });
    await waitFor(() =>
      expect(document.querySelectorAll('[data-slot="swipe-card"]')).toHaveLength(1),
    );
  },
};

/** On a phone, the button to like is in sight without scrolling. */
export const ButtonsInSight: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await expect(button(canvas, /^Like/).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};
