import fc from 'fast-check';
import { expect, it } from 'vitest';

import { earlier, follow, later, latest, LIMIT, type LogWindow, PAGE, STEP } from './log-window';

const moves = { earlier, later, follow: (shown: LogWindow) => follow(shown, shown.count + 1) };

it('starts with the latest messages', () => {
  expect(latest(10_000)).toEqual({ start: 10_000 - PAGE, end: 10_000, count: 10_000 });
  expect(latest(3)).toEqual({ start: 0, end: 3, count: 3 });
});

it('reaches the first message and the last one again', () => {
  let shown = latest(10_000);
  for (let turn = 0; shown.start > 0; turn += 1) {
    expect(turn).toBeLessThanOrEqual(10_000 / STEP);
    shown = earlier(shown);
  }
  expect(shown).toEqual({ start: 0, end: LIMIT, count: 10_000 });
  for (let turn = 0; shown.end < 10_000; turn += 1) {
    expect(turn).toBeLessThanOrEqual(10_000 / STEP);
    shown = later(shown);
  }
  expect(shown).toEqual({ start: 10_000 - LIMIT, end: 10_000, count: 10_000 });
});

it('follows new messages at the end and stays in place further up', () => {
  expect(follow({ start: 40, end: 100, count: 100 }, 101)).toEqual({
    start: 40,
    end: 101,
    count: 101,
  });
  expect(follow({ start: 0, end: 480, count: 600 }, 601)).toEqual({
    start: 0,
    end: 480,
    count: 601,
  });
});

it('starts over with another list', () => {
  expect(follow(latest(100), 5000)).toEqual(latest(5000));
  expect(follow(latest(100), 20)).toEqual(latest(20));
});

it('is always a part of the list, bounded in size, and moves without a gap', () => {
  const move = fc.constantFrom(...Object.values(moves));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12_000 }),
      fc.array(move, { maxLength: 60 }),
      (count, steps) => {
        let shown = latest(count);
        for (const step of steps) {
          const before = shown;
          shown = step(before);
          expect(shown.start).toBeGreaterThanOrEqual(0);
          expect(shown.end).toBeLessThanOrEqual(shown.count);
          expect(shown.end - shown.start).toBeLessThanOrEqual(LIMIT + steps.length);
          // A message at the edge is still rendered, so that it can stay in place.
          expect(shown.start).toBeLessThanOrEqual(Math.max(0, before.end - 1));
          expect(shown.end).toBeGreaterThanOrEqual(Math.min(before.count, before.start + 1));
        }
      },
    ),
  );
});
