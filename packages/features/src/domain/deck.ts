/** What can be decided about a card. */
export const CHOICES = ['pass', 'like', 'superLike'] as const;
export type Choice = (typeof CHOICES)[number];

/** What the list of likes held of a person before a step. */
export const LIKED_BEFORE = ['none', 'like', 'superLike'] as const;
export type LikedBefore = (typeof LIKED_BEFORE)[number];

/** What a step can be: a decision, or somebody put aside for later. */
export const STEP_KINDS = [...CHOICES, 'later'] as const;

/** One decision, with what it takes to undo it. */
export interface Step {
  /** Whom it is about. */
  readonly id: string;
  readonly choice: (typeof STEP_KINDS)[number];
  readonly before: LikedBefore;
  /** The id of the transaction that paid for it. */
  readonly paid?: string | undefined;
}

/** How far a deck has come. */
export interface Deck<P> {
  /** The people still to decide on, the next one first. */
  readonly remaining: readonly P[];
  readonly likes: number;
  readonly passes: number;
  /** How many are put aside, in this round or before. */
  readonly later: number;
  /** The step that Undo takes back. */
  readonly last: Step | undefined;
}

interface Person {
  readonly id: string;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The steps that count: about people of the deck, the first one of each. Whoever was put aside and is back since is as
 * before that step.
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
 * The deck after some steps, without whoever is put aside: likes, passes, those put aside and those left are always
 * everybody in it (SWIPE-1, LATER-1).
 */
export function deckOf<P extends Person>(
  people: readonly P[],
  steps: readonly Step[],
  aside = NOBODY,
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

/** Whether some steps hold a decision on a person; to be put aside is none. */
export function isDecided(steps: readonly Step[], person: string): boolean {
  return steps.some(({ id, choice }) => id === person && choice !== 'later');
}

/** The steps with a further one; a person already decided on is left as it is. */
export function addStep(steps: readonly Step[], step: Step): readonly Step[] {
  return isDecided(steps, step.id) ? steps : [...steps.filter(({ id }) => id !== step.id), step];
}

/** The steps of a round that was left, brought back under those since: nothing that was decided in either is lost. */
export function bringBack(left: readonly Step[], since: readonly Step[]): readonly Step[] {
  const ids = new Set(since.map(({ id }) => id));
  return [...left.filter(({ id }) => !ids.has(id)), ...since];
}

/** The steps without the last one about somebody in the deck; the same list when there is none. */
export function undoStep(
  people: readonly Person[],
  steps: readonly Step[],
  aside = NOBODY,
): readonly Step[] {
  const { last } = deckOf(people, steps, aside);
  return last ? steps.filter((step) => step.id !== last.id) : steps;
}
