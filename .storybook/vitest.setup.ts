import { expect } from 'storybook/test';
import { afterEach, beforeEach, type TestContext } from 'vitest';

import { unfreezeTimeAndChance } from './modes/determinism';
import { type Look, lookElsewhere } from './modes/other-looks';
import { BEHAVIOUR, SHEET } from './tags';

/** Storybook's addon adds the story to a test's context. */
interface StoryContext extends TestContext {
  readonly story?: Look & { readonly tags: readonly string[]; readonly play?: unknown };
}

/** Sheets show every component, and pages every part. */
const isSheetOrPage = (tags: readonly string[], file: string) =>
  tags.includes(SHEET) || file.includes('/src/pages/');

const rendersSomething = () =>
  [...document.body.querySelectorAll('*')].some(
    ({ clientWidth, clientHeight }) => clientWidth * clientHeight > 0,
  );

/** What a browser doesn't translate, texts that never change or are replaced as a whole, and Storybook's own elements. */
const EXEMPT = '[translate="no"], svg, style, [data-slot="prose"], :has(> mark), .sb-wrapper';

/** React can neither update nor remove such a text once a browser has translated the page. */
const getTextsBesideOtherNodes = () =>
  [...document.body.querySelectorAll('*')]
    .filter(
      ({ childNodes }) =>
        childNodes.length > 1 &&
        [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .filter((element) => !element.closest(EXEMPT))
    .map(({ outerHTML }) => outerHTML.slice(0, 300));

beforeEach(() => expect.setState({ assertionCalls: 0 }));

// After the story's own checks, while it's still mounted: an error here isn't blamed on the next story.
afterEach(async ({ story, task }: StoryContext) => {
  if (!story) return;
  try {
    if (!rendersSomething()) throw new Error('The story renders nothing.');
    if (story.play && expect.getState().assertionCalls === 0)
      throw new Error('The play expects nothing.');
    const mixed = getTextsBesideOtherNodes();
    if (mixed.length > 0)
      throw new Error(`Text beside other nodes breaks on a translated page:\n${mixed.join('\n')}`);
    if (!story.tags.includes(BEHAVIOUR))
      await lookElsewhere(story, { withAxe: isSheetOrPage(story.tags, task.file.filepath) });
  } finally {
    // Vitest imports this file for each test file under a URL with the time. A repeated time would hit the module cache,
    // and the file would have no hooks.
    unfreezeTimeAndChance();
  }
});
