import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { messagesSchema, threadSchema } from './threads';

describe('a stored thread', () => {
  it('may have nothing said in it yet', () => {
    expect(v.parse(threadSchema, { id: 2, name: 'Divine' })).toEqual({ id: '2', name: 'Divine', last: '' });
  });

  it.each([null, [], { id: 'a' }, { name: 'Divine' }, { id: 'a', name: 'Divine', last: 7 }])('refuses %j', (value) => {
    expect(v.is(threadSchema, value)).toBe(false);
  });
});

describe('stored messages', () => {
  it('are texts, or objects with one', () => {
    const messages = { a: ['Muraho', { id: '1', text: 'Amakuru' }], b: [] };
    expect(v.parse(messagesSchema, messages)).toEqual(messages);
  });

  it.each([null, 'x', [], [['Muraho']], { a: 'Muraho' }, { a: [1] }, { a: [{ text: null }] }])('refuse %j', (value) => {
    expect(v.is(messagesSchema, value)).toBe(false);
  });
});
