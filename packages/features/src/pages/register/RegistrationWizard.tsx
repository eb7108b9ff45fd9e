import { Stepper } from '@iru/ui/stepper';
import type { ReactElement } from 'react';

import { WIZARD } from '../../domain/constants';
import { QUESTION_STEPS, type QuestionStep } from '../../domain/wizard';
import { AccountPage } from '../../parts/account/AccountPage';
import { useDemo } from '../../parts/account/use-demo';
import { useStepFocus } from '../../parts/hooks/use-step-focus';
import { PageHead } from '../../parts/page/PageHead';
import { systemClock } from '../../platform/clock';
import { NotSavedNotice } from './NotSavedNotice';
import { RegisterIntro } from './RegisterIntro';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { RegistrationDone } from './RegistrationDone';
import {
  AppearanceStep,
  EducationStep,
  LookingForStep,
  PreferencesStep,
} from './steps/OptionalSteps';
import { PersonalStep } from './steps/PersonalStep';
import { PhotoStep } from './steps/PhotoStep';
import { type Registration, stepPath, useRegistration } from './use-registration';
import { WizardStepView } from './WizardStepView';

const questionsOf = (step: QuestionStep, { form, photo, setPhoto }: Registration): ReactElement => {
  switch (step) {
    case 1:
      return <PersonalStep form={form} today={systemClock.today()} />;
    case 2:
      return <AppearanceStep form={form} />;
    case 3:
      return <EducationStep form={form} />;
    case 4:
      return <LookingForStep form={form} />;
    case 5:
      return <PreferencesStep form={form} />;
    case 6:
      return <PhotoStep form={form} photo={photo} onPhoto={setPhoto} />;
  }
};

/** The registration wizard: introduction, six steps, and what happens next (REG-1). */
export function RegistrationWizard() {
  const startDemo = useDemo();
  const registration = useRegistration();
  const { step, done, reached, secretsCleared, changing, form, back, start, clear } = registration;
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
        form={form}
        changing={changing}
        onBack={back}
        headingRef={heading}
        notice={
          secretsCleared && step < WIZARD.steps ? (
            <NotSavedNotice to={step === 1 ? undefined : stepPath(1)} />
          ) : null
        }
      >
        {questionsOf(step, registration)}
      </WizardStepView>
    </AccountPage>
  );
}
