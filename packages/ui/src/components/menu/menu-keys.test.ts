import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { indexForKey, indexForText } from './menu-keys';

describe('a key', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['Enter', 1, undefined],
    ['b', 1, undefined],
  ])('%s leads from %i to %s of three', (key, place, next) => {
    expect(indexForKey(key, place, 3)).toBe(next);
  });

  it('never leads out of the list', () => {
    const lists = fc
      .integer({ min: 1, max: 30 })
      .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: -1, max: count - 1 })));
    fc.assert(
      fc.property(
        lists,
        fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End'),
        ([count, place], key) => {
          const next = indexForKey(key, place, count);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
        },
      ),
    );
  });
});

describe('what is typed', () => {
  const labels = ['Block', 'Báta', 'Hide', 'Biro', 'Hold'];
  it.each([
    ['h', -1, 2],
    ['h', 2, 4],
    ['hh', 4, 2],
    ['b', 0, 1],
    ['bi', 0, 3],
    ['BL', 3, 0],
    ['bá', 3, 1],
    ['hi', 2, 2],
    ['x', 0, undefined],
  ])('%s leads from %i to %s', (typed, place, next) => {
    expect(indexForText(labels, typed, place)).toBe(next);
  });
});
