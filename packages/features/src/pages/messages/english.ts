import { messagesCopy } from './copy';

/** The English words in every build. */
export const english = messagesCopy;
