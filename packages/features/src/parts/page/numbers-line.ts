import { EMERGENCY, EMERGENCY_NUMBERS } from '../../domain/emergency-numbers';
import { emergencyCopy } from '#words/content/emergency-copy';

/** Every number to call with its name, as printed and saved plans have them. */
export const NUMBERS_LINE = EMERGENCY_NUMBERS.map(
  ({ id }) => `${emergencyCopy.names[id]} ${EMERGENCY[id]}`,
).join(' · ');
