import { describe, expect, it } from 'vitest';

import { sightingNumber, withSighting } from './radar';

describe('the radar', () => {
  it('keeps five at most, each once, the newest first', () => {
    expect([1, 2, 3, 4, 5, 6].reduce<readonly number[]>(withSighting, [])).toEqual([6, 5, 4, 3, 2]);
  });

  it('doesn’t change for a known person', () => {
    const list = [3, 2, 1];
    expect(withSighting(list, 2)).toBe(list);
  });

  it.each([
    [0, 1],
    [0.5, 501],
    [0.9999, 1000],
    [1, 1000],
  ])('maps the random value %d to the number %i', (chance, number) => {
    expect(sightingNumber(chance)).toBe(number);
  });
});
