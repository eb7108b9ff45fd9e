/** Shown where the visitor has hidden everyone, or saved some of them for later as well. */
export const everyoneHiddenCopy = {
  hidden: {
    title: 'You’ve hidden everyone here.',
    text: 'People you hide, block or report stay hidden until you show them again.',
    action: 'See your list in Settings',
  },
  later: {
    title: 'No one is left to show here.',
    text: 'You’ve saved people for later. Bring someone back to see them here.',
    action: 'See who you saved for later',
  },
};
