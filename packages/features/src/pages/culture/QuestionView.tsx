import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { ListButton } from '@iru/ui/list-button';
import { Motif } from '@iru/ui/motif';
import type { Ref } from 'react';

import type { QuizQuestion, QuizSet } from '../../domain/quiz';
import { cultureCopy as copy } from '#words/pages/culture/copy';
import { Explanation } from './Explanation';

export interface QuestionViewProps {
  set: QuizSet;
  /** The question’s index in the set, from 0. */
  position: number;
  question: QuizQuestion;
  previousAnswer: number | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onAnswer: (answer: number) => void;
}

export function QuestionView({
  set,
  position,
  question,
  previousAnswer,
  headingRef,
  onAnswer,
}: QuestionViewProps) {
  const answered = set.questions[position - 1];
  const explained =
    answered && previousAnswer !== undefined
      ? { question: answered, given: previousAnswer }
      : undefined;
  return (
    <section
      aria-labelledby="question"
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <Motif pattern="diamonds" className="h-10 w-full text-primary" />
      <div className="grid gap-6 p-6 sm:p-10">
        {explained ? <Explanation id="explanation" {...explained} /> : null}
        <div>
          <p className="text-small font-semibold tracking-wide text-primary">
            {`${set.name} · ${copy.question(position + 1, set.questions.length)}`}
          </p>
          {/* The heading takes focus, so the explanation above is announced with it. */}
          <h2
            id="question"
            ref={headingRef}
            tabIndex={-1}
            aria-describedby={explained ? 'explanation' : undefined}
            className="mt-2 text-heading"
          >
            {question.text}
          </h2>
        </div>
        <ul className="grid gap-3">
          {question.answers.map((answer, at) => (
            <li key={answer}>
              <ListButton
                variant="answer"
                size="lg"
                onClick={ignoreDoubleClick(() => onAnswer(at))}
              >
                {answer}
              </ListButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
