// Proves USER-3.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keysOf } from '../platform/browser-storage';
import { createErasure } from '../platform/erasure';
import { KEYS } from '../platform/keys';
import { fakeRandom } from '../testing/fake-random';
import { faultyStorage, memoryStorage } from '../testing/faulty-storage';
import { readExport } from '../testing/read-export';
import { sharedStorage } from '../testing/shared-storage';
import { createImport } from './device-data-import';

const divine = { id: 's1', name: 'Divine', city: 'Kigali', country: 'Rwanda', image: '' };
const found = readExport(
  JSON.stringify({
    iru_likes: [divine],
    iru_theme: 'dark',
    iru_threads: [{ id: 's1', name: 'Divine', last: '' }],
  }),
);

type Step = 'import' | 'erase' | 'deliver';

/** Two tabs, one importing and one erasing; each sees the other's writes only on delivery. */
function openTabs() {
  const {
    tabs: [importing, erasing],
    deliver,
  } = sharedStorage(2);
  if (!importing || !erasing) throw new Error('There are two tabs.');
  const random = fakeRandom();
  const erasures = [importing, erasing].map(({ backend, events }) => {
    const session = memoryStorage();
    const erasure = createErasure({ local: backend, session: () => session, random });
    erasure.check();
    events.addEventListener('storage', () => erasure.check());
    return erasure;
  });
  const [own, other] = erasures;
  if (!own || !other) throw new Error('There are two erasures.');
  const importHere = createImport({ local: importing.backend, erasure: own });
  return {
    importHere,
    erase: other.erase,
    deliver,
    keys: () => [importing, erasing].map(({ backend }) => keysOf(backend())),
  };
}

describe('an import during an erase in another tab', () => {
  it('leaves only the mark, in either order of writes', async () => {
    const step = fc.constantFrom<Step>('import', 'erase', 'deliver');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { importHere, erase, deliver, keys } = openTabs();
        for (const each of steps) {
          if (each === 'import') importHere(found);
          else if (each === 'erase') erase();
          else deliver();
          await Promise.resolve();
        }
        // In the last case both happen at once: neither tab has seen the other's write.
        importHere(found);
        erase();
        while (deliver() > 0) await Promise.resolve();
        expect(keys()).toEqual([[KEYS.erased], [KEYS.erased]]);
      }),
    );
  });

  it('imports nothing and reports it when it sees the mark first', () => {
    const { backend } = faultyStorage({}, memoryStorage({ [KEYS.erased]: 'before' }));
    const erasure = createErasure({ local: backend, session: () => memoryStorage() });
    erasure.check();
    const importLate = createImport({ local: backend, erasure });
    backend()?.setItem(KEYS.erased, 'meanwhile');
    expect(importLate(found)).toEqual({ ok: false, error: 'erased' });
    expect(keysOf(backend() ?? memoryStorage())).toEqual([KEYS.erased]);
  });

  it('is kept after an earlier erase, and when the same file is imported again', async () => {
    const { importHere, erase, deliver, keys } = openTabs();
    importHere(found);
    erase();
    while (deliver() > 0) await Promise.resolve();
    expect(importHere(found).ok).toBe(true);
    deliver();
    expect(keys()[1]?.sort()).toEqual([KEYS.erased, 'iru_likes', 'iru_theme', 'iru_threads']);
  });
});
