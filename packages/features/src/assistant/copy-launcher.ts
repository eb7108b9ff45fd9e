import { brand } from '../content/brand';
import { EMERGENCY } from '../domain/policy';

/** The words of the assistant's button, which every page carries; those of the panel come with the panel. */
export const assistantLauncherCopy = {
  open: `Open ${brand.name} Assistant`,
  close: 'Close the assistant',
  loading: 'Opening the assistant',
  unavailable: `The assistant didn't load. Check your connection, then try again. In danger? Call ${EMERGENCY.allServices}.`,
};
