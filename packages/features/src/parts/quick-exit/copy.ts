/** The words of leaving in a hurry. */
export const quickExitCopy = {
  leave: 'Leave this site quickly',
  short: 'Leave',
  hint: 'The weather takes the place of the page, and Back does not bring it again.',
  keyboard: 'Shift, pressed three times, does the same.',
};
