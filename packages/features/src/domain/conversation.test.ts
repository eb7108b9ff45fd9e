import { describe, expect, it } from 'vitest';

import type { ChatOutcome } from './chat-protocol';
import type { Conversation, ConversationEvent } from './conversation';
import { answerId, converse, isWaiting, questionOf, startConversation } from './conversation';

const START = startConversation('Hi');
const play = (...events: ConversationEvent[]): Conversation => events.reduce(converse, START);
const asked = (question: string): ConversationEvent => ({
  type: 'asked',
  question,
  text: `ask ${question}`,
});
const settled = (question: string, outcome: ChatOutcome): ConversationEvent => ({
  type: 'settled',
  question,
  outcome,
});
const answered = (question: string, text = `answer ${question}`) =>
  settled(question, { kind: 'answered', text });
const failed = (question: string) => settled(question, { kind: 'failed', text: 'sorry' });
const stopped = (question: string) => settled(question, { kind: 'stopped', text: '' });
const texts = (conversation: Conversation): string[] => conversation.map((message) => message.text);

it('finds the question of an answer', () => {
  expect(questionOf(answerId('q1'))).toBe('q1');
});

describe('converse', () => {
  it('starts with the greeting', () => {
    expect(START).toEqual([{ id: 'greeting', role: 'assistant', text: 'Hi' }]);
    expect(isWaiting(START)).toBe(false);
  });

  it('shows the question immediately and waits', () => {
    const conversation = play(asked('a'));
    expect(conversation.slice(1)).toEqual([
      { id: 'a', role: 'user', text: 'ask a' },
      { id: 'a-answer', role: 'assistant', text: '', status: 'waiting' },
    ]);
    expect(isWaiting(conversation)).toBe(true);
  });

  it('puts answers under their questions, even out of order and after a retry', () => {
    const broken = play(asked('a'), asked('b'), failed('a'));
    const again = converse(broken, { type: 'retried', question: 'a' });
    const conversation = [answered('b'), answered('a')].reduce(converse, again);
    expect(texts(conversation)).toEqual(['Hi', 'ask a', 'answer a', 'ask b', 'answer b']);
    expect(isWaiting(conversation)).toBe(false);
  });

  it('marks a failure, which can be retried', () => {
    const broken = play(asked('a'), failed('a'));
    const failure = { id: 'a-answer', role: 'assistant', text: 'sorry', status: 'failed' };
    expect(broken.at(-1)).toEqual(failure);
    const again = converse(broken, { type: 'retried', question: 'a' });
    expect(isWaiting(again)).toBe(true);
    expect(texts(converse(again, answered('a')))).toEqual(['Hi', 'ask a', 'answer a']);
  });

  it('removes a stopped pending answer and keeps the question', () => {
    expect(texts(play(asked('a'), stopped('a'), answered('a')))).toEqual(['Hi', 'ask a']);
  });

  it('accepts only the first answer and each question once', () => {
    expect(
      texts(play(asked('a'), answered('a', 'one'), answered('a', 'two'), failed('a'), asked('a'))),
    ).toEqual(['Hi', 'ask a', 'one']);
  });

  it('ignores an answer without a question', () => {
    expect(play(answered('a'))).toBe(START);
  });
});
