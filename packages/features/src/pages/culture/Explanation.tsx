import { Notice } from '@iru/ui/notice';

import type { QuizQuestion } from '../../domain/quiz';
import { cultureCopy as copy } from './copy';

export interface ExplanationProps {
  /** The notice’s id, for `aria-describedby`. @default no id */
  id?: string;
  question: QuizQuestion;
  /** The index of the given answer. */
  given: number;
}

/** Explains whether an answer is right, and why. */
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
