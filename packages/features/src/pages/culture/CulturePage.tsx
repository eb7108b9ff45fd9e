import { useState } from 'react';

import { answerQuiz, nextSet, QUIZ_START } from '../../domain/quiz';
import { useStepFocus } from '../../parts/hooks/use-step-focus';
import { MemberTitle } from '../../parts/first-use/MemberTitle';
import { PageHead } from '../../parts/page/PageHead';
import { PATHS } from '../../paths';
import { cultureCopy as copy } from '#words/pages/culture/copy';
import { QuestionView } from './QuestionView';
import { quizSets } from './quiz-sets';
import { ScoreView } from './ScoreView';

/** A quiz with two questions per set. The score explains every answer (QUIZ-1). */
export function CulturePage() {
  const [state, setState] = useState(QUIZ_START);
  const set = quizSets[state.set] ?? quizSets[0];
  const heading = useStepFocus(`${state.set}-${state.given.length}`);
  if (!set) throw new Error('The quiz needs at least one set of questions.');
  const at = state.given.length;
  const question = set.questions[at];
  const following = quizSets[nextSet(state, quizSets.length).set];
  return (
    <div className="page-width grid gap-10 pt-8 pb-(--section-space) md:pt-14 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
      <PageHead title={copy.title} description={copy.description} />
      <div>
        <MemberTitle page={PATHS.culture} heading={copy.heading} intro={copy.intro} />
      </div>
      {question ? (
        <QuestionView
          key={`${set.id}-${at}`}
          set={set}
          position={at}
          question={question}
          previousAnswer={state.given.at(-1)}
          headingRef={heading}
          onAnswer={(answer) => setState(answerQuiz(state, set, answer))}
        />
      ) : (
        <ScoreView
          set={set}
          given={state.given}
          next={following?.name ?? set.name}
          headingRef={heading}
          onAgain={() => setState(nextSet(state, quizSets.length))}
        />
      )}
    </div>
  );
}
