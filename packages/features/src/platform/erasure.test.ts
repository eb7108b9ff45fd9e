import * as fc from 'fast-check';
import { array, object, record, string } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeRandom } from '../testing/fake-random';
import { faultyStorage, memoryStorage } from '../testing/faulty-storage';
import { sharedStorage } from '../testing/shared-storage';
import type { Backend } from './browser-storage';
import { keysOf } from './browser-storage';
import { createErasure, type Erasure } from './erasure';
import { KEYS } from './keys';
import { createListStore } from './list-store';
import { createStore, resetStores } from './storage';

const TABS = [0, 1, 2] as const;
const LISTS = 'iru_likes';
const TEXTS = 'iru_msgs';
const DRAFTS = 'iru_drafts';

const textsIn = (storage: Backend): string =>
  keysOf(storage)
    .map((key) => `${key} ${storage.getItem(key)}`)
    .join('\n');

const sizeOf = (storage: Backend): number =>
  keysOf(storage).reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0);

/** A page of the site: its memory is lost when it closes, but its tab's session storage isn't. */
interface Page {
  readonly erasure: Erasure;
  readonly events: EventTarget;
  readonly write: (word: string) => void;
  readonly remembers: () => string;
}

function openPage(
  local: () => Backend | undefined,
  session: Backend,
  ids: { readonly id: () => string },
): Page {
  const events = new EventTarget();
  const erasure = createErasure({ local, session: () => session, random: ids });
  erasure.check();
  const where = { events, erasure } as const;
  const list = createListStore({
    key: LISTS,
    area: 'local',
    backend: local,
    entry: object({ id: string() }),
    ...where,
  });
  const texts = createStore<Readonly<Record<string, readonly string[]>>>({
    key: TEXTS,
    area: 'local',
    backend: local,
    schema: record(string(), array(string())),
    empty: {},
    ...where,
    merge: (mine, stored, unsaved) => (unsaved ? { ...stored, ...mine } : stored),
  });
  const drafts = createStore<Readonly<Record<string, string>>>({
    key: DRAFTS,
    area: 'session',
    backend: () => session,
    schema: record(string(), string()),
    empty: {},
    ...where,
  });
  for (const store of [list, texts, drafts]) store.subscribe(() => undefined);
  // Like a form on the page: it keeps what was typed until it remounts, and saves all of it each time.
  let form: readonly string[] = [];
  erasure.subscribe(() => {
    form = [];
  });
  return {
    erasure,
    events,
    write: (word) => {
      form = [...form, word];
      list.add({ id: word });
      texts.update((before) => ({ ...before, form }));
      drafts.update(() => ({ form: form.join(' ') }));
    },
    remembers: () => JSON.stringify([form, list.get(), texts.get(), drafts.get()]),
  };
}

type Step =
  | {
      readonly does: 'write' | 'erase' | 'reload' | 'sleep' | 'wake' | 'hear';
      readonly tab: number;
    }
  | { readonly does: 'refuse' | 'allow'; readonly tab: 0 };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('write', 'hear'), tab: fc.constantFrom(...TABS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('erase', 'reload', 'sleep', 'wake'),
      tab: fc.constantFrom(...TABS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('refuse', 'allow'), tab: fc.constant(0) }),
  },
);

/** Runs the three tabs' steps over one storage, and returns erased texts that still exist somewhere. */
async function survivors(steps: readonly Step[]): Promise<readonly string[]> {
  const { backend, inner, faults } = faultyStorage();
  const ids = fakeRandom();
  const sessions = TABS.map(() => memoryStorage());
  const open = (tab: number): Page => openPage(backend, sessions[tab] ?? memoryStorage(), ids);
  const pages = TABS.map(open);
  const asleep = new Set<number>();
  const unheard = new Set<number>();
  let words: string[] = [];
  const erased: string[] = [];
  let count = 0;
  const hear = (tab: number): void => {
    unheard.delete(tab);
    const event = Object.assign(new Event('storage'), { key: null });
    pages[tab]?.erasure.check();
    pages[tab]?.events.dispatchEvent(event);
  };
  const wake = (tab: number): void => {
    asleep.delete(tab);
    pages[tab]?.erasure.check();
    pages[tab]?.events.dispatchEvent(new Event('pageshow'));
  };
  for (const each of steps) {
    if (each.does === 'refuse' || each.does === 'allow') {
      faults.quota = each.does === 'refuse' ? sizeOf(inner) : Infinity;
    } else {
      const { does, tab } = each;
      // A tab that acts is running, but may not have received the others' events yet.
      if (does === 'wake') wake(tab);
      else if (does === 'sleep') asleep.add(tab);
      else if (!asleep.has(tab)) {
        if (does === 'hear') hear(tab);
        else if (does === 'reload') pages[tab] = open(tab);
        else if (does === 'erase') {
          // A refused erase is not reported as done.
          if (pages[tab]?.erasure.erase()) {
            erased.push(...words);
            words = [];
          }
        } else {
          count += 1;
          const word = `word-${count}.`;
          words.push(word);
          pages[tab]?.write(word);
        }
        TABS.filter((other) => other !== tab).forEach((other) => unheard.add(other));
      }
    }
    // The end of the task.
    await Promise.resolve();
  }
  TABS.filter((tab) => !asleep.has(tab)).forEach(hear);
  await Promise.resolve();
  TABS.filter((tab) => asleep.has(tab)).forEach(wake);
  const places = [
    textsIn(inner),
    ...sessions.map(textsIn),
    ...pages.map(({ remembers }) => remembers()),
  ].join('\n');
  return erased.filter((word) => places.includes(word));
}

/** Two pages over one storage, each in its own tab. */
const twoPages = () => {
  const local = memoryStorage();
  const open = () => openPage(() => local, memoryStorage(), fakeRandom());
  return { local, one: open(), two: open() };
};

afterEach(() => resetStores());

describe('an erasure', () => {
  it('is final for three tabs, in any order of writes, reloads and sleep', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        expect(await survivors(steps)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('leaves only its mark', () => {
    const local = memoryStorage({
      iru_likes: '[]',
      iru_likes_backup_3: '{',
      iru_x_v9: '1',
      other_site: 'x',
    });
    const session = memoryStorage({ iru_testimony: '{}' });
    const erasure = createErasure({ local: () => local, session: () => session });
    expect(erasure.erase()).toBe(true);
    expect(keysOf(local)).toEqual(['other_site', KEYS.erased]);
    expect(keysOf(session)).toEqual([KEYS.erased]);
  });

  it('of the tabs keeps the device’s data, and isn’t mistaken for one of the device or the other way round', () => {
    const { local, one, two } = twoPages();
    two.write('draft.');
    one.erasure.eraseTabs();
    expect(two.erasure.check()).toBe(true);
    expect([two.erasure.scope(), two.erasure.wasOwn()]).toEqual(['tabs', false]);
    expect(JSON.parse(two.remembers())).toEqual([[], [{ id: 'draft.' }], { form: ['draft.'] }, {}]);
    expect(local.getItem(LISTS)).toContain('draft.');
    // A sleeping tab sees only the second mark.
    one.erasure.erase();
    one.erasure.eraseTabs();
    two.erasure.check();
    expect(two.erasure.scope()).toBe('device');
    expect(two.remembers()).not.toContain('draft.');
    expect(keysOf(local)).toEqual([KEYS.erased]);
  });

  it('is this tab’s own and news, until it’s acknowledged or another tab erases', () => {
    const { local, one, two } = twoPages();
    const stateOf = ({ erasure }: Page) => [erasure.scope(), erasure.wasOwn(), erasure.isNews()];
    expect(one.erasure.mark()).toBe('');
    one.erasure.eraseTabs();
    expect(stateOf(one)).toEqual(['tabs', true, false]);
    one.erasure.erase();
    expect(stateOf(one)).toEqual(['device', true, true]);
    expect(one.erasure.mark()).toBe(local.getItem(KEYS.erased));
    two.erasure.check();
    expect(stateOf(two)).toEqual(['device', false, false]);
    two.erasure.erase();
    one.erasure.check();
    expect(stateOf(one)).toEqual(['device', false, false]);
    two.erasure.acknowledge();
    expect(stateOf(two)).toEqual(['device', true, false]);
  });

  it('sets its mark last, when the storage is already empty', () => {
    const local = memoryStorage({ iru_likes: '[]', iru_threads: '[]', [KEYS.erased]: 'before' });
    const steps: string[] = [];
    const { setItem, removeItem } = { ...local };
    const watched: Backend = Object.assign(local, {
      setItem: (key: string, text: string) => (steps.push(`set ${key}`), setItem(key, text)),
      removeItem: (key: string) => (steps.push(`remove ${key}`), removeItem(key)),
    });
    createErasure({ local: () => watched, session: () => undefined }).erase();
    expect(steps).toEqual(['remove iru_likes', 'remove iru_threads', `set ${KEYS.erased}`]);
  });

  it('sets its mark even if the storage was full', () => {
    const { backend, inner, faults } = faultyStorage();
    inner.setItem('iru_msgs', 'x'.repeat(100));
    faults.quota = 108;
    createErasure({ local: backend, session: backend, random: fakeRandom() }).erase();
    expect(keysOf(inner)).toEqual([KEYS.erased]);
  });

  it('is detected by a starting page before it reads its tab’s data', () => {
    const session = memoryStorage({ iru_registration: 'words', [KEYS.erased]: 'old' });
    const local = memoryStorage({ [KEYS.erased]: 'new', iru_theme: 'dark' });
    const told = vi.fn<() => void>();
    const erasure = createErasure({ local: () => local, session: () => session });
    erasure.subscribe(told);
    expect(erasure.check()).toBe(false);
    expect(textsIn(session)).toBe(`${KEYS.erased} new`);
    expect(local.getItem('iru_theme')).toBe('dark');
    expect(told).not.toHaveBeenCalled();
  });

  it('undoes a concurrent write', async () => {
    const { tabs, deliver } = sharedStorage(2);
    const pages = tabs.map(({ backend }) => openPage(backend, memoryStorage(), fakeRandom()));
    const settle = (): void => {
      while (deliver() > 0) pages.forEach(({ erasure }) => erasure.check());
    };
    pages[1]?.write('before.');
    settle();
    pages[0]?.erasure.erase();
    pages[1]?.write('late.');
    settle();
    await Promise.resolve();
    expect(tabs.map(({ backend }) => keysOf(backend()))).toEqual([[KEYS.erased], [KEYS.erased]]);
  });

  it('refuses values created before it, until the page remounts', async () => {
    const { local, one, two } = twoPages();
    two.write('before.');
    one.erasure.erase();
    two.write('stale.');
    expect(keysOf(local)).toEqual([KEYS.erased]);
    await Promise.resolve();
    two.write('fresh.');
    expect(textsIn(local)).toContain('fresh.');
    expect(textsIn(local)).not.toMatch(/before|stale/);
  });

  it.each([['forbidden'], ['absent'], ['get'], ['set']] as const)(
    'throws nowhere over a storage that is %s',
    (fault) => {
      const { backend } = faultyStorage({ [fault]: true });
      const erasure = createErasure({ local: backend, session: backend });
      expect(erasure.check()).toBe(false);
      expect(erasure.erase()).toBe(fault !== 'get' && fault !== 'set');
      expect(erasure.check()).toBe(false);
    },
  );
});
