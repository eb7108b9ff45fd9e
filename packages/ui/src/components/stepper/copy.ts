/** The English labels of a stepper. */
export const stepperLabels = {
  steps: 'Progress',
  progress: (step: number, total: number) => `Step ${step} of ${total}`,
  done: 'done',
};
