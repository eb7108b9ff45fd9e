import { setDataMode, startDataMode } from '@iru/features/device/data-mode';

/** Stands a story in low-data mode where the toolbar asks for it, as a visitor's choice would; returns the way back. */
export const loadAsChosen = ({ data }: Readonly<Record<string, unknown>>): (() => void) => {
  if (data === 'low') setDataMode('low');
  return startDataMode();
};
