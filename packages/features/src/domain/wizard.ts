import { WIZARD } from './constants';

/** Where the wizard stands: 0 is the introduction, 1 to 6 are its steps (REG-1). */
export type WizardStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The steps that ask something, in order. */
export const QUESTION_STEPS = [1, 2, 3, 4, 5, 6] as const satisfies readonly WizardStep[];

/** A step that asks something. */
export type QuestionStep = (typeof QUESTION_STEPS)[number];

const isStep = (value: number): value is WizardStep =>
  Number.isInteger(value) && value >= 0 && value <= WIZARD.steps;

/** The step nearest to any number; 0 for what is no number. */
export function toStep(value: number): WizardStep {
  const nearest = Math.min(WIZARD.steps, Math.max(0, Math.round(value) || 0));
  return isStep(nearest) ? nearest : 0;
}

/** The step after one; the last stays the last. */
export function nextStep(step: WizardStep): WizardStep {
  return toStep(step + 1);
}

/** The step before one; the introduction stays where it is. */
export function previousStep(step: WizardStep): WizardStep {
  return toStep(step - 1);
}

/** The step that the text of a query names, 0 for anything else. */
export function stepFromQuery(text: string | null): WizardStep {
  return text !== null && /^[0-6]$/.test(text) ? toStep(Number(text)) : 0;
}

/** How far a visitor has come. */
export interface WizardProgress {
  /** The furthest step that Next has led to. */
  readonly reached: WizardStep;
  /** Whether what a step must know is filled in. */
  readonly isComplete: (step: QuestionStep) => boolean;
}

/** The furthest step that may be shown: none past the first incomplete one, none that Next has not led to. */
export function furthestStep({ reached, isComplete }: WizardProgress): WizardStep {
  const open = QUESTION_STEPS.find((step) => step >= reached || !isComplete(step));
  return open === undefined || open > reached ? reached : open;
}

/** The step to show for the one asked for: itself, or the furthest allowed one. */
export function allowedStep(asked: WizardStep, progress: WizardProgress): WizardStep {
  return toStep(Math.min(asked, furthestStep(progress)));
}
