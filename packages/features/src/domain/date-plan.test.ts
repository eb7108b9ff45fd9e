import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DATE_THEMES, leaders, MOST_VOTES, NO_VOTES, vote, type Votes } from './date-plan';

describe('voting on a date', () => {
  it('has no leader before the first vote', () => {
    expect(leaders(NO_VOTES)).toEqual([]);
  });

  it('marks the one with the most votes, and both in a tie', () => {
    const one = vote(NO_VOTES, 'Dinner', 1);
    expect(leaders(one)).toEqual(['Dinner']);
    expect(leaders(vote(one, 'Coffee', 1))).toEqual(['Coffee', 'Dinner']);
  });

  it('never counts below 0 or past its end', () => {
    expect(vote(NO_VOTES, 'Outdoor', -1)).toEqual(NO_VOTES);
    expect(vote({ ...NO_VOTES, Virtual: MOST_VOTES }, 'Virtual', 1).Virtual).toBe(MOST_VOTES);
  });

  it('has leaders that nobody is ahead of', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DATE_THEMES), { minLength: 1, maxLength: 40 }), (cast) => {
        const votes = cast.reduce<Votes>((before, theme) => vote(before, theme, 1), NO_VOTES);
        const [first] = leaders(votes);
        if (!first) throw new Error('Somebody leads after a vote.');
        expect(DATE_THEMES.filter((theme) => votes[theme] > votes[first])).toEqual([]);
        expect(DATE_THEMES.reduce((sum, theme) => sum + votes[theme], 0)).toBe(cast.length);
      }),
    );
  });
});
