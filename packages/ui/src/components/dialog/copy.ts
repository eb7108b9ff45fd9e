/** The English labels of a dialog. */
export const dialogLabels = {
  close: 'Close',
};
