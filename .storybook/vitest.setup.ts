import { afterEach, type TestContext } from 'vitest';

import { type Look, lookEverywhere } from './modes/other-looks';
import { BEHAVIOUR, SHEET } from './tags';

/** Storybook's addon adds the story to a test's context. */
interface StoryContext extends TestContext {
  readonly story?: Look & { readonly tags: readonly string[] };
}

/** Every part stands on a page, and every component on its sheet. */
const isShown = (tags: readonly string[], file: string) =>
  tags.includes(SHEET) || (file.includes('/src/pages/') && !tags.includes(BEHAVIOUR));

// After the story's own checks, while it's still mounted: an error here isn't blamed on the next story.
afterEach(async ({ story, task }: StoryContext) => {
  if (story && isShown(story.tags, task.file.filepath)) await lookEverywhere(story);
});
