/** The words of a navigation drawer in English. */
export const navigationDrawerLabels = {
  navigation: 'Main',
  open: 'Open menu',
  close: 'Close menu',
};
