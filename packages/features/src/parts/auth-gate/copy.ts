import { formatThings } from '../../content/format';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What can stand behind a door: its heading, and how much there is of it, without a name or a word. */
const rooms = {
  messages: {
    heading: 'Your messages are behind this door',
    count: formatThings('conversation', 'conversations'),
  },
  likes: {
    heading: 'Your likes are behind this door',
    count: formatThings('person you like', 'people you like'),
  },
  timeline: {
    heading: 'Your timeline is behind this door',
    count: formatThings('timeline', 'timelines'),
  },
  planDate: {
    heading: 'Your plan is behind this door',
    count: formatThings('planned date', 'planned dates'),
  },
  transactions: {
    heading: 'Your transactions are behind this door',
    count: formatThings('transaction', 'transactions'),
  },
  later: {
    heading: 'Whom you put aside is behind this door',
    count: formatThings('person for later', 'people for later'),
  },
  searches: {
    heading: 'Your searches are behind this door',
    count: formatThings('saved search', 'saved searches'),
  },
  hidden: {
    heading: 'Whom you hide is behind this door',
    count: formatThings('hidden person', 'hidden people'),
  },
} as const;

/** A part of the site that closes when the visitor logs out. */
export type Room = keyof typeof rooms;

/** How many entries of each room the device keeps. */
export type Counts = Partial<Readonly<Record<Room, number>>>;

const kept = (counts: Counts): string => {
  const entries = (Object.keys(rooms) as Room[]).flatMap((room) => {
    const count = counts[room] ?? 0;
    return count > 0 ? [{ count, text: rooms[room].count(count) }] : [];
  });
  const one = entries.length === 1 && entries[0]?.count === 1;
  return `${list(entries.map(({ text }) => text))} ${one ? 'is' : 'are'} kept on this device.`;
};

export const authGateCopy = {
  rooms,
  kept,
  text: 'You logged out here. Nothing was deleted.',
  open: 'Open with the demo account',
  logIn: 'Go to Login',
  data: 'Export or erase your data',
  waiting: 'This part is on its way.',
};
