import { emergencyCopy } from '../../content/emergency-copy';

/** The English words in every build. */
export const english = emergencyCopy;
