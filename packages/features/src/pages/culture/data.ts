/** The sets of the quiz in order, each with two questions and the index of the correct answer (QUIZ-1). */
export const QUIZ_DATA = [
  {
    id: 'rwanda',
    questions: [
      { id: 'umuganda', correct: 0 },
      { id: 'imigongo', correct: 1 },
    ],
  },
  {
    id: 'burundi-congo',
    questions: [
      { id: 'drums', correct: 2 },
      { id: 'rumba', correct: 0 },
    ],
  },
  {
    id: 'uganda',
    questions: [
      { id: 'rolex', correct: 1 },
      { id: 'barkcloth', correct: 2 },
    ],
  },
  {
    id: 'kenya-tanzania',
    questions: [
      { id: 'kanga', correct: 0 },
      { id: 'shikamoo', correct: 1 },
    ],
  },
  {
    id: 'weddings',
    questions: [
      { id: 'gusaba', correct: 1 },
      { id: 'kwanjula', correct: 0 },
    ],
  },
] as const;
export type QuizSetId = (typeof QUIZ_DATA)[number]['id'];
export type QuizQuestionId = (typeof QUIZ_DATA)[number]['questions'][number]['id'];
