/** The English labels of a password field. */
export const passwordFieldLabels = {
  show: 'Show password',
  hide: 'Hide password',
};
