import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  BOXES,
  EMPTY_TIMELINE,
  MILESTONES,
  moveMilestone,
  placeOf,
  type Timeline,
  toTimeline,
} from './milestones';

const everyOnce = ({ ideas, ours }: Timeline) => [...ideas, ...ours].sort();
const all = [...MILESTONES].sort();
const move = fc.record({
  milestone: fc.constantFrom(...MILESTONES),
  box: fc.constantFrom(...BOXES),
  at: fc.oneof(fc.integer({ min: -3, max: 8 }), fc.double()),
});

describe('the timeline', () => {
  it('moves from the ideas and back', () => {
    const laidOut = moveMilestone(EMPTY_TIMELINE, 'kids', 'ours', 0);
    expect(laidOut).toEqual({ ideas: ['career', 'marriage', 'travel'], ours: ['kids'] });
    expect(moveMilestone(laidOut, 'kids', 'ideas', 2)).toEqual(EMPTY_TIMELINE);
  });

  it('changes the order within a box', () => {
    const full: Timeline = { ideas: [], ours: MILESTONES };
    const orderAfter = (milestone: 'travel' | 'career', at: number) =>
      moveMilestone(full, milestone, 'ours', at).ours.join();
    expect(orderAfter('travel', 0)).toBe('travel,career,marriage,kids');
    expect(orderAfter('career', 99)).toBe('marriage,kids,travel,career');
  });

  it('never loses or duplicates a milestone', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        let timeline: Timeline = EMPTY_TIMELINE;
        for (const { milestone, box, at } of moves) {
          timeline = moveMilestone(timeline, milestone, box, at);
          expect(placeOf(timeline, milestone).box).toBe(box);
        }
        expect(everyOnce(timeline)).toEqual(all);
      }),
    );
  });

  it('repairs any stored timeline', () => {
    const list = fc.array(fc.constantFrom(...MILESTONES));
    fc.assert(
      fc.property(list, list, (ours, ideas) => {
        expect(everyOnce(toTimeline(ours, ideas))).toEqual(all);
      }),
    );
  });
});
