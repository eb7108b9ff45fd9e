/** The themes of a date (DATE-1). */
export const DATE_THEMES = ['Coffee', 'Dinner', 'Outdoor', 'Virtual'] as const;
export type DateTheme = (typeof DATE_THEMES)[number];

export type Votes = Readonly<Record<DateTheme, number>>;

export const NO_VOTES: Votes = { Coffee: 0, Dinner: 0, Outdoor: 0, Virtual: 0 };

/** The maximum votes per theme; enough for a couple. */
export const MAX_VOTES = 99;

/** Adds or removes a vote for a theme; never below 0. */
export function vote(votes: Votes, theme: DateTheme, by: 1 | -1): Votes {
  return { ...votes, [theme]: Math.min(MAX_VOTES, Math.max(0, votes[theme] + by)) };
}

/** Returns the themes with the most votes, in order; none before the first vote. */
export function leaders(votes: Votes): readonly DateTheme[] {
  const most = Math.max(...DATE_THEMES.map((theme) => votes[theme]));
  return most === 0 ? [] : DATE_THEMES.filter((theme) => votes[theme] === most);
}

/** Restores cleared votes and keeps later ones. */
export function withVotesBack(votes: Votes, cleared: Votes): Votes {
  const sum = (theme: DateTheme) => Math.min(MAX_VOTES, votes[theme] + cleared[theme]);
  return {
    Coffee: sum('Coffee'),
    Dinner: sum('Dinner'),
    Outdoor: sum('Outdoor'),
    Virtual: sum('Virtual'),
  };
}

export type PlanReason = 'unvoted' | 'picked-leads' | 'other-leads' | 'tie';

/** Returns the plan's theme: the leader, or the picked theme before the first vote and in a tie. */
export function planFor(
  picked: DateTheme,
  votes: Votes,
): { readonly theme: DateTheme; readonly reason: PlanReason } {
  const leading = leaders(votes);
  const [leader] = leading;
  if (leader === undefined) return { theme: picked, reason: 'unvoted' };
  if (leading.length > 1) return { theme: picked, reason: 'tie' };
  return { theme: leader, reason: leader === picked ? 'picked-leads' : 'other-leads' };
}
