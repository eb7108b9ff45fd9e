import type * as english from '../../../../parts/undo/copy';

export const undoCopy: typeof english.undoCopy = { undo: 'Tendua' };
