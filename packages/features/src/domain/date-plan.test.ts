import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  DATE_THEMES,
  leaders,
  MAX_VOTES,
  NO_VOTES,
  planFor,
  vote,
  type Votes,
  withVotesBack,
} from './date-plan';

describe('voting on a date', () => {
  it('has no leader before the first vote', () => {
    expect(leaders(NO_VOTES)).toEqual([]);
  });

  it('marks the one with the most votes, and both in a tie', () => {
    const one = vote(NO_VOTES, 'Dinner', 1);
    expect(leaders(one)).toEqual(['Dinner']);
    expect(leaders(vote(one, 'Coffee', 1))).toEqual(['Coffee', 'Dinner']);
  });

  it('never counts below 0 or above the maximum', () => {
    expect(vote(NO_VOTES, 'Outdoor', -1)).toEqual(NO_VOTES);
    expect(vote({ ...NO_VOTES, Virtual: MAX_VOTES }, 'Virtual', 1).Virtual).toBe(MAX_VOTES);
  });

  it('has leaders that no theme is ahead of', () => {
    const anyVotes = fc.array(fc.constantFrom(...DATE_THEMES), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(anyVotes, (cast) => {
        const votes = cast.reduce<Votes>((before, theme) => vote(before, theme, 1), NO_VOTES);
        const [first] = leaders(votes);
        if (!first) throw new Error('There is a leader after a vote.');
        expect(DATE_THEMES.filter((theme) => votes[theme] > votes[first])).toEqual([]);
        expect(DATE_THEMES.reduce((sum, theme) => sum + votes[theme], 0)).toBe(cast.length);
      }),
    );
  });
});

describe('the plan', () => {
  const votes = (some: Partial<Votes>): Votes => ({ ...NO_VOTES, ...some });

  it.each([
    [{}, 'Outdoor', 'unvoted'],
    [{ Outdoor: 2, Dinner: 1 }, 'Outdoor', 'picked-leads'],
    [{ Dinner: 2, Outdoor: 1 }, 'Dinner', 'other-leads'],
    [{ Dinner: 2, Outdoor: 2 }, 'Outdoor', 'tie'],
    [{ Dinner: 2, Coffee: 2 }, 'Outdoor', 'tie'],
  ] as const)(
    'with Outdoor picked and the votes %j is about %s, because %s',
    (some, theme, reason) => {
      expect(planFor('Outdoor', votes(some))).toEqual({ theme, reason });
    },
  );

  it('is about a leader or the pick, never about anything else', () => {
    const count = fc.integer({ min: 0, max: MAX_VOTES });
    const anyVotes = fc.record({ Coffee: count, Dinner: count, Outdoor: count, Virtual: count });
    fc.assert(
      fc.property(fc.constantFrom(...DATE_THEMES), anyVotes, (picked, cast) => {
        const { theme } = planFor(picked, cast);
        expect(theme === picked || leaders(cast).join() === theme).toBe(true);
      }),
    );
  });
});

describe('restored votes', () => {
  it('are added to later votes, up to the maximum', () => {
    const before: Votes = { ...NO_VOTES, Coffee: 23, Dinner: MAX_VOTES };
    expect(withVotesBack(NO_VOTES, before)).toEqual(before);
    const since = { ...NO_VOTES, Coffee: 1, Dinner: 1 };
    expect(withVotesBack(since, before)).toEqual({ ...before, Coffee: 24 });
  });
});
