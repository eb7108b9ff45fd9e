import { formatCount, formatList, formatThings } from '../../content/format';
import type { MessageRisk } from '../../domain/message-safety';
import type { PageCopy } from '../../parts/page/page-copy';

const characters = formatThings('character', 'characters');

const page = {
  title: 'Messages',
  description: 'Your conversations with the people you like, saved on this device only.',
  heading: 'Your messages',
  intro: 'Saved on this device only.',
} satisfies PageCopy;

const risks: Record<MessageRisk, string> = {
  phone: 'a phone number',
  contact: 'contact details',
  payment: 'payment or bank details',
  money: 'what looks like a request for money',
};

export const messagesCopy = {
  ...page,
  list: 'Conversations',
  waiting: 'Loading your conversations…',
  silent: 'No messages yet',
  you: 'You',
  yours: (text: string) => `You: ${text}`,
  back: 'All conversations',
  log: (name: string) => `Conversation with ${name}`,
  begin: (name: string) => `This is the start of your conversation with ${name}.`,
  honest: 'Messages aren’t delivered. What you write stays on this device.',
  openers: 'Not sure what to say?',
  icebreaker: 'Ask the icebreaker coach',
  earlier: (count: number) => `Earlier messages (${formatCount(count)})`,
  field: (name: string) => `Message to ${name}`,
  hint: 'Write a message',
  send: 'Send',
  tooLong: (over: number) =>
    `Your message is ${characters(over)} too long, so it wasn’t sent. Shorten it, or send it in parts.`,
  failed:
    'Your message couldn’t be saved on this device, so it wasn’t sent. It’s still in the field.',
  fresh: {
    heading: 'Start a conversation',
    action: (name: string) => `Write to ${name}`,
    like: (name: string) => `Like ${name}`,
  },
  safety: {
    text: (found: readonly MessageRisk[]) =>
      `Your message seems to include ${formatList(found.map((risk) => risks[risk]))}. Share this only with someone you know well, and never send money to someone you haven’t met.`,
    change: 'Change it',
    anyway: 'Send anyway',
    changing: 'Not sent. Your message is still in the field.',
  },
  empty: {
    title: 'No conversations yet',
    text: 'Find someone you like, then come back to say hi.',
    action: 'Start swiping',
  },
  hiddenAll: {
    title: 'No conversations to show',
    text: 'You’ve hidden everyone you wrote with. Show them again in Settings.',
    action: 'Open Settings',
  },
};
