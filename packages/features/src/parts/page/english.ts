import { EMERGENCY_NUMBERS } from './emergency-copy';

/** The English words in every build. */
export const english = EMERGENCY_NUMBERS;
