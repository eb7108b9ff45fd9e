export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export type KeypadKey = (typeof digits)[number] | '.' | 'backspace' | 'clear';

/** Says which key of the pad a key of a real keyboard stands for; a comma is a point on many keyboards. */
export const keypadKeyOf = (key: string): KeypadKey | undefined => {
  if (key === 'Backspace') return 'backspace';
  if (key === 'Delete') return 'clear';
  if (key === '.' || key === ',') return '.';
  return digits.find((digit) => digit === key);
};
