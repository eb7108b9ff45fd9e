import { expect, it } from 'vitest';

import { resetStores } from '../platform/storage';
import { exportDeviceData } from './device-data';
import { importDeviceData, planImport, readDeviceExport } from './device-data-import';
import { hidePerson, hiddenStore } from './hidden';
import { settingsStore } from './settings';
import { setTextSize, textSizeStore } from './text-size';
import { messagesOf, messageStore } from './threads';

const read = (text: string) => {
  const found = readDeviceExport(text);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const fileWith = (device: unknown) =>
  JSON.stringify({ kind: 'iru-device-data', format: 1, device, tab: {}, unsaved: {} });

it('hidden people, settings, text size and messages are restored from an export', () => {
  hidePerson({ id: 'h4', name: 'Patrick' }, 'reported', 'money');
  settingsStore.update((before) => ({ ...before, blurFirst: true }));
  setTextSize('large');
  messageStore.send('s1', 'Muraho');
  const text = exportDeviceData();
  localStorage.clear();
  resetStores();
  expect(importDeviceData(read(text)).ok).toBe(true);
  expect(hiddenStore.get()).toMatchObject([{ id: 'h4', kind: 'reported', reason: 'money' }]);
  expect(settingsStore.get().blurFirst).toBe(true);
  expect(textSizeStore.get()).toBe('large');
  expect(messagesOf(messageStore.get(), 's1').map((message) => message.text)).toEqual(['Muraho']);
  expect(planImport(read(text)).every(({ effect }) => effect === 'same')).toBe(true);
});

it('an import never unhides a person', () => {
  hidePerson({ id: 'h4', name: 'Patrick' }, 'blocked');
  importDeviceData(
    read(fileWith({ iru_hidden: [{ id: 'p02', name: 'Kevin', kind: 'hidden', ts: 1 }] })),
  );
  expect(hiddenStore.get().map(({ id }) => id)).toEqual(['h4', 'p02']);
});

it.each([
  { iru_settings: { showAge: 'yes' } },
  { iru_text_size: 'huge' },
  { iru_hidden: [{ name: 'unknown' }] },
])('%j is refused', (device) => {
  expect(readDeviceExport(fileWith(device))).toEqual({ ok: false, error: 'unreadable' });
});
