import { AGE } from './constants';
import { LIMITS } from './limits';
import { cleanName } from './name';
import { isVisible } from './text';

/** A couple's story while it is being written (TESTIMONY-1). */
export interface Testimony {
  readonly name: string;
  /** As typed; read with testimonyAge. */
  readonly age: string;
  readonly matchName: string;
  readonly howMet: string;
  readonly dateLocation: string;
  readonly experience: string;
  readonly rating: Rating;
  readonly wouldRecommend: boolean;
}

/** How many stars can be given (TESTIMONY-1). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
type Rating = (typeof RATINGS)[number];

/** The steps: about you, your match, summary (TESTIMONY-1). */
export const TESTIMONY_STEPS = [1, 2, 3] as const;
export type TestimonyStep = (typeof TESTIMONY_STEPS)[number];

/** An unwritten story: five stars and a recommendation (TESTIMONY-1). */
export const EMPTY_TESTIMONY: Testimony = {
  name: '',
  age: '',
  matchName: '',
  howMet: '',
  dateLocation: '',
  experience: '',
  rating: 5,
  wouldRecommend: true,
};

/** The most characters of each text, the first step's first (TESTIMONY-1). */
export const TESTIMONY_LIMITS = {
  name: LIMITS.storyLine,
  age: 3,
  matchName: LIMITS.storyLine,
  howMet: LIMITS.storyText,
  dateLocation: LIMITS.storyLine,
  experience: LIMITS.storyText,
} as const satisfies Partial<Record<keyof Testimony, number>>;
export type TestimonyText = keyof typeof TESTIMONY_LIMITS;

const TEXTS_OF = {
  1: ['name', 'age'],
  2: ['matchName', 'howMet', 'dateLocation', 'experience'],
  3: [],
} as const;

/** The texts of a step that are too long, which no field takes but a script or a stored draft can bring. */
export const tooLongTexts = (step: TestimonyStep, draft: Testimony): readonly TestimonyText[] =>
  TEXTS_OF[step].filter((name) => draft[name].length > TESTIMONY_LIMITS[name]);

/** The age in years that was typed; nothing unless it is a whole number from 18 to 120. */
export function testimonyAge(typed: string): number | undefined {
  const text = typed.trim();
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return age >= AGE.minimum && age <= AGE.minimum + AGE.calendarYears ? age : undefined;
}

/** The field that keeps a step from being left, the first one in order (TESTIMONY-1). */
export function blockingField(step: TestimonyStep, draft: Testimony): keyof Testimony | undefined {
  const [tooLong] = tooLongTexts(step, draft);
  if (tooLong !== undefined) return tooLong;
  if (step === 1) {
    if (cleanName(draft.name) === '') return 'name';
    return testimonyAge(draft.age) === undefined ? 'age' : undefined;
  }
  if (step === 2) {
    if (cleanName(draft.matchName) === '') return 'matchName';
    return !isVisible(draft.experience) ? 'experience' : undefined;
  }
  return undefined;
}

/** The step that may be shown: the one asked for, or the first before it that is blocked. */
export function reachableStep(asked: TestimonyStep, draft: Testimony): TestimonyStep {
  return (
    TESTIMONY_STEPS.find((step) => step === asked || blockingField(step, draft) !== undefined) ??
    asked
  );
}

/** The step after one; the last stays. */
export const stepAfter = (step: TestimonyStep): TestimonyStep => (step === 1 ? 2 : 3);

/** The step before one; the first stays. */
export const stepBefore = (step: TestimonyStep): TestimonyStep => (step === 3 ? 2 : 1);
