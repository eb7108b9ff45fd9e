/** The questions, in order (HOW-1). */
export const QUESTIONS = ['cost', 'seen', 'age', 'matches', 'report'] as const;
export type Question = (typeof QUESTIONS)[number];

export const VERIFICATION_LEVELS = 4;
