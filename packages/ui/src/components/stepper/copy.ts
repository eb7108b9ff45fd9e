/** The words of a stepper in English. */
export const stepperLabels = {
  steps: 'Progress',
  progress: (step: number, total: number) => `Step ${step} of ${total}`,
  done: 'done',
};
