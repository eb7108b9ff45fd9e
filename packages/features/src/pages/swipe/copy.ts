import type { Choice } from '../../domain/deck';
import { PRICES } from '../../domain/price-list';
import type { PageCopy } from '../../parts/page/page-copy';

// Not by `Intl`, whose first use would delay the first card on a slow phone.
const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`);
const people = (count: number): string =>
  count === 1 ? 'One person' : `${count} people, newest first`;
const price = coins(PRICES.superLike.coins);

const page = {
  title: 'Swipe',
  description:
    'Decide on one sample profile at a time, by button, touch or keyboard, and undo any step.',
  heading: 'One person at a time',
  intro: 'These are sample profiles, and you can undo your steps.',
} satisfies PageCopy;

const choices: Record<Choice, string> = { pass: 'Pass', like: 'Like', superLike: 'Super Like' };

export const swipeCopy = {
  ...page,
  choices,
  price,
  given: 'Given',
  free: 'Free',
  undo: 'Undo',
  later: 'Not now',
  decks: 'Deck',
  deck: (name: string, age: number) => `Profile of ${name}, ${age}`,
  who: (name: string, age: number) => `${name}, ${age}`,
  place: (city: string, country: string) => `${city}, ${country}`,
  portrait: (name: string) => `Portrait of ${name}`,
  actions: 'Your decision',
  keys: 'Arrow keys work while this has focus: left passes, right likes, up gives a Super Like, down saves for later.',
  how: {
    heading: 'How it works',
    list: [
      {
        name: 'Drag the card',
        text: 'Right to like, left to pass, up for a Super Like. If the card doesn’t fit the screen, up scrolls instead.',
      },
      {
        name: 'Or press a key',
        text: 'While the deck has focus, the arrow keys do the same. Down means Not now.',
      },
      {
        name: 'Not sure yet?',
        text: 'Not now saves someone for later. Bring them back at any time.',
      },
      {
        name: 'Changed your mind?',
        text: 'Undo is free, one step at a time, and refunds a Super Like, until you start over, log out or close the tab.',
      },
    ],
  },
  ask: {
    title: (name: string) => `A Super Like for ${name}`,
    text: (balance: number) =>
      `It costs ${price}, and you have ${coins(balance)}. Undo refunds it. We only ask once per visit.`,
    cancel: 'Cancel',
    action: `Super Like for ${price}`,
    failed: 'The confirmation didn’t load, so nothing was charged. Try again.',
  },
  done: {
    passed: (name: string) => `You passed on ${name}.`,
    liked: (name: string) => `You liked ${name}.`,
    superLiked: (name: string) => `You gave ${name} a Super Like for ${price}.`,
    given: (name: string) => `You’ve already given ${name} a Super Like. Nothing was charged.`,
    unpaid: (name: string) =>
      `Saved ${name} as a like: we couldn’t read your coins, so nothing was charged.`,
    later: (name: string) => `${name} is saved for later.`,
    uncovered: (name: string) =>
      `Saved ${name} as a like: another tab spent the coins, so nothing was charged.`,
    unsaved: (name: string) => `Your like for ${name} couldn’t be saved on this device.`,
    short: (name: string, balance: number) =>
      `Saved ${name} as a like: a Super Like costs ${price}, and you have ${coins(balance)}.`,
    next: (who: string) => `Next: ${who}.`,
    undone: (who: string) => `Undone. Back to ${who}.`,
    left: 'You started over.',
    restored: 'You’re back where you were.',
    over: 'Everyone is back. Your likes stay.',
  },
  getCoins: 'Get coins',
  end: {
    heading: 'No more profiles',
    counts: (likes: number, passes: number) => `Likes: ${likes}. Passes: ${passes}.`,
    later: (count: number) =>
      count === 1 ? 'One person saved for later' : `${count} people saved for later`,
    onlyLater: 'You’ve saved everyone left for later. Bring someone back to see them here.',
    text: 'Write to the people you like, or start over.',
    noOne: 'You’ve hidden everyone here. You can show them again in Settings.',
    settings: 'Open Settings',
    again: 'Start over',
    messages: 'Go to Messages',
  },
  liked: {
    heading: 'People you like',
    count: {
      saved: (count: number) => `${people(count)}, saved on this device.`,
      unsaved: (count: number) =>
        `${people(count)}, for this visit only. Your browser couldn’t save the list.`,
    },
    empty: {
      saved: 'No one yet. People you like are saved here, on this device.',
      unsaved: 'No one for now. Your browser couldn’t save the change.',
    },
    browse: 'Browse profiles',
    remove: 'Remove',
    removePerson: (name: string) => `Remove ${name}`,
    super: 'Super Like',
    write: 'Write to them',
  },
};
