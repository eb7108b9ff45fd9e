import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { QuestionStep, WizardStep } from './wizard';
import {
  allowedStep,
  furthestStep,
  nextStep,
  previousStep,
  QUESTION_STEPS,
  stepFromQuery,
  toStep,
} from './wizard';

const ALL_STEPS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly WizardStep[];
const always = (): boolean => true;
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
    ['0', 0],
    ['1', 1],
    ['6', 6],
    ['7', 0],
    ['-1', 0],
    ['2.5', 0],
    [' 3', 0],
    ['03', 0],
    ['three', 0],
    ['NaN', 0],
    ['1e0', 0],
  ])('reads %j as %i', (text, step) => {
    expect(stepFromQuery(text)).toBe(step);
  });

  it('parses each step and never throws', () => {
    ALL_STEPS.forEach((step) => expect(stepFromQuery(String(step))).toBe(step));
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(ALL_STEPS).toContain(stepFromQuery(text));
      }),
    );
  });
});

describe('furthestStep', () => {
  it.each([0, 1, 2, 3, 4, 5, 6] as const)(
    'is %i when Next has led there and all before is complete',
    (reached) => {
      expect(furthestStep({ reached, isComplete: always })).toBe(reached);
    },
  );

  it('is the first incomplete step', () => {
    expect(furthestStep({ reached: 6, isComplete: (step) => step !== 1 })).toBe(1);
    expect(furthestStep({ reached: 6, isComplete: (step) => step < 4 })).toBe(4);
  });

  it('ignores whether the step itself and later ones are complete', () => {
    expect(furthestStep({ reached: 3, isComplete: (step) => step < 3 })).toBe(3);
  });

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
