/** The texts of Quick exit. */
export const quickExitCopy = {
  leave: 'Leave this site quickly',
  short: 'Leave',
  hint: 'Opens a weather site instead. The Back button won’t return here.',
  limits: 'Your browser history still lists these pages.',
  keyboard: 'Or press Shift three times.',
};
