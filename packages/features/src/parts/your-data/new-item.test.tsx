import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ok } from '../../domain/result';
import { PERSISTED_ITEMS } from '../../persistence/persisted-items';
import { countList, type PersistedItem, listFile } from '../../persistence/persisted-item';
import { eraseDeviceData, exportDeviceData } from '../../persistence/device-data';
import { importDeviceData, readDeviceExport } from '../../persistence/device-data-import';
import { createListStore } from '../../platform/list-store';
import { readExport } from '../../testing/read-export';

const noteSchema = v.object({ id: v.string(), text: v.string() });
const noteStore = createListStore<v.InferOutput<typeof noteSchema>>({
  key: 'iru_notes',
  area: 'local',
  entry: noteSchema,
});

const noteItem: PersistedItem = {
  key: 'iru_notes',
  topic: 'likes',
  store: noteStore,
  count: countList,
  file: listFile(noteSchema),
};
const list = PERSISTED_ITEMS as Record<string, PersistedItem>;

const note = { id: 'a', text: 'Call Divine' };

beforeEach(() => {
  list['notes'] = noteItem;
});
afterEach(() => {
  delete list['notes'];
});

describe('a new persisted item', () => {
  it('is exported and imported by its own rule', () => {
    noteStore.add(note);
    const text = exportDeviceData();
    expect(text).toContain('Call Divine');
    eraseDeviceData();
    noteStore.add({ id: 'b', text: 'Call Eric' });
    const united = ok([{ key: 'iru_notes', effect: 'united' }]);
    expect(importDeviceData(readExport(text))).toEqual(united);
    expect(noteStore.get().map(({ id }) => id)).toEqual(['b', 'a']);
    const broken = readDeviceExport(text.replace('"text": "Call Divine"', '"text": 7'));
    expect(broken).toEqual({ ok: false, error: 'unreadable' });
  });
});

describe('PERSISTED_ITEMS', () => {
  it.each(Object.entries(list).filter(([name]) => name !== 'notes'))(
    'lists %s under the key of its store',
    (_name, { key, store }) => {
      expect(store.key).toBe(key);
    },
  );
});
