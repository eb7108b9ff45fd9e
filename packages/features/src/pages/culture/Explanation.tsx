import { Notice } from '@iru/ui/notice';

import type { QuizQuestion } from '../../domain/quiz';
import { cultureCopy as copy } from '#words/pages/culture/copy';

export interface ExplanationProps {
  /** For `aria-describedby`. @default no id */
  id?: string;
  question: QuizQuestion;
  given: number;
}

export function Explanation({ id, question, given }: ExplanationProps) {
  const right = given === question.correct;
  return (
    <Notice id={id} variant={right ? 'success' : 'info'}>
      <p>
        <b className="font-semibold">
          {right ? copy.correct : copy.wrong(question.answers[question.correct])}
        </b>{' '}
        <span>{question.because}</span>
      </p>
    </Notice>
  );
}
