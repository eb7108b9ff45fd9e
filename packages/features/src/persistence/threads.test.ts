import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';

import { SILENT } from '../domain/stored-copy';
import { resetStores } from '../platform/storage';
import { messagesOf, messageStore } from './messages';
import {
  dropSilentThread,
  seedThreads,
  sendMessage,
  startThread,
  threadSchema,
  threadStore,
} from './threads';

afterEach(() => resetStores());

describe('a stored thread', () => {
  it('can be empty', () => {
    const thread = { id: '2', name: 'Divine', last: '' };
    expect(v.parse(threadSchema, { id: 2, name: 'Divine' })).toEqual(thread);
  });

  it.each([null, [], { id: 'a' }, { name: 'Divine' }, { id: 'a', name: 'Divine', last: 7 }])(
    'refuses %j',
    (value) => {
      expect(v.is(threadSchema, value)).toBe(false);
    },
  );
});

describe('a conversation', () => {
  const divine = { id: 's1', name: 'Divine' };
  const lastTexts = () => threadStore.get().map(({ id, last }) => [id, last]);

  it('shows its last message, without the space around it', () => {
    startThread(divine);
    startThread({ id: 's2', name: 'Thierry' });
    expect(sendMessage('s1', '  Muraho\n')).toBe('unreachable');
    expect(messagesOf(messageStore.get(), 's1').map(({ text }) => text)).toEqual(['Muraho']);
    expect(Object.fromEntries(lastTexts())).toEqual({ s1: 'Muraho', s2: SILENT });
  });

  it('takes no blank message', () => {
    startThread(divine);
    expect(sendMessage('s1', ' \n')).toBe('blank');
    expect(messageStore.get()).toEqual({});
  });

  it('is dropped only while it has no message', () => {
    startThread({ id: 's2', name: 'Thierry' });
    startThread(divine);
    expect(dropSilentThread('s2')).toMatchObject({ name: 'Thierry' });
    sendMessage('s1', 'Muraho');
    expect([dropSilentThread('s1'), dropSilentThread('unknown')]).toEqual([undefined, undefined]);
    expect(lastTexts()).toEqual([['s1', 'Muraho']]);
  });

  it('is created with the five people liked last, once', () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id }));
    seedThreads(people);
    expect(lastTexts().map(([id]) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    threadStore.remove('a');
    seedThreads(people);
    expect(lastTexts()).toHaveLength(4);
  });
});
