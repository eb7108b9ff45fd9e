import { Button } from '@iru/ui/button';
import { Motif } from '@iru/ui/motif';
import type { Ref } from 'react';

import { quizScore, type QuizSet } from '../../domain/quiz';
import { cultureCopy as copy } from '#words/pages/culture/copy';
import { Explanation } from './Explanation';

export interface ScoreViewProps {
  set: QuizSet;
  given: readonly number[];
  next: string;
  headingRef: Ref<HTMLHeadingElement>;
  onAgain: () => void;
}

/** The score of a set, with every answer explained (QUIZ-1). */
export function ScoreView({ set, given, next, headingRef, onAgain }: ScoreViewProps) {
  const score = quizScore(set, given);
  return (
    <section
      aria-labelledby="score"
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <Motif pattern="diamonds" className="h-10 w-full text-coin-fill" />
      <div className="grid gap-6 p-6 sm:p-10">
        <div>
          <p className="text-small font-semibold tracking-wide text-primary">{set.name}</p>
          <h2
            id="score"
            ref={headingRef}
            tabIndex={-1}
            aria-describedby="verdict"
            className="mt-2 text-display"
          >
            {copy.score(score, set.questions.length)}
          </h2>
          <p id="verdict" className="mt-2 text-lead text-ink-soft">
            {copy.verdicts[score]}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button size="lg" onClick={onAgain}>
            {copy.again}
          </Button>
          <span className="text-ink-soft">{copy.next(next)}</span>
        </div>
        <section aria-labelledby="review" className="grid gap-5">
          <h3 id="review" className="text-title">
            {copy.review}
          </h3>
          {set.questions.map((question, at) => (
            <div key={question.text} className="grid gap-2">
              <h4 className="font-text text-body font-semibold">{question.text}</h4>
              <Explanation question={question} given={given[at] ?? -1} />
            </div>
          ))}
        </section>
      </div>
    </section>
  );
}
