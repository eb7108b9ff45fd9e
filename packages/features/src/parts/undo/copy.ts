/** One label for undoing a removal, wherever it happens (UNDO-1). */
export const undoCopy = { undo: 'Undo' };
