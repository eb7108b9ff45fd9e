import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The letters of a word that is long in any language of the site. */
const LONG = 14;

/** Texts that are not a story's own words, or that nobody sees. */
const LEFT_OUT = 'script, style, textarea, [data-network-note], .sb-wrapper';

/** What was lengthened: the words that stood there, and those that stand there now. */
const changed = new Map<Text, { readonly before: string; readonly after: string }>();

/** Each word said again until it is long: "Get started" is "Getgetgetgetget startedstarted". */
const lengthened = (text: string): string =>
  text.replace(
    /\p{L}{2,}/gu,
    (word) => word + word.toLowerCase().repeat(Math.ceil(LONG / word.length) - 1),
  );

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => !parentElement?.closest(LEFT_OUT));
};

/** Puts the words back that stood there, where nobody has changed them since. */
export const takeWordsBack = (): void => {
  for (const [text, { before, after }] of changed) {
    if (text.data === after) text.data = before;
  }
  changed.clear();
};

const lengthenWords = (): void => {
  takeWordsBack();
  for (const text of textsIn(document.body)) {
    const before = text.data;
    const after = lengthened(before);
    if (after === before) continue;
    text.data = after;
    changed.set(text, { before, after });
  }
};

/**
 * Makes the words of a story long each time it stands: after its play, which reads the words as they are, and again when a
 * control or the toolbar has drawn it anew. Called once; `isAsked` says what the toolbar says.
 */
export const lengthenWhenAsked = (isAsked: () => boolean): void => {
  addons.getChannel().on(STORY_RENDERED, () => {
    if (isAsked()) lengthenWords();
  });
};
