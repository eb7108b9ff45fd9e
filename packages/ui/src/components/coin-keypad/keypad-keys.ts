export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export type KeypadKey = (typeof digits)[number] | '.' | 'backspace' | 'clear';

/** Maps a keyboard key to a key of the pad; a comma counts as a decimal point, as on many keyboards. */
export const parseKeypadKey = (key: string): KeypadKey | undefined => {
  if (key === 'Backspace') return 'backspace';
  if (key === 'Delete') return 'clear';
  if (key === '.' || key === ',') return '.';
  return digits.find((digit) => digit === key);
};
