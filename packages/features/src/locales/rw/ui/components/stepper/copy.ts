import type * as english from '@iru/ui/stepper/labels';

export const stepperLabels: typeof english.stepperLabels = {
  steps: 'Aho mugeze',
  progress: (step, total) => `Intambwe ya ${step} kuri ${total}`,
  done: 'byarangiye',
};
