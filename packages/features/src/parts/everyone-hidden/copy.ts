/** The words that stand where the visitor has hidden everybody, or put some of them aside as well. */
export const everyoneHiddenCopy = {
  hidden: {
    title: 'You have hidden everybody who was shown here.',
    text: 'Whom you hide, block or report stays out of sight until you let them be seen again.',
    action: 'See your list in Settings',
  },
  later: {
    title: 'Nobody is left to show here.',
    text: 'You have put people aside for later. Bring somebody back, and they are here again.',
    action: 'See whom you put aside',
  },
};
