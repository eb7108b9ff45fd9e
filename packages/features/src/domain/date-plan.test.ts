import { describe, expect, it } from 'vitest';

import {
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
    expect(one).toEqual({ ...NO_VOTES, Dinner: 1 });
    expect(leaders(one)).toEqual(['Dinner']);
    expect(leaders(vote(one, 'Coffee', 1))).toEqual(['Coffee', 'Dinner']);
  });

  it('never counts below 0 or above the maximum', () => {
    expect(vote(NO_VOTES, 'Outdoor', -1)).toEqual(NO_VOTES);
    expect(vote({ ...NO_VOTES, Virtual: MAX_VOTES }, 'Virtual', 1).Virtual).toBe(MAX_VOTES);
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
});

describe('restored votes', () => {
  it('are added to later votes, up to the maximum', () => {
    const before: Votes = { ...NO_VOTES, Coffee: 23, Dinner: MAX_VOTES };
    expect(withVotesBack(NO_VOTES, before)).toEqual(before);
    const since = { ...NO_VOTES, Coffee: 1, Dinner: 1 };
    expect(withVotesBack(since, before)).toEqual({ ...before, Coffee: 24 });
  });
});
