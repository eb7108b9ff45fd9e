import * as v from 'valibot';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { resetStores } from '../platform/storage';
import { faultyStorage, memoryStorage } from '../testing/faulty-storage';
import { sharedStorage } from '../testing/shared-storage';
import {
  createMessageStore,
  mergeMessages,
  type Message,
  messageItem,
  type Messages,
  messagesOf,
  messagesSchema,
} from './messages';

afterEach(() => resetStores());

const KEY = 'iru_msgs';
const texts = (messages: Messages, thread: string) =>
  messagesOf(messages, thread).map(({ text }) => text);
const storeOver = (stored: string) => {
  const inner = memoryStorage({ [KEY]: stored });
  return { inner, store: createMessageStore({ backend: () => inner, events: new EventTarget() }) };
};

describe('stored messages', () => {
  it('are strings, or objects with a text', () => {
    const messages = { a: ['Muraho', { id: '1', text: 'Amakuru' }], b: [] };
    expect(v.parse(messagesSchema, messages)).toEqual(messages);
  });

  it.each([null, 'x', [], [['Muraho']], { a: 'Muraho' }, { a: [1] }, { a: [{ text: null }] }])(
    'refuse %j',
    (value) => {
      expect(v.is(messagesSchema, value)).toBe(false);
    },
  );
});

describe('the messages', () => {
  it('are parsed from a list of strings and from entries with ids', () => {
    const { store } = storeOver(
      '{"a":["Muraho",{"text":"Amakuru"},{"id":"x","text":"Bite","ts":5},{"id":"","text":"Yego"},{"id":7,"text":"Oya","ts":"5"}]}',
    );
    expect(messagesOf(store.get(), 'a')).toEqual([
      { id: 'text-0', text: 'Muraho', ts: 0 },
      { id: 'text-1', text: 'Amakuru', ts: 0 },
      { id: 'x', text: 'Bite', ts: 5 },
      { id: 'text-3', text: 'Yego', ts: 0 },
      { id: 'text-4', text: 'Oya', ts: 0 },
    ]);
  });

  it('with the same id are read once, as the first of them', () => {
    const { store } = storeOver('{"a":[{"id":"x","text":"Muraho"},{"id":"x","text":"Bite"}]}');
    expect(texts(store.get(), 'a')).toEqual(['Muraho']);
  });

  it('that can all be read are not backed up', () => {
    const { store, inner } = storeOver('{"a":["Muraho"],"b":["Bite","Yego"]}');
    store.send('a', 'Amakuru');
    expect(inner.getItem(`${KEY}_backup`)).toBeNull();
  });

  it('are kept beside one that can’t be read, and the whole text is backed up', () => {
    const damaged = '{"a":["Muraho",null,{"text":7}],"b":"x","c":["Bite"]}';
    const { store, inner } = storeOver(damaged);
    expect([texts(store.get(), 'a'), texts(store.get(), 'c')]).toEqual([['Muraho'], ['Bite']]);
    store.send('a', 'Amakuru');
    expect(inner.getItem(`${KEY}_backup`)).toBe(damaged);
    expect(texts(store.get(), 'a')).toEqual(['Muraho', 'Amakuru']);
  });

  it('are appended to their conversation and stored with ids', () => {
    const { store, inner } = storeOver('{"a":["Muraho"],"b":["Bonjour"]}');
    expect(store.send('a', 'Amakuru')).toBe('saved');
    expect(texts(store.get(), 'a')).toEqual(['Muraho', 'Amakuru']);
    const stored = JSON.parse(inner.getItem(KEY) ?? '') as Record<string, Message[]>;
    expect([texts(stored, 'a'), texts(stored, 'b')]).toEqual([['Muraho', 'Amakuru'], ['Bonjour']]);
    expect(new Set(stored['a']?.map(({ id }) => id)).size).toBe(2);
  });

  it('that the storage refuses are dropped, so that they can be sent again', () => {
    const { backend, faults } = faultyStorage();
    const store = createMessageStore({ backend, events: new EventTarget() });
    store.send('a', 'One');
    faults.set = true;
    expect(store.send('a', 'Two')).toBe('refused');
    expect(texts(store.get(), 'a')).toEqual(['One']);
    faults.set = false;
    expect(store.send('a', 'Two')).toBe('saved');
    expect(texts(store.get(), 'a')).toEqual(['One', 'Two']);
  });

  it('are empty for a conversation named like an object property', () => {
    expect(messagesOf({}, 'toString')).toEqual([]);
    expect(messagesOf({}, '__proto__')).toEqual([]);
  });

  it('are all kept when there are ten thousand', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `Message ${at}`);
    const { store } = storeOver(JSON.stringify({ a: many }));
    store.send('a', 'The last');
    expect(texts(store.get(), 'a')).toEqual([...many, 'The last']);
  });

  it('sent from two tabs in a hundred rounds are all kept, and equal in both', () => {
    const { tabs, deliver } = sharedStorage(2);
    const [one, two] = tabs.map((tab) => createMessageStore(tab));
    if (!one || !two) throw new Error('Two tabs were asked for.');
    for (let round = 1; round <= 100; round += 1) {
      one.send('a', `one ${round}`);
      two.send('a', `two ${round}`);
      two.send('b', `also ${round}`);
      for (let turn = 0; deliver() > 0; turn += 1) expect(turn).toBeLessThan(10);
      expect(texts(one.get(), 'a')).toHaveLength(2 * round);
      expect(texts(one.get(), 'b')).toHaveLength(round);
      expect(two.get()).toEqual(one.get());
    }
  });
});

describe('two records of messages', () => {
  const entry = fc.constantFrom('1', '2', '3', '4').map((id) => ({ id, text: 'x', ts: 0 }));
  const list = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 4 });
  const messages = fc.dictionary(fc.constantFrom('a', 'b', 'toString'), list, {
    noNullPrototype: true,
  });

  it('merge without losing or duplicating an entry', () => {
    fc.assert(
      fc.property(messages, messages, (mine, stored) => {
        const united = mergeMessages(mine, stored);
        for (const thread of ['a', 'b', 'toString']) {
          const idsOf = (all: Messages) => messagesOf(all, thread).map(({ id }) => id);
          const ids = new Set(idsOf(united));
          expect(ids).toEqual(new Set([...idsOf(mine), ...idsOf(stored)]));
          expect(idsOf(united)).toHaveLength(ids.size);
        }
      }),
    );
  });
});

describe('importing messages', () => {
  const here = { a: [{ id: 'm2', text: 'Amakuru', ts: 2 }], silent: [] };
  const textsOf = (found: Parameters<NonNullable<typeof messageItem.file.join>>[0]) => {
    const joined = messageItem.file.join?.(found, here) ?? {};
    // A second time, nothing changes.
    expect(messageItem.file.join?.(found, joined)).toEqual(joined);
    return Object.entries(joined).map(([id, texts]) => [
      id,
      texts.map((text) => (typeof text === 'string' ? text : text.text)),
    ]);
  };

  it.each([
    [{ b: ['Bite'] }, { a: ['Amakuru'], silent: [], b: ['Bite'] }],
    [{ silent: ['Bite'] }, { a: ['Amakuru'], silent: ['Bite'] }],
    [{ a: [{ id: 'm1', text: 'Muraho', ts: 1 }] }, { a: ['Muraho', 'Amakuru'], silent: [] }],
    [{ a: [{ id: 'm3', text: 'Ni meza', ts: 3 }] }, { a: ['Amakuru', 'Ni meza'], silent: [] }],
    [{ a: [{ id: 'm2', text: 'Other', ts: 0 }] }, { a: ['Other', 'Amakuru'], silent: [] }],
    [{ a: [] }, { a: ['Amakuru'], silent: [] }],
  ])('%j loses none, here or in the file', (found, all) => {
    expect(Object.fromEntries(textsOf(found))).toEqual(all);
  });
});
