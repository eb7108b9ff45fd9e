/** The words of leaving in a hurry. */
export const quickExitCopy = {
  leave: 'Leave this site quickly',
  hint: 'Or press Shift three times. The page is replaced by the weather.',
};
