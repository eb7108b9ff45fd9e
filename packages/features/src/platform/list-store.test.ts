import fc from 'fast-check';
import { object, string } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';

import { faultyStorage, memoryStorage } from '../testing/faulty-storage';
import { sharedStorage } from '../testing/shared-storage';
import { marksKey } from './keys';
import { createListStore, mergeLists } from './list-store';
import { resetStores, type StoreOptions } from './storage';

const KEY = 'iru_likes';
const entry = object({ id: string(), text: string() });
const item = (id: string, text = '') => ({ id, text });
const entryOf = (id: string) => item(id);
const listOver = (
  tab: Partial<Pick<StoreOptions<unknown>, 'backend' | 'events'>>,
  newest?: 'first' | 'last',
) => createListStore({ key: KEY, area: 'local', entry, ...tab, ...(newest && { newest }) });
const idsOf = (list: { get: () => readonly { id: string }[] }): string[] =>
  list.get().map(({ id }) => id);

function twoTabs(newest?: 'first' | 'last') {
  const { tabs, deliver } = sharedStorage(2);
  const [one = {}, two = {}] = tabs;
  /** Delivers until there are no more writes; fails if the tabs react to each other forever. */
  const settle = (): void => {
    for (let round = 0; deliver() > 0; round += 1) expect(round).toBeLessThan(10);
  };
  const stored = (): string[] => {
    const entries = JSON.parse(tabs[0]?.backend().getItem(KEY) ?? '[]') as { id: string }[];
    return entries.map(({ id }) => id);
  };
  return { one: listOver(one, newest), two: listOver(two, newest), settle, stored };
}

afterEach(() => resetStores());

describe('mergeLists', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...Array.from('abcdefgh')), { maxLength: 8 });
  const lists = ids.map((all) => all.map(entryOf));

  it('loses and duplicates nothing and keeps the stored order', () => {
    const ends = fc.constantFrom('first', 'last');
    fc.assert(
      fc.property(lists, lists, fc.boolean(), ends, (mine, stored, unsaved, newest) => {
        const united = mergeLists(mine, stored, { unsaved, newest }).map(({ id }) => id);
        expect(new Set(united)).toEqual(new Set([...mine, ...stored].map(({ id }) => id)));
        expect(new Set(united).size).toBe(united.length);
        const known = stored.map(({ id }) => id);
        expect(united.filter((id) => known.includes(id))).toEqual(known);
      }),
    );
  });

  it('returns the stored list itself when nothing is missing', () => {
    const stored = [item('b'), item('a')];
    expect(mergeLists([item('a', 'old')], stored)).toBe(stored);
  });

  it('prefers unsaved values', () => {
    const typed = [item('a', 'typed')];
    expect(mergeLists(typed, [item('a', 'old')], { unsaved: true })).toEqual(typed);
  });
});

describe('two tabs at once', () => {
  it.each([
    ['prompt', 'first', 1],
    ['late', 'last', 7],
  ] as const)('lose no entry in a hundred rounds when events are %s', (_when, newest, every) => {
    const { one, two, settle, stored } = twoTabs(newest);
    for (let round = 1; round <= 100; round += 1) {
      one.add(item(`one-${round}`));
      if (round % every === 0) settle();
      two.add(item(`two-${round}`));
    }
    settle();
    expect(new Set(idsOf(one)).size).toBe(200);
    expect(idsOf(two)).toEqual(idsOf(one));
    expect(stored()).toEqual(idsOf(one));
  });

  it('agree on the list after any actions in any order of events', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const step = fc.tuple(
      fc.constantFrom('add', 'remove', 'settle'),
      fc.constantFrom('one', 'two'),
      ids,
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { settle, stored, ...tabs } = twoTabs();
        for (const [act, tab, id] of steps) {
          if (act === 'add') tabs[tab as 'one' | 'two'].add(item(id));
          else if (act === 'remove') tabs[tab as 'one' | 'two'].remove(id);
          else settle();
        }
        settle();
        expect(idsOf(tabs.two)).toEqual(idsOf(tabs.one));
        expect(stored()).toEqual(idsOf(tabs.one));
      }),
    );
  });

  it('don’t restore an entry that one of them removed, even with a concurrent write', () => {
    const { one, two, settle } = twoTabs();
    one.add(item('gone'));
    one.add(item('kept'));
    settle();
    one.remove('gone');
    two.add(item('racing'));
    settle();
    for (const list of [one, two]) expect(idsOf(list).sort()).toEqual(['kept', 'racing']);
  });

  it('allow a removed entry to be added again', () => {
    const { one, two, settle } = twoTabs();
    for (let round = 0; round < 3; round += 1) {
      one.add(item('a'));
      settle();
      expect(idsOf(two)).toEqual(['a']);
      two.remove('a');
      settle();
      expect(idsOf(one)).toEqual([]);
    }
  });
});

describe('one tab', () => {
  it('lists the newest first, or last', () => {
    for (const [newest, ids] of [
      ['first', ['c', 'b', 'a']],
      ['last', ['a', 'b', 'c']],
    ] as const) {
      const inner = memoryStorage();
      const list = listOver({ backend: () => inner }, newest);
      for (const id of ['a', 'b', 'c']) list.add(item(id));
      expect(idsOf(list)).toEqual(ids);
    }
  });

  it('replaces, changes, removes and clears', () => {
    const inner = memoryStorage();
    const list = listOver({ backend: () => inner });
    list.add(item('a', 'one'));
    list.add(item('b'));
    list.add(item('a', 'two'));
    expect(list.get()).toEqual([item('a', 'two'), item('b')]);
    list.change('b', (before) => ({ ...before, text: 'changed' }));
    expect(list.get()).toEqual([item('a', 'two'), item('b', 'changed')]);
    expect(list.remove('a')).toBe('saved');
    expect(list.remove('unknown')).toBe('saved');
    expect(inner.getItem(KEY)).toBe('[{"id":"b","text":"changed"}]');
    list.clear();
    expect(inner.length).toBe(0);
  });

  it('keeps everything in memory while writes are refused, then saves all of it', () => {
    const { backend, inner, faults } = faultyStorage({ set: true });
    const list = listOver({ backend });
    expect(list.add(item('a'))).toBe('refused');
    expect(list.add(item('b'))).toBe('refused');
    inner.setItem(KEY, JSON.stringify([item('other tab')]));
    expect(idsOf(list)).toEqual(['b', 'a', 'other tab']);
    faults.set = false;
    expect(list.add(item('c'))).toBe('saved');
    expect(inner.getItem(KEY)).toBe(JSON.stringify(['c', 'b', 'a', 'other tab'].map(entryOf)));
  });

  it('keeps an unsaved edit when another tab writes', () => {
    const { backend, inner, faults } = faultyStorage();
    const list = listOver({ backend });
    list.add(item('a', 'old'));
    faults.set = true;
    list.change('a', () => item('a', 'typed'));
    inner.setItem(KEY, JSON.stringify([item('b'), item('a', 'old')]));
    expect(list.get()).toEqual([item('b'), item('a', 'typed')]);
  });

  it('keeps a removal that isn’t saved when another tab removes something else', () => {
    const { backend, inner, faults } = faultyStorage();
    const list = listOver({ backend });
    for (const id of ['a', 'b', 'c']) list.add(item(id));
    faults.set = true;
    list.remove('a');
    inner.setItem(KEY, JSON.stringify(['c', 'a'].map(entryOf)));
    inner.setItem(marksKey(KEY), '{"b":1}');
    expect(idsOf(list)).toEqual(['c']);
  });

  it.each([
    ['first', ['a', 'b']],
    ['last', ['b', 'c']],
  ] as const)('reads the newest of too many entries, which are %s', (newest, ids) => {
    const inner = memoryStorage({ [KEY]: JSON.stringify(['a', 'b', 'c'].map(entryOf)) });
    const where = { key: KEY, area: 'local', backend: () => inner } as const;
    expect(idsOf(createListStore({ ...where, entry, newest, most: 2 }))).toEqual(ids);
  });
});
