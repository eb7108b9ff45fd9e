export const undoCopy = { undo: 'Kugarura' } as const;
