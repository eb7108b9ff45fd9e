import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { STORED } from '../domain/constants';
import { createListStore } from '../platform/list-store';
import { resetStores } from '../platform/storage';
import { memoryStorage } from '../testing/faulty-storage';
import { hidePerson, hiddenSchema, hiddenStore, showPerson } from './hidden';

afterEach(() => resetStores());

describe('a stored hidden person', () => {
  it('stays hidden, whatever else is wrong', () => {
    expect(v.parse(hiddenSchema, { id: 4, name: 7, kind: 'muted', ts: 'now', reason: 'because' })).toEqual({
      id: '4', name: '', kind: 'hidden', ts: 0, reason: undefined,
    });
    expect(v.parse(hiddenSchema, { id: 'a', ts: 1e300 }).ts).toBe(0);
  });

  it.each([null, [], 'a', {}, { name: 'Patrick' }])('refuses %j', (value) => {
    expect(v.is(hiddenSchema, value)).toBe(false);
  });
});

describe('a list longer than the newest that stand', () => {
  const many = Array.from({ length: 60_000 }, (_, at) => ({ id: `h${at}` }));

  it('hides the newest, looks at no other, and is kept whole beside them', () => {
    const text = JSON.stringify(many);
    const inner = memoryStorage({ iru_hidden: text });
    const looked = vi.fn<(value: unknown) => boolean>(() => true);
    const store = createListStore({
      key: 'iru_hidden', area: 'local', backend: () => inner, most: STORED.maxHidden,
      entry: v.pipe(v.unknown(), v.check(looked), hiddenSchema),
    });
    expect(store.get().map(({ id }) => id)).toEqual(many.slice(0, STORED.maxHidden).map(({ id }) => id));
    expect(looked).toHaveBeenCalledTimes(STORED.maxHidden);
    expect(inner.getItem('iru_hidden_backup')).toBe(text);
    store.add(v.parse(hiddenSchema, { id: 'next' }));
    expect(store.get()).toHaveLength(STORED.maxHidden);
    expect(store.get()[0]?.id).toBe('next');
  });
});

describe('hiding', () => {
  const ids = () => hiddenStore.get().map(({ id, kind }) => `${id} ${kind}`);

  it('puts people newest first, each once, with the latest decision', () => {
    hidePerson({ id: 'h1', name: 'Aline' }, 'hidden');
    hidePerson({ id: 'p02', name: 'Kevin' }, 'reported', 'money');
    hidePerson({ id: 'h1', name: 'Aline' }, 'blocked');
    expect(ids()).toEqual(['h1 blocked', 'p02 reported']);
    expect(hiddenStore.get()[1]).toMatchObject({ name: 'Kevin', reason: 'money' });
  });

  it('is undone for one person', () => {
    hidePerson({ id: 'h1', name: 'Aline' }, 'hidden');
    hidePerson({ id: 'p02', name: 'Kevin' }, 'hidden');
    showPerson('h1');
    showPerson('nobody');
    expect(ids()).toEqual(['p02 hidden']);
  });

  it('keeps nothing of a person but the name', () => {
    const aline = { id: 'h1', name: 'Aline', age: 27, image: '/h1.svg' };
    hidePerson(aline, 'hidden');
    expect(new Set(Object.keys(hiddenStore.get()[0] ?? {}))).toEqual(new Set(['id', 'kind', 'name', 'ts']));
  });
});
