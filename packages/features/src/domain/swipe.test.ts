import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { choiceAt, choiceOfKey } from './swipe';

const distance = fc.integer({ min: -900, max: 900 });

describe('releasing a card', () => {
  it.each([
    [0, 0, undefined],
    [80, 0, undefined],
    [81, 0, 'like'],
    [-80, 0, undefined],
    [-81, 0, 'pass'],
    [0, -90, undefined],
    [0, -91, 'superLike'],
    [0, 400, undefined],
    [100, 99, 'like'],
    [100, 100, undefined],
    [100, -100, 'superLike'],
    [-100, -101, 'superLike'],
    [-200, -150, 'pass'],
    [120, 300, undefined],
    [Number.NaN, Number.NaN, undefined],
  ])('at %d, %d decides %s', (x, y, choice) => {
    expect(choiceAt({ x, y }, true)).toBe(choice);
  });

  it('never gives a Super Like when up may mean scrolling, and decides the same sideways', () => {
    fc.assert(
      fc.property(distance, distance, (x, y) => {
        const choice = choiceAt({ x, y }, true);
        expect(choiceAt({ x, y }, false)).toBe(choice === 'superLike' ? undefined : choice);
      }),
    );
  });
});

it.each([
  ['ArrowLeft', 'pass'],
  ['ArrowRight', 'like'],
  ['ArrowUp', 'superLike'],
  ['ArrowDown', undefined],
  ['toString', undefined],
])('the key %s decides %s', (key, choice) => {
  expect(choiceOfKey(key)).toBe(choice);
});
