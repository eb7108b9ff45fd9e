/** The English labels of a navigation drawer. */
export const navigationDrawerLabels = {
  navigation: 'Main',
  open: 'Open menu',
  close: 'Close menu',
};
