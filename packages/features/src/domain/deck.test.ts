// Proves SWIPE-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addStep,
  bringBack,
  CHOICES,
  deckOf,
  isDecided,
  LIKED_BEFORE,
  type Step,
  STEP_KINDS,
  undoStep,
} from './deck';

const people = ['s1', 's2', 's3', 's4'].map((id) => ({ id }));
const like = (id: string): Step => ({ id, choice: 'like', before: 'none' });
const pass = (id: string): Step => ({ id, choice: 'pass', before: 'none' });
const later = (id: string): Step => ({ id, choice: 'later', before: 'none' });
const crowd = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 30 });
const step = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map(String),
  choice: fc.constantFrom(...STEP_KINDS),
  before: fc.constantFrom(...LIKED_BEFORE),
});

describe('a deck', () => {
  it('shows people in order and counts decisions', () => {
    const superLike: Step = { id: 's3', choice: 'superLike', before: 'like' };
    const deck = deckOf(people, [like('s1'), pass('s2'), superLike]);
    expect(deck.remaining).toEqual([{ id: 's4' }]);
    expect([deck.likes, deck.passes, deck.last?.id]).toEqual([2, 1, 's3']);
  });

  it('ignores steps about people who aren’t in it', () => {
    const deck = deckOf(people.slice(1), [like('s1'), pass('s2')]);
    expect(deck).toMatchObject({ likes: 0, passes: 1, last: { id: 's2' } });
    expect(deck.remaining).toHaveLength(2);
  });

  it('has likes, passes, people saved for later and remaining people that add up to everyone', () => {
    fc.assert(
      fc.property(crowd, fc.array(step), crowd, (ids, steps, aside) => {
        const everyone = ids.map((id) => ({ id }));
        const deck = deckOf(everyone, steps, new Set(aside));
        expect(deck.likes + deck.passes + deck.later + deck.remaining.length).toBe(ids.length);
        expect(deck.remaining.filter(({ id }) => aside.includes(id))).toEqual([]);
      }),
    );
  });

  it('leaves out people saved for later, and restores their position when they’re brought back', () => {
    const steps = [like('s1'), later('s2')];
    const without = deckOf(people, steps, new Set(['s2', 's4']));
    expect(without).toMatchObject({ remaining: [{ id: 's3' }], later: 2, last: { id: 's2' } });
    const back = deckOf(people, steps);
    expect(back).toMatchObject({ remaining: people.slice(1), later: 0, last: { id: 's1' } });
  });

  it('can decide on people brought back, and doesn’t save decided people for later', () => {
    expect(addStep([later('s1'), like('s2')], pass('s1'))).toEqual([like('s2'), pass('s1')]);
    expect(addStep([like('s1')], later('s1'))).toEqual([like('s1')]);
    expect([isDecided([later('s1')], 's1'), isDecided([pass('s1')], 's1')]).toEqual([false, true]);
  });
});

describe('undo', () => {
  it('reverses any number of steps', () => {
    fc.assert(
      fc.property(crowd, fc.array(fc.constantFrom(...CHOICES, 'undo' as const)), (ids, moves) => {
        const all = ids.map((id) => ({ id }));
        const history: (readonly Step[])[] = [[]];
        let steps: readonly Step[] = [];
        for (const move of moves) {
          const [next] = deckOf(all, steps).remaining;
          if (move === 'undo') {
            if (history.length > 1) history.pop();
            steps = undoStep(all, steps);
          } else if (next) {
            steps = addStep(steps, { id: next.id, choice: move, before: 'none' });
            history.push(steps);
          }
          expect(steps).toEqual(history.at(-1));
        }
      }),
    );
  });

  it('skips a step about a person who is now hidden', () => {
    expect(undoStep(people.slice(0, 1), [like('s1'), pass('s2')])).toEqual([pass('s2')]);
    expect(undoStep([], [like('s1')])).toEqual([like('s1')]);
  });
});

describe('a restored round', () => {
  it('is unchanged when nothing was decided since', () => {
    const left = [like('s1'), pass('s2')];
    expect(bringBack(left, [])).toEqual(left);
  });

  it('is placed under later decisions, which are kept', () => {
    expect(bringBack([like('s1'), pass('s2')], [pass('s1')])).toEqual([pass('s2'), pass('s1')]);
  });

  it('loses and duplicates no one', () => {
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (one, other) => {
        const once = (steps: readonly Step[]) => steps.reduce(addStep, [] as readonly Step[]);
        const [left, since] = [once(one), once(other)];
        const ids = bringBack(left, since).map(({ id }) => id);
        expect(new Set(ids)).toEqual(new Set([...left, ...since].map(({ id }) => id)));
        expect(ids).toHaveLength(new Set(ids).size);
      }),
    );
  });
});

it('decides on a person once', () => {
  const steps = [like('s1')];
  expect(addStep(steps, pass('s1'))).toBe(steps);
});
