/** A question with three answers, the index of the correct one, and why it is (QUIZ-1). */
export interface QuizQuestion {
  readonly text: string;
  readonly answers: readonly [string, string, string];
  readonly correct: 0 | 1 | 2;
  readonly because: string;
}

/** Two questions that belong together (QUIZ-1). */
export interface QuizSet {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly [QuizQuestion, QuizQuestion];
}

/** Where the player stands: which set, and which answers were given in it. */
export interface QuizState {
  readonly set: number;
  readonly given: readonly number[];
}

/** The first set, nothing answered. */
export const QUIZ_START: QuizState = { set: 0, given: [] };

/** One more answer; after the last question nothing more is taken. */
export const answerQuiz = (state: QuizState, set: QuizSet, answer: number): QuizState =>
  state.given.length < set.questions.length ? { ...state, given: [...state.given, answer] } : state;

/** How many of the given answers are correct. */
export const quizScore = (set: QuizSet, given: readonly number[]): number =>
  set.questions.filter(({ correct }, at) => given[at] === correct).length;

/** The set after this one, from its beginning; after the last comes the first. */
export const nextSet = ({ set }: QuizState, sets: number): QuizState => ({
  set: (set + 1) % sets,
  given: [],
});
