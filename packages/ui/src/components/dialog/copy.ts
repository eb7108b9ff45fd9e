/** The words of a dialog in English. */
export const dialogLabels = {
  close: 'Close',
};
