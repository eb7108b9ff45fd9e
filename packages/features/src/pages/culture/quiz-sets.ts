import type { QuizQuestion, QuizSet } from '../../domain/quiz';
import { cultureCopy as copy } from '#words/pages/culture/copy';
import { QUIZ_DATA, type QuizQuestionId } from './data';

interface QuestionData {
  readonly id: QuizQuestionId;
  readonly correct: QuizQuestion['correct'];
}

const withWords = ({ id, correct }: QuestionData): QuizQuestion => ({
  ...copy.questions[id],
  correct,
});

/** The sets of the quiz with their words, in order. */
export const quizSets: readonly QuizSet[] = QUIZ_DATA.map(({ id, questions: [first, second] }) => ({
  id,
  name: copy.sets[id],
  questions: [withWords(first), withWords(second)],
}));
