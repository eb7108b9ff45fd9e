import { Stepper } from '@iru/ui/stepper';
import type { ReactElement } from 'react';

import { WIZARD } from '../../domain/constants';
import { QUESTION_STEPS, type QuestionStep } from '../../domain/wizard';
import { AccountPage } from '../../parts/account/AccountPage';
import { useDemo } from '../../parts/account/use-demo';
import { useStepFocus } from '../../parts/hooks/use-step-focus';
import { PageHead } from '../../parts/page/PageHead';
import { systemClock } from '../../platform/clock';
import { NotKeptNotice } from './NotKeptNotice';
import { RegisterIntro } from './RegisterIntro';
import { registerCopy as copy } from './registration-copy';
import { RegistrationDone } from './RegistrationDone';
import { stepErrors } from './step-errors';
import { AppearanceStep, EducationStep, LookingForStep, PreferencesStep } from './steps/OptionalSteps';
import { PersonalStep } from './steps/PersonalStep';
import { PhotoStep } from './steps/PhotoStep';
import { type Registration, stepPath, useRegistration } from './use-registration';
import { WizardStepView } from './WizardStepView';

const questionsOf = (step: QuestionStep, { form, errors, photo, setPhoto }: Registration): ReactElement => {
  const props = { form, errors };
  switch (step) {
    case 1:
      return <PersonalStep {...props} today={systemClock.today()} />;
    case 2:
      return <AppearanceStep {...props} />;
    case 3:
      return <EducationStep {...props} />;
    case 4:
      return <LookingForStep {...props} />;
    case 5:
      return <PreferencesStep {...props} />;
    case 6:
      return <PhotoStep {...props} photo={photo} onPhoto={setPhoto} />;
  }
};

/** The registration wizard in the browser: introduction, six steps, and what happens next (REG-1). */
export function RegistrationWizard() {
  const startDemo = useDemo();
  const registration = useRegistration();
  const { step, done, reached, secretsGone, changing, errors, attempt, next, back, start, clear } = registration;
  const heading = useStepFocus(done ? 'done' : step);

  if (done) {
    return (
      <AccountPage side="register" onDemo={startDemo}>
        <PageHead title={copy.afterwards.title} description={copy.description} />
        <RegistrationDone
          profile={done}
          isPersisted={registration.isPersisted}
          isResultOpen={registration.isResultOpen}
          onCloseResult={registration.closeResult}
          onDemo={startDemo}
          onAgain={start}
          headingRef={heading}
        />
      </AccountPage>
    );
  }
  if (step === 0) {
    return (
      <AccountPage side="register" onDemo={startDemo}>
        <PageHead title={copy.title} description={copy.description} />
        <RegisterIntro
          reached={reached}
          resumePath={stepPath(reached)}
          onStart={start}
          onClear={clear}
          headingRef={heading}
        />
      </AccountPage>
    );
  }
  const { title } = copy.steps[step];
  return (
    <AccountPage
      side="register"
      onDemo={startDemo}
      above={
        <Stepper
          label={copy.stepList}
          steps={QUESTION_STEPS.map((each) => copy.steps[each].title)}
          current={step}
          progressText={copy.progress(step, WIZARD.steps)}
          doneLabel={copy.done}
        />
      }
    >
      <PageHead title={copy.stepTitle(step, WIZARD.steps, title)} description={copy.description} />
      <WizardStepView
        step={step}
        errors={stepErrors(step, errors)}
        attempt={attempt}
        changing={changing}
        onNext={next}
        onBack={back}
        headingRef={heading}
        notice={secretsGone && step < WIZARD.steps ? <NotKeptNotice to={step === 1 ? undefined : stepPath(1)} /> : null}
      >
        {questionsOf(step, registration)}
      </WizardStepView>
    </AccountPage>
  );
}
