import type { PageCopy } from '../../parts/page/page-copy';
import type { Topic } from './data';

/** A topic’s fixed question and the reason it works (ICE-1). */
interface TopicWords {
  readonly name: string;
  readonly question: string;
  readonly why: string;
}

const topics: Readonly<Record<Topic, TopicWords>> = {
  music: {
    name: 'Music',
    question: 'Which song did you last play three times in a row, and why?',
    why: 'It asks for a moment, so there’s no wrong answer.',
  },
  travel: {
    name: 'Travel',
    question: 'With one free day and a full tank, would you choose the lake or the volcanoes?',
    why: 'Two good options are easier than “Where do you like to travel?”',
  },
  food: {
    name: 'Food',
    question: 'Which dish do you trust only one person to make?',
    why: 'It brings someone they love into the conversation.',
  },
  books: {
    name: 'Books',
    question: 'Which story from your childhood would you tell a child today?',
    why: 'Everyone has one.',
  },
};

export const icebreakerCopy = {
  title: 'AI Icebreaker',
  description: 'An opening question for when you don’t know what to say.',
  heading: 'Break the ice',
  intro: 'Pick a topic for a question that’s easy to answer and hard to forget.',
  topic: 'Topic',
  generate: 'Generate',
  empty: 'Your question appears here.',
  why: 'Why it works',
  copy: 'Copy the question',
  messages: 'Go to your messages',
  note: 'People wrote these questions. Nothing about you is used.',
  topics,
} satisfies PageCopy & Record<string, unknown>;
