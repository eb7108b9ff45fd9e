import { TextLink } from '@iru/ui/text-link';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { answersOf } from './answers';
import { NotSavedNotice } from './NotSavedNotice';
import { registerCopy } from '#words/pages/register/registration-copy';
import type { RegistrationValues } from './schemas';
import { stepPath } from './use-registration';

const { answers: copy, steps } = registerCopy;

const ANSWERED_STEPS = [1, 2, 3, 4, 5] as const;

export interface CheckAnswersProps {
  values: RegistrationValues;
}

export function CheckAnswers({ values }: CheckAnswersProps) {
  const withoutPassword = values.password === '';
  return (
    <section aria-labelledby="answers" className="grid gap-4">
      <h2 id="answers" className="text-title">
        {copy.heading}
      </h2>
      {withoutPassword ? <NotSavedNotice to={stepPath(1, true)} /> : null}
      {ANSWERED_STEPS.map((step) => (
        <div key={step} className="rounded-md border border-line bg-surface px-4 pt-2 pb-4 sm:px-5">
          <div className="flex items-center justify-between gap-4">
            <h3 className="font-text text-body font-semibold tracking-normal">
              {steps[step].title}
            </h3>
            <TextLink asChild variant="nav" className="-me-2 shrink-0 text-primary">
              <Link to={stepPath(step, true)}>
                <span>{copy.change}</span>
                <span className="sr-only">{steps[step].title}</span>
              </Link>
            </TextLink>
          </div>
          <dl className="mt-1 grid gap-y-2">
            {answersOf(step, values).map(({ field, question, answer, isAnswered }) => (
              <div key={field} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
                <dt className="text-ink-soft">{question}</dt>
                <dd
                  className={clsx(
                    'min-w-0 wrap-anywhere',
                    isAnswered ? 'font-medium' : 'text-ink-soft',
                  )}
                >
                  {answer}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
