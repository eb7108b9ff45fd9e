// Proves SHELL-9 and USER-3 for every stored item: what the cookie document says is what the site does.
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { eraseDeviceData, exportDeviceData, readable } from '../../persistence/device-data';
import { importDeviceData } from '../../persistence/device-data-import';
import { topicOf } from '../../persistence/device-data-topics';
import { persistedItemOf } from '../../persistence/persisted-items';
import { logOut } from '../../persistence/session';
import { KEYS } from '../../platform/keys';
import { CACHE_PREFIX } from '../../platform/kept-caches';
import { WORKER } from '../../platform/site-worker';
import { readExport } from '../../testing/read-export';
import { STORED_SAMPLES } from '../../testing/stored-samples';

const [cookies = ''] = Object.values(
  import.meta.glob<string>('../../content/legal/cookies.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The rows of the cookie document by the name in them: how long, and whether a file has it. */
const told = new Map(
  [...cookies.matchAll(/^\|.*`(iru_\w+|iru-\w+:|\/sw\.js)…?`.*\|(.+)\|(.+)\|$/gm)].map(
    ([, name, long = '', file = '']) => [name, { long: long.trim(), file: file.trim() }] as const,
  ),
);

const AREAS = { local: localStorage, session: sessionStorage };
type Area = keyof typeof AREAS;

/** Those that no store of this layer reads. */
const AREA_OF_OTHERS: Readonly<Record<string, Area>> = {
  [KEYS.registration]: 'session',
  [KEYS.reloads]: 'session',
  [KEYS.scroll]: 'session',
  [KEYS.left]: 'local',
  [KEYS.erased]: 'local',
};

const areaOf = (key: string): Area | undefined => {
  const read = vi.spyOn(Storage.prototype, 'getItem');
  onTestFinished(() => read.mockRestore());
  const item = persistedItemOf(key);
  item?.store.subscribe(() => undefined)();
  const at = read.mock.calls.findIndex(([name]) => name === key);
  const own = Object.entries(AREAS).find(([, area]) => area === read.mock.contexts[at]);
  return item ? (own?.[0] as Area | undefined) : AREA_OF_OTHERS[key];
};

const samples = Object.entries(KEYS).map(([name, key]) => {
  const sample = STORED_SAMPLES[name as keyof typeof KEYS];
  const text = persistedItemOf(key)?.file?.encode?.(sample) ?? JSON.stringify(sample);
  return { key, text };
});

it('lists every stored item, the kept pages and their worker, and nothing else', () => {
  expect(new Set(told.keys())).toEqual(
    new Set<string>([...Object.values(KEYS), CACHE_PREFIX, WORKER]),
  );
});

describe.each(samples.filter(({ key }) => key !== KEYS.erased))('$key', ({ key, text }) => {
  const { long, file } = told.get(key) ?? { long: '', file: '' };
  let area: Storage;

  beforeEach(() => {
    const found = areaOf(key);
    if (!found) throw new Error(`Nothing reads ${key}.`);
    area = AREAS[found];
    // So that the file isn't empty.
    localStorage.setItem(KEYS.theme, 'dark');
    area.setItem(key, text);
  });

  it('is removed by logging out only if the document says so, and by erasing', () => {
    logOut();
    expect(area.getItem(key) === null).toBe(long === 'Until you close the tab or log out');
    area.setItem(key, text);
    eraseDeviceData();
    expect(area.getItem(key)).toBeNull();
    expect(long).toMatch(/erase|log out/);
  });

  it('comes back from an exported file, or is named as what does not', () => {
    const exported = exportDeviceData();
    eraseDeviceData();
    const found = readExport(exported);
    importDeviceData(found);
    const back = area.getItem(key);
    expect(readable(back)).toEqual(file === 'Both' ? readable(text) : null);
    const isExported = exported.includes(`"${key}"`);
    expect(back !== null ? 'Both' : isExported ? 'Export only' : 'Neither').toBe(file);
    const topic = topicOf(area === localStorage ? 'local' : 'session', key);
    expect(found.leftOut).toEqual(file === 'Export only' ? [topic] : []);
    expect([found.unreadable, found.unknown]).toEqual([[], []]);
  });
});
