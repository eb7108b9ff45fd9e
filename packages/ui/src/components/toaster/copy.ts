/** The words of a toaster in English. */
export const toasterLabels = {
  region: 'Notifications',
  close: 'Dismiss',
};
