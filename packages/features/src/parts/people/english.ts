import { peopleCopy } from './copy';

/** The English words in every build. */
export const english = peopleCopy;
