/** A question with three answers, the index of the correct one, and an explanation (QUIZ-1). */
export interface QuizQuestion {
  readonly text: string;
  readonly answers: readonly [string, string, string];
  readonly correct: 0 | 1 | 2;
  readonly because: string;
}

/** A set of two questions (QUIZ-1). */
export interface QuizSet {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly [QuizQuestion, QuizQuestion];
}

export interface QuizState {
  readonly set: number;
  readonly given: readonly number[];
}

export const QUIZ_START: QuizState = { set: 0, given: [] };

/** Adds an answer; ignored after the last question. */
export const answerQuiz = (state: QuizState, set: QuizSet, answer: number): QuizState =>
  state.given.length < set.questions.length ? { ...state, given: [...state.given, answer] } : state;

export const quizScore = (set: QuizSet, given: readonly number[]): number =>
  set.questions.filter(({ correct }, at) => given[at] === correct).length;

/** Starts the next set; the first follows the last. */
export const nextSet = ({ set }: QuizState, sets: number): QuizState => ({
  set: (set + 1) % sets,
  given: [],
});
