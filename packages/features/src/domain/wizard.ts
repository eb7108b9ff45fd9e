import { WIZARD } from './constants';

/** The wizard's position: 0 is the introduction, 1 to 6 are the steps (REG-1). */
export type WizardStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The steps with questions, in order. */
export const QUESTION_STEPS = [1, 2, 3, 4, 5, 6] as const satisfies readonly WizardStep[];

export type QuestionStep = (typeof QUESTION_STEPS)[number];

const STEPS = [0, ...QUESTION_STEPS] as const satisfies readonly WizardStep[];

/** Returns the step nearest to a number; 0 for NaN. */
export function toStep(value: number): WizardStep {
  return STEPS[Math.min(WIZARD.steps, Math.max(0, Math.round(value)))] ?? 0;
}

/** Returns the next step; the last stays. */
export function nextStep(step: WizardStep): WizardStep {
  return toStep(step + 1);
}

/** Returns the previous step; the introduction stays. */
export function previousStep(step: WizardStep): WizardStep {
  return toStep(step - 1);
}

/** Parses a step from a query; 0 for anything else. */
export function stepFromQuery(text: string | null): WizardStep {
  return text !== null && /^[0-6]$/.test(text) ? toStep(Number(text)) : 0;
}

export interface WizardProgress {
  /** The furthest step reached with Next. */
  readonly reached: WizardStep;
  readonly isComplete: (step: QuestionStep) => boolean;
}

/** Returns the furthest step that can be shown: not past the first incomplete one or beyond what Next has reached. */
function furthestStep({ reached, isComplete }: WizardProgress): WizardStep {
  const incomplete = QUESTION_STEPS.find((step) => !isComplete(step)) ?? reached;
  return incomplete < reached ? incomplete : reached;
}

export function allowedStep(asked: WizardStep, progress: WizardProgress): WizardStep {
  return toStep(Math.min(asked, furthestStep(progress)));
}
