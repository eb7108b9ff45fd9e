/** The words of a password field in English. */
export const passwordFieldLabels = {
  show: 'Show password',
  hide: 'Hide password',
};
