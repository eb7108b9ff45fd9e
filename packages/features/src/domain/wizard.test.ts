import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { QuestionStep, WizardStep } from './wizard';
import {
  allowedStep,
  nextStep,
  previousStep,
  QUESTION_STEPS,
  stepFromQuery,
  toStep,
} from './wizard';

const ALL_STEPS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly WizardStep[];
const anyStep = fc.constantFrom(...ALL_STEPS);
const anyComplete = fc
  .subarray([...QUESTION_STEPS])
  .map((done) => (step: QuestionStep) => done.includes(step));

describe('next and back', () => {
  it('go from the introduction to the sixth step and back', () => {
    expect(ALL_STEPS.map(nextStep)).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect(ALL_STEPS.map(previousStep)).toEqual([0, 0, 1, 2, 3, 4, 5]);
  });
});

describe('stepFromQuery', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['7', 0],
    [' 3', 0],
    ['03', 0],
  ])('reads %j as %i', (text, step) => {
    expect(stepFromQuery(text)).toBe(step);
  });

  it('parses each step', () => {
    ALL_STEPS.forEach((step) => expect(stepFromQuery(String(step))).toBe(step));
  });
});

describe('the step to show', () => {
  it('never skips an incomplete step or goes further than Next has', () => {
    fc.assert(
      fc.property(anyStep, anyStep, anyComplete, (asked, reached, isComplete) => {
        const step = allowedStep(asked, { reached, isComplete });
        expect(step).toBeLessThanOrEqual(asked);
        expect(step).toBeLessThanOrEqual(reached);
        expect(QUESTION_STEPS.filter((before) => before < step).every(isComplete)).toBe(true);
        const stopped = QUESTION_STEPS.some((each) => each === step && !isComplete(each));
        expect(stopped || step === Math.min(asked, reached)).toBe(true);
      }),
    );
  });
});

it('toStep maps any number to a step', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect(ALL_STEPS).toContain(toStep(value));
    }),
  );
});
