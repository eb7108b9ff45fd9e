// Proves LIKES-1.
import { describe, expect, it } from 'vitest';

import { likeStore } from '../../persistence/likes';
import { messageStore } from '../../persistence/messages';
import { threadStore } from '../../persistence/threads';
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
});
