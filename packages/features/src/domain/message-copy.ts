import { SILENT } from './stored-copy';

export const messageCopy = {
  /** For a conversation in which nothing was written yet (MSG-1). */
  silent: SILENT as string,
};
