/** The words that stand where the visitor has hidden everybody. */
export const everybodyHiddenCopy = {
  title: 'You have hidden everybody who was shown here.',
  text: 'Whom you hide, block or report stays out of sight until you let them be seen again.',
  settings: 'See your list in Settings',
};
