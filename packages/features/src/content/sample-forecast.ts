/** How well two invented people fit, in percent: the last month of their growth. */
export const SAMPLE_SCORE = 82;

/** The score of each month from January to June, in percent. */
export const SAMPLE_GROWTH = [58, 63, 66, 71, 77, SAMPLE_SCORE] as const;

/** What the forecast compares, in percent. */
export const SAMPLE_SIGNALS = { values: 91, plans: 84, talk: 78, rhythm: 62 } as const;
export type SampleSignal = keyof typeof SAMPLE_SIGNALS;
