import { formatCount } from '../../content/format';
import type { MessageRisk } from '../../domain/message-safety';
import type { PageCopy } from '../../parts/page/page-copy';

const page = {
  title: 'Messages',
  description: 'Your conversations with the people you like, kept on this device and nowhere else.',
  heading: 'Your messages',
  intro: 'Kept on this device and nowhere else.',
} satisfies PageCopy;

const risks: Record<MessageRisk, string> = {
  phone: 'a phone number',
  contact: 'a way to reach you elsewhere',
  payment: 'payment or bank details',
  money: 'something that reads like a request for money',
};

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const messagesCopy = {
  ...page,
  /** What a conversation begins with (MSG-1). */
  seed: 'Say hi!',
  list: 'Conversations',
  waiting: 'Your conversations are on their way.',
  silent: 'Nothing written yet',
  you: 'You',
  yours: (text: string) => `You: ${text}`,
  back: 'All conversations',
  log: (name: string) => `Conversation with ${name}`,
  begin: (name: string) => `This is where your conversation with ${name} begins.`,
  honest: 'In this version nothing is delivered: what you write stays on this device.',
  openers: 'Looking for a first line?',
  icebreaker: 'Ask the icebreaker coach',
  earlier: (count: number) => `Earlier messages (${formatCount(count)})`,
  field: (name: string) => `Message to ${name}`,
  hint: 'Write a message',
  send: 'Send',
  tooLong: (over: number) =>
    `Your message is ${formatCount(over)} ${over === 1 ? 'character' : 'characters'} too long, so it was not sent. It is still in the field: shorten it, or send it in parts.`,
  failed:
    'Your message could not be saved on this device, so it was not sent. It is still in the field.',
  newer:
    'A newer version of the site keeps your messages now. Reload the page, then send it again.',
  /** What a newer version keeps is there, but cannot be read here. */
  newerData: {
    title: 'Your conversations are kept by a newer version',
    text: 'Another tab runs a newer version of the site, which keeps what you wrote. Nothing is lost: reload the page to read it.',
    action: 'Reload',
  },
  fresh: {
    heading: 'Liked, not written to yet',
    action: (name: string) => `Write to ${name}`,
    like: (name: string) => `Like ${name}`,
  },
  safety: {
    text: (found: readonly MessageRisk[]) =>
      `Your message seems to hold ${list(found.map((risk) => risks[risk]))}. Share such things only with somebody you know well, and never send money to somebody you have not met.`,
    change: 'Change it',
    anyway: 'Send anyway',
    changing: 'Nothing was sent. Your message is in the field.',
  },
  empty: {
    title: 'No conversations yet',
    text: 'A conversation begins with somebody you like. Meet a few people, then come back to say hi.',
    action: 'Start swiping',
  },
  hiddenAll: {
    title: 'Nobody to show',
    text: 'You have hidden everybody you had a conversation with. Settings has the list, and the way back.',
    action: 'Open Settings',
  },
};
