import { meetingToolsCopy } from './copy';

/** The English words in every build. */
export const english = meetingToolsCopy;
