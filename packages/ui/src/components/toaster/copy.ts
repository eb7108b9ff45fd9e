/** The English labels of a toaster. */
export const toasterLabels = {
  region: 'Notifications',
  close: 'Dismiss',
};
