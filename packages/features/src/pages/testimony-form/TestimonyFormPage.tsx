import { Button } from '@iru/ui/button';
import { Stepper } from '@iru/ui/stepper';

import { TESTIMONY_STEPS } from '../../domain/testimony';
import { Form } from '../../parts/form/Form';
import { FormButton } from '../../parts/form/FormButton';
import { useStepFocus } from '../../parts/hooks/use-step-focus';
import { PageHead } from '../../parts/page/PageHead';
import { testimonyFormCopy as copy } from '#words/pages/testimony-form/copy';
import { StoryPromise } from './StoryPromise';
import { AboutYou, Summary, YourMatch } from './TestimonySteps';
import { ThankYou } from './ThankYou';
import { useTestimony } from './use-testimony';

const questions = { 1: AboutYou, 2: YourMatch, 3: Summary } as const;

/** A form for a couple's story, in three steps (TESTIMONY-1). */
export function TestimonyFormPage() {
  const { step, form, values, thanked, back, close } = useTestimony();
  const heading = useStepFocus(step);
  const Questions = questions[step];
  const name = copy.steps[step];

  return (
    <div className="page-width grid gap-10 pt-8 pb-(--section-space) md:pt-14 lg:grid-cols-[1fr_20rem] lg:gap-16">
      <PageHead
        title={step === 1 ? copy.title : copy.stepTitle(step, TESTIMONY_STEPS.length, name)}
        description={copy.description}
      />
      <div className="max-w-form">
        <h1 className="text-display">{copy.heading}</h1>
        <p className="mt-5 mb-8 text-lead text-ink-soft">{copy.intro}</p>
        <Stepper
          label={copy.stepList}
          steps={TESTIMONY_STEPS.map((each) => copy.steps[each])}
          current={step}
          progressText={copy.progress(step, TESTIMONY_STEPS.length)}
          doneLabel={copy.done}
        />
        <Form state={form} className="mt-8 grid gap-6">
          <header>
            <h2 ref={heading} tabIndex={-1} className="text-heading">
              {name}
            </h2>
            <p className="mt-2 text-ink-soft">{copy.stepIntros[step]}</p>
          </header>
          {step === 3 ? null : <p className="text-small text-ink-soft">{copy.requiredNote}</p>}
          <Questions form={form} values={values} />
          <div className="flex flex-wrap gap-3 border-t border-line pt-6">
            {step === 1 ? null : (
              <Button variant="secondary" size="lg" onClick={back}>
                {copy.back}
              </Button>
            )}
            <FormButton size="lg" className="flex-1">
              {step === 3 ? copy.submit : copy.next}
            </FormButton>
          </div>
          <p className="text-small text-ink-soft">{copy.savedNote}</p>
        </Form>
      </div>
      <StoryPromise />
      {thanked ? <ThankYou values={values} onClose={close} /> : null}
    </div>
  );
}
