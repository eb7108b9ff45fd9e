import { afterEach, type TestContext } from 'vitest';

import { BEHAVIOUR, JOURNEY, SHEET } from './tags';

import { type Look, lookEverywhere } from './modes/other-looks';

/** Storybook's addon adds the story to a test's context. */
interface StoryContext extends TestContext {
  readonly story?: Look & { readonly tags: readonly string[] };
}

// After the story's own checks, while it's still mounted: an error here isn't blamed on the next story.
afterEach(async ({ story }: StoryContext) => {
  if (!story || [BEHAVIOUR, JOURNEY].some((tag) => story.tags.includes(tag))) return;
  // The contents of a sheet are checked at 320 px in stories of their own.
  await lookEverywhere(story, story.tags.includes(SHEET) ? 'width' : 'everything');
});
