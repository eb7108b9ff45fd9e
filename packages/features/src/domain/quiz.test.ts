import { describe, expect, it } from 'vitest';

import { answerQuiz, nextSet, QUIZ_START, quizScore, type QuizSet } from './quiz';

const question = (correct: 0 | 1 | 2) =>
  ({ text: '?', answers: ['a', 'b', 'c'], correct, because: 'so' }) as const;
const set: QuizSet = { id: 's', name: 'S', questions: [question(1), question(2)] };

describe('the quiz', () => {
  it('adds one for each correct answer', () => {
    expect(quizScore(set, [])).toBe(0);
    expect(quizScore(set, [1, 0])).toBe(1);
    expect(quizScore(set, [1, 2])).toBe(2);
  });

  it('accepts only two answers', () => {
    const ended = [1, 2, 0].reduce((state, answer) => answerQuiz(state, set, answer), QUIZ_START);
    expect(ended.given).toEqual([1, 2]);
  });

  it('cycles through the sets', () => {
    expect(nextSet({ set: 0, given: [1, 2] }, 4)).toEqual({ set: 1, given: [] });
    expect(nextSet({ set: 3, given: [] }, 4)).toEqual({ set: 0, given: [] });
  });
});
