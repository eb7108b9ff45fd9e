import { afterEach, type TestContext } from 'vitest';

import { BEHAVIOUR, JOURNEY, SHEET } from './tags';

import { type Look, lookEverywhere } from './modes/other-looks';

/** The story that a test is made of, as Storybook's addon leaves it there. */
interface StoryContext extends TestContext {
  readonly story?: Look & { readonly tags: readonly string[] };
}

// After the story's own checks, while it still stands: a finding here spoils no story that follows.
afterEach(async ({ story }: StoryContext) => {
  if (!story || [BEHAVIOUR, JOURNEY].some((tag) => story.tags.includes(tag))) return;
  // A sheet scrolls within itself at any width: what stands in it is looked at there as a state of its own.
  await lookEverywhere(story, story.tags.includes(SHEET) ? 'width' : 'everything');
});
