/** The four ideas of a shared life, in their first order (TIMELINE-1). */
export const MILESTONES = ['career', 'marriage', 'kids', 'travel'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** The two boxes. */
export const BOXES = ['ideas', 'ours'] as const;
export type Box = (typeof BOXES)[number];

/** Which milestone lies where, each exactly once. */
export type Timeline = Readonly<Record<Box, readonly Milestone[]>>;

/** All ideas, nothing laid out yet. */
export const EMPTY_TIMELINE: Timeline = { ideas: MILESTONES, ours: [] };

/** The box and the place of a milestone, counted from 0. */
export function placeOf(
  timeline: Timeline,
  milestone: Milestone,
): { readonly box: Box; readonly at: number } {
  const at = timeline.ours.indexOf(milestone);
  return at === -1 ? { box: 'ideas', at: timeline.ideas.indexOf(milestone) } : { box: 'ours', at };
}

/** Moves a milestone to a place in a box, the nearest one there is; the others keep their order. */
export function moveMilestone(
  timeline: Timeline,
  milestone: Milestone,
  box: Box,
  at: number,
): Timeline {
  const without = {
    ideas: timeline.ideas.filter((each) => each !== milestone),
    ours: timeline.ours.filter((each) => each !== milestone),
  };
  const index = Math.min(without[box].length, Math.max(0, Math.trunc(at) || 0));
  const list = without[box];
  return { ...without, [box]: [...list.slice(0, index), milestone, ...list.slice(index)] };
}

/** A timeline of whatever was stored: each milestone once, what is missing back among the ideas. */
export function toTimeline(ours: readonly Milestone[], ideas: readonly Milestone[]): Timeline {
  const laidOut = [...new Set(ours)];
  const remaining = [...new Set([...ideas, ...MILESTONES])].filter(
    (each) => !laidOut.includes(each),
  );
  return { ideas: remaining, ours: laidOut };
}
