import { Button } from '@iru/ui/button';
import type { Ref } from 'react';

import { WIZARD } from '../../domain/constants';
import type { QuestionStep } from '../../domain/wizard';
import type { FormStatus } from '../../parts/form/form-status';
import { Form } from '../../parts/form/Form';
import { FormButton } from '../../parts/form/FormButton';
import { FormErrors } from '../../parts/form/FormErrors';
import type { Elements } from '../../parts/page/elements';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { stepHeading } from './step-heading';

export interface WizardStepViewProps {
  step: QuestionStep;
  /** Next and Submit submit the form. */
  form: FormStatus;
  /** Whether Next returns to the review. @default false */
  changing?: boolean;
  onBack: () => void;
  notice?: Elements;
  headingRef?: Ref<HTMLHeadingElement>;
  children: Elements;
}

/** One step of the wizard: heading, error summary, questions, Back and Next (REG-1). */
export function WizardStepView({
  step,
  form,
  changing = false,
  onBack,
  notice,
  headingRef,
  children,
}: WizardStepViewProps) {
  return (
    <Form key={step} state={form} className="grid gap-8">
      <header>
        <h1 ref={headingRef} tabIndex={-1} className="text-heading">
          {copy.steps[step].title}
        </h1>
        <p className="mt-3 text-ink-soft">{copy.steps[step].intro}</p>
      </header>
      <FormErrors state={form} heading={stepHeading(form.faults)} />
      {notice}
      {children}
      <div className="grid gap-3 border-t border-line pt-6">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="lg" onClick={onBack}>
            {copy.back}
          </Button>
          <FormButton size="lg" className="flex-1">
            {step === WIZARD.steps ? copy.submit : copy.next}
          </FormButton>
        </div>
        {changing ? <p className="text-small text-ink-soft">{copy.changing}</p> : null}
      </div>
    </Form>
  );
}
