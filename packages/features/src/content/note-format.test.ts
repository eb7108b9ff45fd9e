import { expect, it } from 'vitest';

import {
  CARRIED_NOTE,
  purchaseNote,
  superLikeNote,
  uncoveredNote,
  undoneNote,
} from '../domain/stored-copy';
import { noteFormat } from './note-format';

const format = noteFormat({
  carried: 'carried',
  purchase: (method, priceRwf) => `${priceRwf} ${method}`,
  superLike: (name) => `liked ${name}`,
  undone: (name) => `undone ${name}`,
  uncovered: (name) => `uncovered ${name}`,
});

it.each([
  [CARRIED_NOTE, 'carried'],
  [purchaseNote('Mobile Money', 25_000), '25000 Mobile Money'],
  [superLikeNote('Jean Bosco'), 'liked Jean Bosco'],
  [superLikeNote(''), 'liked '],
  [undoneNote('Divine'), 'undone Divine'],
  [uncoveredNote('Divine'), 'uncovered Divine'],
  ['Purchased via Card for 05 RWF', 'Purchased via Card for 05 RWF'],
  ['Bonus', 'Bonus'],
  ['', ''],
])('shows the stored note %j as %j', (note, text) => {
  expect(format(note)).toBe(text);
});
