import type { PageCopy } from '../../parts/page/page-copy';

/** A topic with its fixed question and the reason it works (ICE-1). */
interface IcebreakerTopic {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly why: string;
}

const topics: readonly IcebreakerTopic[] = [
  {
    id: 'music',
    name: 'Music',
    question: 'Which song did you last play three times in a row, and what was going on that day?',
    why: 'It asks for a moment, not a taste, so there’s no wrong answer.',
  },
  {
    id: 'travel',
    name: 'Travel',
    question:
      'If we had one free day and a full tank, would you turn towards the lake or the volcanoes?',
    why: 'Two good options are easier to answer than “Where do you like to travel?”',
  },
  {
    id: 'food',
    name: 'Food',
    question: 'Which dish do you trust only one person in the world to make, and who is it?',
    why: 'It brings someone they love into the conversation.',
  },
  {
    id: 'books',
    name: 'Books',
    question: 'Which story were you told as a child that you would tell a child today?',
    why: 'Everyone has one, even people who don’t read novels.',
  },
];

export const icebreakerCopy = {
  title: 'AI Icebreaker',
  description: 'An opening question for when you don’t know what to say.',
  heading: 'Break the ice',
  intro:
    'Not sure how to start? Pick a topic for a question that’s easy to answer and hard to forget.',
  topic: 'Topic',
  generate: 'Generate',
  empty: 'Your question appears here.',
  why: 'Why it works',
  copy: 'Copy the question',
  messages: 'Go to your messages',
  note: 'People wrote the questions, one per topic. Nothing about you is used.',
  topics,
} satisfies PageCopy & Record<string, unknown>;
