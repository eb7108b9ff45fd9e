import { AGE } from './constants';
import { cleanIdentifier } from './identifier';
import { LIMITS } from './limits';
import { cleanName } from './name';
import { isVisible } from './text';

/** A couple's unfinished story (TESTIMONY-1). */
export interface Testimony {
  readonly name: string;
  /** As typed; parse with `testimonyAge`. */
  readonly age: string;
  readonly matchName: string;
  readonly howMet: string;
  readonly dateLocation: string;
  readonly experience: string;
  readonly rating: Rating;
  readonly wouldRecommend: boolean;
}

/** The range of stars (TESTIMONY-1). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
type Rating = (typeof RATINGS)[number];

/** The steps: about you, your match, summary (TESTIMONY-1). */
export const TESTIMONY_STEPS = [1, 2, 3] as const;
export type TestimonyStep = (typeof TESTIMONY_STEPS)[number];

/** The empty story: five stars and a recommendation (TESTIMONY-1). */
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

/** The maximum characters of each text, in step order (TESTIMONY-1). */
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

/** Returns a step's texts that are too long, which only a script or a stored draft can cause. */
export const tooLongTexts = (step: TestimonyStep, draft: Testimony): readonly TestimonyText[] =>
  TEXTS_OF[step].filter((name) => draft[name].length > TESTIMONY_LIMITS[name]);

/** Parses a typed age in years; undefined unless it's a whole number from 18 to 118. */
export function testimonyAge(typed: string): number | undefined {
  const text = cleanIdentifier(typed);
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return age >= AGE.minimum && age <= AGE.minimum + AGE.calendarYears ? age : undefined;
}

/** Returns the first field that blocks a step (TESTIMONY-1). */
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

/** Returns the step to show: the requested one, or the first blocked one before it. */
export function reachableStep(asked: TestimonyStep, draft: Testimony): TestimonyStep {
  return (
    TESTIMONY_STEPS.find((step) => step === asked || blockingField(step, draft) !== undefined) ??
    asked
  );
}

/** Returns the next step; the last stays. */
export const stepAfter = (step: TestimonyStep): TestimonyStep => (step === 1 ? 2 : 3);

/** Returns the previous step; the first stays. */
export const stepBefore = (step: TestimonyStep): TestimonyStep => (step === 3 ? 2 : 1);
