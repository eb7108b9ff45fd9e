import { Notice } from '@iru/ui/notice';

import type { QuizQuestion } from '../../domain/quiz';
import { cultureCopy as copy } from './copy';

export interface ExplanationProps {
  /** The id of the notice, for what it describes. @default undefined, no id */
  id?: string;
  question: QuizQuestion;
  /** The index of the answer that was given. */
  given: number;
}

/** Whether an answer was right, and why. */
export function Explanation({ id, question, given }: ExplanationProps) {
  const right = given === question.correct;
  return (
    <Notice id={id} variant={right ? 'success' : 'info'}>
      <p>
        <b className="font-semibold">
          {right ? copy.correct : copy.wrong(question.answers[question.correct])}
        </b>{' '}
        {question.because}
      </p>
    </Notice>
  );
}
