import { describe, expect, it } from 'vitest';

import { indexForText } from './menu-keys';

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

  it.each([
    ['e', 1],
    ['E', 1],
    ['ec', 1],
    ['é', 1],
    ['e\u0301c', 1],
    ['oe', 2],
    ['œu', 2],
    ['vider', 3],
  ])('%s finds a label with accents or ligatures', (typed, found) => {
    const french = ['Bloquer', 'Écrire un message', 'Œuvres', 'Vide\u0301r'];
    expect(indexForText(french, typed, -1)).toBe(found);
  });
});
