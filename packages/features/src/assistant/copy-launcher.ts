import { brand } from '../content/brand';
import { EMERGENCY } from '../domain/emergency-numbers';

/** The text of the assistant's button, which is on every page; the panel's text loads with the panel. */
export const assistantLauncherCopy = {
  open: `Open ${brand.name} Assistant`,
  close: 'Close the assistant',
  loading: 'Opening the assistant',
  unavailable: `The assistant didn't load. Check your connection, then try again. In danger? Call ${EMERGENCY.allServices}.`,
  /** Beside the offer to reload, on one line. */
  besideReload: `In danger? Call ${EMERGENCY.allServices}.`,
  broken: `The assistant has stopped working. Reload the page to use it. In danger? Call ${EMERGENCY.allServices}.`,
};
