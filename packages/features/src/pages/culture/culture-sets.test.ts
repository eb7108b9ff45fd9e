import { describe, expect, it } from 'vitest';

import { cultureCopy } from './copy';

describe('the sets of the quiz', () => {
  it('are at least four, each of two questions with three different answers', () => {
    expect(cultureCopy.sets.length).toBeGreaterThanOrEqual(4);
    const answers = cultureCopy.sets.flatMap(({ questions }) =>
      questions.map((question) => question.answers),
    );
    expect(answers.map((list) => new Set(list).size)).toEqual(
      Array.from({ length: cultureCopy.sets.length * 2 }, () => 3),
    );
  });

  it('do not always have the right answer in the same place', () => {
    const places = cultureCopy.sets.flatMap(({ questions }) =>
      questions.map(({ correct }) => correct),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });
});
