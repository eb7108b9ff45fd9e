import { describe, expect, it } from 'vitest';

import { quizSets } from './quiz-sets';

describe('the quiz sets', () => {
  it('are at least four, each with two questions and three different answers', () => {
    expect(quizSets.length).toBeGreaterThanOrEqual(4);
    const answers = quizSets.flatMap(({ questions }) =>
      questions.map((question) => question.answers),
    );
    expect(answers.map((list) => new Set(list).size)).toEqual(
      Array.from({ length: quizSets.length * 2 }, () => 3),
    );
  });

  it('vary the position of the right answer', () => {
    const positions = quizSets.flatMap(({ questions }) => questions.map(({ correct }) => correct));
    expect(new Set(positions)).toEqual(new Set([0, 1, 2]));
  });
});
