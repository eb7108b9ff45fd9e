import type * as english from '@iru/ui/stepper/labels';

export const stepperLabels: typeof english.stepperLabels = {
  steps: 'Maendeleo',
  progress: (step: number, total: number) => `Hatua ya ${step} kati ya ${total}`,
  done: 'tayari',
};
