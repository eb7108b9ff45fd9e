import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  advance,
  begin,
  type Command,
  PACES,
  paceOf,
  type Progress,
  restAfterAct,
  restBeforeStep,
  type Standing,
  stepsOf,
  wordsOf,
} from '../../.storybook/journeys/player';

const steps = ['Open', 'Fill in', 'Send'];
const after = (
  events: readonly (Command | Progress)['type'][],
  isPlaying = true,
  from = begin({ steps, isPlaying, pace: 'reading' }),
): Standing =>
  events.reduce((standing, type) => advance(standing, { type } as Command | Progress), from);

describe('a journey that plays', () => {
  it('shows the name of each step for as long as it takes to read, then does it', () => {
    expect(wordsOf(after([]))).toBe('Step 1 of 3: Open');
    expect(restBeforeStep(after([]))).toBe(2500);
    expect(wordsOf(after(['begun']))).toBe('Step 1 of 3: Open');
    expect(wordsOf(after(['begun', 'stepped']))).toBe('Step 2 of 3: Fill in');
    expect(restBeforeStep(after(['begun', 'stepped']))).toBe(2500);
  });

  it('ends after its last step, and then plays no more', () => {
    const end = after(['begun', 'stepped', 'begun', 'stepped', 'begun', 'stepped']);
    expect(end).toMatchObject({ phase: 'done', isPlaying: false });
    expect(wordsOf(end)).toBe('All 3 steps done');
    expect(after(['play'], true, end).isPlaying).toBe(false);
  });

  it('stops at a step that does not hold, and names it', () => {
    const failed = after(['begun', 'stepped', 'begun', 'failed']);
    expect(failed).toMatchObject({ phase: 'failed', isPlaying: false });
    expect(wordsOf(failed)).toBe('Step 2 of 3: Fill in – does not hold');
    expect(restBeforeStep(after(['play'], true, failed))).toBeUndefined();
  });
});

describe('a journey that waits', () => {
  it('waits as long as the viewer does', () => {
    expect(restBeforeStep(after([], false))).toBeUndefined();
    expect(restBeforeStep(after(['pause']))).toBeUndefined();
    expect(restBeforeStep(after(['pause', 'play']))).toBe(2500);
  });

  it('does exactly one step when it is asked for one', () => {
    const asked = after(['step'], false);
    expect(restBeforeStep(asked)).toBe(0);
    const done = after(['begun', 'stepped'], false, asked);
    expect(done).toMatchObject({ at: 1, phase: 'waiting', isAsked: false, isPlaying: false });
    expect(restBeforeStep(done)).toBeUndefined();
  });

  it('counts the step that is under way as the one that is asked for', () => {
    const within = after(['begun', 'step', 'stepped']);
    expect(within).toMatchObject({ at: 1, isPlaying: false });
    expect(restBeforeStep(within)).toBeUndefined();
  });

  it('finishes a step that is under way before it pauses', () => {
    expect(after(['begun', 'pause', 'stepped'])).toMatchObject({
      at: 1,
      phase: 'waiting',
      isPlaying: false,
    });
  });
});

describe('the pace', () => {
  it('is changed on the way, and the acts within a step follow it', () => {
    const times = Object.keys(PACES).map((pace) => {
      const standing = advance(after([]), { type: 'pace', pace: paceOf(pace) });
      return [restBeforeStep(standing), restAfterAct(standing)];
    });
    expect(times).toEqual([
      [2500, 350],
      [700, 100],
      [0, 0],
    ]);
  });

  it.each(['', 'slow', undefined, 7])('is for reading where %j is asked for', (chosen) => {
    expect(paceOf(chosen)).toBe('reading');
  });
});

it('reads the names of the steps from a parameter, and none from anything else', () => {
  expect(stepsOf(steps)).toEqual(steps);
  expect(stepsOf([1, 'Open'])).toEqual(['Open']);
  expect(stepsOf('Open')).toEqual([]);
});

it('is never past its end, and never plays once it is over', () => {
  const event = fc.constantFrom(
    ...(['play', 'pause', 'step', 'begun', 'stepped', 'failed'] as const),
  );
  fc.assert(
    fc.property(fc.array(event), fc.boolean(), (events, isPlaying) => {
      // A play says that a step has begun only while there is one, and ends only what it has begun.
      const end = events.reduce(
        (standing, type) => {
          const isPossible =
            type === 'begun'
              ? standing.phase === 'waiting'
              : ['stepped', 'failed'].includes(type)
                ? standing.phase === 'acting'
                : true;
          return isPossible ? advance(standing, { type } as Command | Progress) : standing;
        },
        begin({ steps, isPlaying, pace: 'reading' }),
      );
      expect(end.at).toBeLessThanOrEqual(steps.length);
      expect(end.phase === 'done').toBe(end.at === steps.length);
      const isOver = ['done', 'failed'].includes(end.phase);
      expect(isOver && restBeforeStep(end) !== undefined).toBe(false);
    }),
  );
});
