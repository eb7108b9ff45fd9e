// Proves LIKES-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { announceStorage } from '../../persistence/device-data';
import { likeStore } from '../../persistence/likes';
import { messageStore, threadStore } from '../../persistence/threads';
import { resetStores } from '../../platform/storage';
import { likePerson, removeLike } from './liking';

const person = (id: string) => ({
  id,
  name: `Person ${id}`,
  age: 30,
  city: 'Kigali',
  country: 'Rwanda',
  image: undefined,
});
const thread = { id: 'h1', name: 'Person h1', last: 'Say hi!' };
const ids = () => likeStore.get().map(({ id }) => id);
/** Simulates a reload: keeps the saved data and resets the page's state. */
const reload = () => {
  const stored = Object.entries(localStorage);
  resetStores();
  for (const [key, text] of stored) localStorage.setItem(key, text);
  for (const [key] of stored.reverse()) announceStorage(key);
};
const empty = () => {
  localStorage.clear();
  sessionStorage.clear();
  resetStores();
};

describe('a like', () => {
  it("is saved first and once per person, in the site's one list", () => {
    likePerson(person('h1'));
    likePerson(person('p01'));
    likePerson(person('h1'));
    expect(JSON.parse(localStorage.getItem('iru_likes') ?? '')).toEqual([
      { id: 'h1', name: 'Person h1', age: 30, city: 'Kigali', country: 'Rwanda', image: '' },
      { id: 'p01', name: 'Person p01', age: 30, city: 'Kigali', country: 'Rwanda', image: '' },
    ]);
  });

  it('is removed with its conversation and restored with it', () => {
    likePerson(person('h1'));
    threadStore.add(thread);
    const { outcome, restore } = removeLike('h1');
    expect([outcome, ids(), threadStore.get()]).toEqual(['saved', [], []]);
    restore();
    expect([ids(), threadStore.get()]).toEqual([['h1'], [thread]]);
  });

  it('keeps a conversation with a message', () => {
    likePerson(person('h1'));
    threadStore.add(thread);
    messageStore.send('h1', 'Muraho');
    removeLike('h1').restore();
    expect(threadStore.get()).toHaveLength(1);
    expect(ids()).toEqual(['h1']);
  });

  it("does nothing for someone who isn't liked", () => {
    const { outcome, restore } = removeLike('h1');
    restore();
    expect([outcome, ids()]).toEqual(['saved', []]);
  });

  it('keeps the latest choice for everyone, newest first, whatever was clicked', () => {
    const click = fc.record({
      id: fc.constantFrom('h1', 'h2', 's1', 'p01'),
      wanted: fc.boolean(),
      again: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(click, { maxLength: 12 }), (presses) => {
        empty();
        let model: string[] = [];
        for (const { id, wanted, again } of presses) {
          if (wanted) likePerson(person(id));
          else removeLike(id);
          model = model.filter((each) => each !== id);
          if (wanted) model = [id, ...model];
          if (again) reload();
          expect(ids()).toEqual(model);
        }
      }),
      { numRuns: 60 },
    );
  });
});
