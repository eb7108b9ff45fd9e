/** The texts of the copy button. */
export const copyButtonCopy = {
  copied: 'Copied',
  refused: 'Your browser blocked copying. Select the text below instead.',
  text: 'Text to copy',
};
