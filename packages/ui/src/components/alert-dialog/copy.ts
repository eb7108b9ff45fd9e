/** The words of an alert dialog in English. */
export const alertDialogLabels = {
  cancel: 'Cancel',
};
