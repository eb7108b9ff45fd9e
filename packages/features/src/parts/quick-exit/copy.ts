/** The words of leaving in a hurry. */
export const quickExitCopy = {
  leave: 'Leave this site quickly',
  short: 'Leave',
  hint: 'Opens a weather site instead, here and in your other tabs. The Back button won’t return here.',
  limits: 'Your browser’s history still lists the pages you visited.',
  keyboard: 'Pressing Shift three times does the same.',
};
