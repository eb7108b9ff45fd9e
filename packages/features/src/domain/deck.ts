export const CHOICES = ['pass', 'like', 'superLike'] as const;
export type Choice = (typeof CHOICES)[number];

/** A person's like before a step. */
export const LIKED_BEFORE = ['none', 'like', 'superLike'] as const;
export type LikedBefore = (typeof LIKED_BEFORE)[number];

export const STEP_KINDS = [...CHOICES, 'later'] as const;

export interface Step {
  /** The person's id. */
  readonly id: string;
  readonly choice: (typeof STEP_KINDS)[number];
  readonly before: LikedBefore;
  /** The id of its payment's transaction. */
  readonly paid?: string | undefined;
}

export interface Deck<P> {
  /** The next one first. */
  readonly remaining: readonly P[];
  readonly likes: number;
  readonly passes: number;
  /** The number of people saved for later, in this round or before. */
  readonly later: number;
  readonly last: Step | undefined;
}

interface Person {
  readonly id: string;
}

const NO_ONE: ReadonlySet<string> = new Set();

/**
 * Returns the effective steps: the first one about each person in the deck. People saved for later and since brought back
 * are as before that step.
 */
function counted(
  people: readonly Person[],
  steps: readonly Step[],
  aside: ReadonlySet<string>,
): readonly Step[] {
  const open = new Set(people.map(({ id }) => id));
  return steps.filter(({ id, choice }) => (choice !== 'later' || aside.has(id)) && open.delete(id));
}

/**
 * Returns the deck after some steps, without people saved for later: likes, passes, people saved for later and remaining
 * people always add up to everyone in it (SWIPE-1, LATER-1).
 */
export function deckOf<P extends Person>(
  people: readonly P[],
  steps: readonly Step[],
  aside = NO_ONE,
): Deck<P> {
  const counting = counted(people, steps, aside);
  const decided = counting.filter(({ choice }) => choice !== 'later');
  const ids = new Set(decided.map(({ id }) => id));
  const open = people.filter(({ id }) => !ids.has(id));
  const remaining = open.filter(({ id }) => !aside.has(id));
  const passes = decided.filter(({ choice }) => choice === 'pass').length;
  return {
    remaining,
    likes: decided.length - passes,
    passes,
    later: open.length - remaining.length,
    last: counting.at(-1),
  };
}

/** Whether the steps include a decision on a person; saving for later isn't one. */
export function isDecided(steps: readonly Step[], person: string): boolean {
  return steps.some(({ id, choice }) => id === person && choice !== 'later');
}

/** Adds a step, unless the person has already been decided on. */
export function addStep(steps: readonly Step[], step: Step): readonly Step[] {
  return isDecided(steps, step.id) ? steps : [...steps.filter(({ id }) => id !== step.id), step];
}

/** Restores an earlier round's steps under the later ones; no decision of either is lost. */
export function bringBack(left: readonly Step[], since: readonly Step[]): readonly Step[] {
  const ids = new Set(since.map(({ id }) => id));
  return [...left.filter(({ id }) => !ids.has(id)), ...since];
}

/** Removes the last step about a person in the deck; returns the same list if there is none. */
export function undoStep(
  people: readonly Person[],
  steps: readonly Step[],
  aside = NO_ONE,
): readonly Step[] {
  const { last } = deckOf(people, steps, aside);
  return last ? steps.filter((step) => step.id !== last.id) : steps;
}
