/** The way back from an act that takes something away, the same words everywhere (UNDO-1). */
export const undoCopy = { undo: 'Undo' } as const;
