/** The questions about coins, in order. */
export const QUESTIONS = ['for', 'worth', 'pay', 'kept', 'refund'] as const;
