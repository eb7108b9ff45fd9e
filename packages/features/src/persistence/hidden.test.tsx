import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';

import { resetStores } from '../platform/storage';
import { readExport } from '../testing/read-export';
import { importDeviceData } from './device-data-import';
import { hidePerson, hiddenSchema, hiddenStore, recordStore, showPerson } from './hidden';

describe('a stored hidden person', () => {
  it('stays hidden, whatever else is wrong', () => {
    const damaged = { id: 4, name: 7, kind: 'muted', ts: 'now', reason: 'because' };
    const read = { id: '4', name: '', kind: 'hidden', ts: 0, reason: undefined };
    expect(v.parse(hiddenSchema, damaged)).toEqual(read);
    expect(v.parse(hiddenSchema, { id: 'a', ts: 1e300 }).ts).toBe(0);
  });

  it.each([null, [], 'a', {}, { name: 'Patrick' }])('refuses %j', (value) => {
    expect(v.is(hiddenSchema, value)).toBe(false);
  });
});

describe('a long list', () => {
  it('hides everyone on it, and one more', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => ({ id: `h${at}` }));
    localStorage.setItem('iru_hidden', JSON.stringify(many));
    resetStores();
    hidePerson({ id: 'next', name: 'Aline' }, 'blocked');
    expect(hiddenStore.get().map(({ id }) => id)).toEqual(['next', ...many.map(({ id }) => id)]);
    expect(localStorage.getItem('iru_hidden_backup')).toBeNull();
  });
});

describe('a list with an entry that can’t be read', () => {
  const damaged = JSON.stringify([{ id: 'h4' }, { name: 'Patrick' }, null, { id: 'p02' }]);
  beforeEach(() => {
    localStorage.setItem('iru_hidden', damaged);
    window.dispatchEvent(new Event('focus'));
  });

  it('still hides the others, and is backed up', () => {
    expect(hiddenStore.get().map(({ id }) => id)).toEqual(['h4', 'p02']);
    hidePerson({ id: 'next', name: 'Aline' }, 'blocked');
    expect(hiddenStore.get().map(({ id }) => id)).toEqual(['next', 'h4', 'p02']);
    expect(localStorage.getItem('iru_hidden_backup')).toBe(damaged);
  });

  it('isn’t replaced by an import', () => {
    importDeviceData(readExport(JSON.stringify({ iru_hidden: [{ id: 'p03' }, 7] })));
    expect(hiddenStore.get().map(({ id }) => id)).toEqual(['h4', 'p02', 'p03']);
  });
});

describe('hiding', () => {
  const ids = () => hiddenStore.get().map(({ id, kind }) => `${id} ${kind}`);

  it('lists people newest first, each once, with the latest decision', () => {
    hidePerson({ id: 'h1', name: 'Aline' }, 'hidden');
    hidePerson({ id: 'p02', name: 'Kevin' }, 'reported', 'money');
    hidePerson({ id: 'h1', name: 'Aline' }, 'blocked');
    expect(ids()).toEqual(['h1 blocked', 'p02 reported']);
    expect(hiddenStore.get()[1]).toMatchObject({ name: 'Kevin', reason: 'money' });
  });

  it('can be undone for one person', () => {
    hidePerson({ id: 'h1', name: 'Aline' }, 'hidden');
    hidePerson({ id: 'p02', name: 'Kevin' }, 'hidden');
    showPerson('h1');
    showPerson('unknown');
    expect(ids()).toEqual(['p02 hidden']);
  });

  it('leaves a block or report as a record when it’s replaced or undone, unless it shouldn’t', () => {
    const records = () => recordStore.get().map(({ person, kind }) => `${person} ${kind}`);
    hidePerson({ id: 'h1', name: 'Aline' }, 'reported', 'money');
    hidePerson({ id: 'h1', name: 'Aline' }, 'hidden');
    expect(recordStore.get()).toMatchObject([{ person: 'h1', name: 'Aline', reason: 'money' }]);
    showPerson('h1', true);
    expect(records()).toEqual(['h1 reported']);
    hidePerson({ id: 'p02', name: 'Kevin' }, 'blocked');
    showPerson('p02', true);
    expect(records()).toEqual(['p02 blocked', 'h1 reported']);
    hidePerson({ id: 'p03', name: 'Eric' }, 'blocked');
    showPerson('p03');
    expect(records()).toEqual(['p02 blocked', 'h1 reported']);
    expect(ids()).toEqual([]);
  });

  it('stores only the person’s name', () => {
    const aline = { id: 'h1', name: 'Aline', age: 27, image: '/h1.svg' };
    hidePerson(aline, 'hidden');
    expect(Object.keys(hiddenStore.get()[0] ?? {}).sort()).toEqual(['id', 'kind', 'name', 'ts']);
  });
});
