import type { Choice } from '../../domain/deck';
import { PRICES } from '../../domain/price-list';
import type { PageCopy } from '../../parts/page/page-copy';

const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`);
const people = (count: number): string =>
  count === 1 ? 'One person' : `${count} people, newest first`;
const price = coins(PRICES.superLike.coins);

const page = {
  title: 'Swipe',
  description:
    'Look at one sample profile at a time, decide with a button, a finger or a key, and undo any step.',
  heading: 'One person at a time',
  intro: 'One drawn sample, one decision, and always a way back.',
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
  keys: {
    text: 'The arrow keys decide while this has focus: left passes, right likes, up is a Super Like, down puts aside for later.',
    pass: '←',
    like: '→',
    superLike: '↑',
    later: '↓',
  },
  how: {
    heading: 'How it works',
    list: [
      {
        name: 'Drag the card',
        text: 'Right to like, left to pass. Up is a Super Like where the card and its buttons fit the screen; elsewhere it scrolls.',
      },
      {
        name: 'Or press a key',
        text: 'Arrow right likes, arrow left passes, arrow up is a Super Like, arrow down is Not now, while the deck has focus.',
      },
      {
        name: 'Not sure yet?',
        text: 'Not now puts somebody aside for later, out of the deck and of browsing. Bring them back from the list whenever you like.',
      },
      {
        name: 'Changed your mind?',
        text: 'Undo takes back one step after the other, free, and gives the coins of a Super Like back.',
      },
    ],
  },
  ask: {
    title: (name: string) => `A Super Like for ${name}`,
    text: (balance: number) =>
      `It costs ${price}, and you have ${coins(balance)}. Undo gives them back. You are asked before the first one of a visit.`,
    cancel: 'Cancel',
    action: `Super Like for ${price}`,
    failed: 'The question about the coins did not load, so nothing was charged. Please try again.',
  },
  done: {
    passed: (name: string) => `You passed on ${name}.`,
    liked: (name: string) => `You liked ${name}.`,
    superLiked: (name: string) => `You gave ${name} a Super Like for ${price}.`,
    given: (name: string) => `You gave ${name} a Super Like before: nothing was charged.`,
    unpaid: (name: string) =>
      `Saved as a like: your coins could not be reached, so nothing was charged for ${name}.`,
    later: (name: string) => `${name} is put aside for later.`,
    notLater: (name: string) =>
      `${name} could not be put aside: a newer version of the site keeps that list. Reload to change it.`,
    uncovered: (name: string) =>
      `Your Super Like for ${name} is a like: another tab spent the coins at the same moment, so nothing was charged for it.`,
    unsaved: (name: string) => `Your like of ${name} could not be saved on this device.`,
    short: (name: string, balance: number) =>
      `Saved ${name} as a like: a Super Like costs ${price}, and you have ${coins(balance)}.`,
    next: (who: string) => `Next: ${who}.`,
    undone: (who: string) => `Taken back: here is ${who} again.`,
    left: 'You have started over.',
    restored: 'You are back where you were before you started over.',
    over: 'Here is everybody again. Your likes stay.',
  },
  getCoins: 'Get coins',
  end: {
    heading: 'No more profiles',
    counts: (likes: number, passes: number) => `Likes: ${likes}. Passes: ${passes}.`,
    later: (count: number) =>
      count === 1 ? 'One person is put aside for later' : `${count} people are put aside for later`,
    onlyLater:
      'You have put everybody aside who was left. Bring somebody back, and they are here again.',
    text: 'You have seen everybody who is here. Write to the people you like, or look at everybody once more.',
    nobody: 'You have hidden everybody who was here. Settings has the list, and the way back.',
    settings: 'Open Settings',
    again: 'Start over',
    messages: 'Go to Messages',
  },
  liked: {
    heading: 'People you like',
    count: {
      saved: (count: number) => `${people(count)}, kept on this device.`,
      unsaved: (count: number) =>
        `${people(count)}, for this visit only: the browser would not save it.`,
      newer: (count: number) =>
        `${people(count)}, as it was before a newer version took over. Reload to change it.`,
    },
    empty: {
      saved: 'Nobody yet. Whoever you like is kept here, on this device alone.',
      unsaved: 'Nobody for now: the browser would not save the change to this list.',
      newer:
        'A newer version of the site keeps your likes. Nothing is lost: reload the page to see them.',
    },
    browse: 'Browse profiles',
    remove: 'Remove',
    removeWhom: (name: string) => `Remove ${name}`,
    super: 'Super Like',
    write: 'Write to them',
  },
  note: (name: string) => `Super Like for ${name}`,
  refundNote: (name: string) => `Super Like for ${name}, taken back`,
  uncoveredNote: (name: string) => `Super Like for ${name}, not enough coins`,
};
