/** The four milestones, in initial order (TIMELINE-1). */
export const MILESTONES = ['career', 'marriage', 'kids', 'travel'] as const;
export type Milestone = (typeof MILESTONES)[number];

export const BOXES = ['ideas', 'ours'] as const;
export type Box = (typeof BOXES)[number];

/** The milestones in each box, each exactly once. */
export type Timeline = Readonly<Record<Box, readonly Milestone[]>>;

export const EMPTY_TIMELINE: Timeline = { ideas: MILESTONES, ours: [] };

export function placeOf(
  timeline: Timeline,
  milestone: Milestone,
): { readonly box: Box; readonly at: number } {
  const at = timeline.ours.indexOf(milestone);
  return at === -1 ? { box: 'ideas', at: timeline.ideas.indexOf(milestone) } : { box: 'ours', at };
}

/** Moves a milestone to a position in a box, clamped to its ends; the others keep their order. */
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

/** Repairs a stored timeline: each milestone once, with missing ones added to the ideas. */
export function toTimeline(ours: readonly Milestone[], ideas: readonly Milestone[]): Timeline {
  const laidOut = [...new Set(ours)];
  const remaining = [...new Set([...ideas, ...MILESTONES])].filter(
    (each) => !laidOut.includes(each),
  );
  return { ideas: remaining, ours: laidOut };
}
