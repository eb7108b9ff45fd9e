/** The English labels of an alert dialog. */
export const alertDialogLabels = {
  cancel: 'Cancel',
};
