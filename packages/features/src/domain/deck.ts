/** What can be decided about a card. */
export const CHOICES = ['pass', 'like', 'superLike'] as const;
export type Choice = (typeof CHOICES)[number];

/** What the list of likes held of a person before a step. */
export const LIKED_BEFORE = ['none', 'like', 'superLike'] as const;
export type LikedBefore = (typeof LIKED_BEFORE)[number];

/** One decision, with what it takes to undo it. */
export interface Step {
  /** Whom it is about. */
  readonly id: string;
  readonly choice: Choice;
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
  /** The step that Undo takes back. */
  readonly last: Step | undefined;
}

interface Person {
  readonly id: string;
}

/** The steps that count: about people of the deck, the first one of each. */
function counted(people: readonly Person[], steps: readonly Step[]): readonly Step[] {
  const open = new Set(people.map(({ id }) => id));
  return steps.filter(({ id }) => open.delete(id));
}

/** The deck after some steps: likes, passes and those left are always everybody in it (SWIPE-1). */
export function deckOf<P extends Person>(people: readonly P[], steps: readonly Step[]): Deck<P> {
  const done = counted(people, steps);
  const ids = new Set(done.map(({ id }) => id));
  const passes = done.filter(({ choice }) => choice === 'pass').length;
  return {
    remaining: people.filter(({ id }) => !ids.has(id)),
    likes: done.length - passes,
    passes,
    last: done.at(-1),
  };
}

/** The steps with a further one; a person already decided on is left as it is. */
export function addStep(steps: readonly Step[], step: Step): readonly Step[] {
  return steps.some(({ id }) => id === step.id) ? steps : [...steps, step];
}

/** The steps of a round that was left, brought back under those since: nothing that was decided in either is lost. */
export function bringBack(left: readonly Step[], since: readonly Step[]): readonly Step[] {
  const ids = new Set(since.map(({ id }) => id));
  return [...left.filter(({ id }) => !ids.has(id)), ...since];
}

/** The steps without the last one about somebody in the deck; the same list when there is none. */
export function undoStep(people: readonly Person[], steps: readonly Step[]): readonly Step[] {
  const { last } = deckOf(people, steps);
  return last ? steps.filter((step) => step.id !== last.id) : steps;
}
