import { within } from 'storybook/test';

import type { QuestionStep } from '../../../domain/wizard';
import { registrationDraft } from '../registration-draft';
import { NEEDED_ANSWERS, reachedStep } from './example-answers';

type Canvas = ReturnType<typeof within>;

/** The text of the catalogue for what is missing (REG-2). */
export const REQUIRED = 'Please fill out all required fields to continue.';

/** A story at a step, as after a reload. */
export const atStep = (step: QuestionStep, values = NEEDED_ANSWERS) => ({
  parameters: { path: `/register?step=${step}` },
  beforeEach: reachedStep(step, values),
});

/** A story at step 1 with nothing filled in. */
export const begun = {
  parameters: { path: '/register?step=1' },
  beforeEach: (): void => {
    registrationDraft.update((draft) => ({ ...draft, reached: 1 }));
  },
};

/** The answers that a list offers, without the empty one. */
export const offered = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('combobox', { name }))
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent);

/** The list of what is wrong. */
export const summary = (canvas: Canvas): HTMLElement => canvas.getByRole('alert');

/** A button of the step. */
export const press = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole('button', { name });
