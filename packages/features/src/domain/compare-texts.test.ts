import { expect, it } from 'vitest';

import { compareTexts } from './compare-texts';

it('orders titles and dates', () => {
  expect(['Safety', 'Coins', 'Getting started', 'Coins'].sort(compareTexts)).toEqual([
    'Coins',
    'Coins',
    'Getting started',
    'Safety',
  ]);
  expect(compareTexts('2026-06-05', '2026-06-05')).toBe(0);
  expect(compareTexts('2026-06-05', '2026-11-01')).toBe(-1);
});
