import { registerCopy } from './registration-copy';

/** The English words in every build. */
export const english = registerCopy;
