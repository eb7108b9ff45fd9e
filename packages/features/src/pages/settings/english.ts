import { recordsCopy } from './records-copy';

/** The English words in every build. */
export const english = recordsCopy;
