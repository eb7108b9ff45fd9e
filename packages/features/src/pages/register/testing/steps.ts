import { within } from 'storybook/test';

import type { QuestionStep } from '../../../domain/wizard';
import { registrationDraft } from '../registration-draft';
import { REQUIRED_ANSWERS, reachedStep } from './example-answers';

type Canvas = ReturnType<typeof within>;

/** The specified message for missing answers (REG-2). */
export const REQUIRED = 'Please fill out all required fields to continue.';

/** A story at a step, as after a reload. */
export const atStep = (step: QuestionStep, values = REQUIRED_ANSWERS) => ({
  parameters: { path: `/register?step=${step}` },
  beforeEach: reachedStep(step, values),
});

export const atEmptyStep1 = {
  parameters: { path: '/register?step=1' },
  beforeEach: (): void => {
    registrationDraft.update((draft) => ({ ...draft, reached: 1 }));
  },
};

/** Returns the options of a list, without the empty one. */
export const offered = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('combobox', { name }))
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent);

export const summary = (canvas: Canvas): HTMLElement => canvas.getByRole('alert');

export const button = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole('button', { name });
