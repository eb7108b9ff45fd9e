import type * as english from '@iru/ui/stepper/labels';

export const stepperLabels: typeof english.stepperLabels = {
  steps: 'Progression',
  progress: (step: number, total: number) => `Étape ${step} sur ${total}`,
  done: 'terminée',
};
