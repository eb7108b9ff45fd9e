import { brand } from '../content/brand';

/** The words of the assistant's button, which every page carries; those of the panel come with the panel. */
export const assistantLauncherCopy = {
  open: `Open ${brand.name} Assistant`,
  close: 'Close the assistant',
  loading: 'Opening the assistant',
  unavailable: 'The assistant could not be loaded. Check the connection, then press the button again.',
};
