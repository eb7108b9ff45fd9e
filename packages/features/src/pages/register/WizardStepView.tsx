import { Button } from '@iru/ui/button';
import { ErrorSummary } from '@iru/ui/error-summary';
import type { ReactNode, Ref } from 'react';

import { WIZARD } from '../../domain/constants';
import type { QuestionStep } from '../../domain/wizard';
import { once } from '../../parts/entry/once';
import { registerCopy as copy } from './registration-copy';
import type { StepErrors } from './step-errors';

export interface WizardStepViewProps {
  /** The step on show. */
  step: QuestionStep;
  /** What keeps it from being left; shown once it has been tried. */
  errors: StepErrors;
  /** How often the step has been refused. */
  attempt: number;
  /** Whether Next leads straight back to the answers. @default false */
  changing?: boolean;
  /** Called by Next and by Submit, after the browser's own checks. */
  onNext: () => void;
  /** Called by Back. */
  onBack: () => void;
  /** What the visitor should know before the questions. */
  notice?: ReactNode;
  /** The heading, for whoever moves focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The questions. */
  children: ReactNode;
}

/** One step of the wizard: its heading, what is wrong, its questions, Back and Next (REG-1). */
export function WizardStepView({
  step, errors, attempt, changing = false, onNext, onBack, notice, headingRef, children,
}: WizardStepViewProps) {
  return (
    <form
      key={step}
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <header>
        <h1 ref={headingRef} tabIndex={-1} className="text-heading">
          {copy.steps[step].title}
        </h1>
        <p className="mt-3 text-ink-soft">{copy.steps[step].intro}</p>
      </header>
      {attempt > 0 && errors.items.length > 0 ? (
        <ErrorSummary heading={errors.heading} errors={errors.items} focusKey={attempt} />
      ) : null}
      {notice}
      {children}
      <div className="grid gap-3 border-t border-line pt-6">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="lg" onClick={onBack}>
            {copy.back}
          </Button>
          <Button type="submit" size="lg" className="flex-1" {...once.button}>
            {step === WIZARD.steps ? copy.submit : copy.next}
          </Button>
        </div>
        {changing ? <p className="text-small text-ink-soft">{copy.changing}</p> : null}
      </div>
    </form>
  );
}
