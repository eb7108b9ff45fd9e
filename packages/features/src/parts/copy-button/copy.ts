/** The words around copying a text. */
export const copyButtonCopy = {
  copied: 'Copied',
  refused: 'Copying is not allowed here. Select the text below instead.',
  text: 'Text to copy',
};
