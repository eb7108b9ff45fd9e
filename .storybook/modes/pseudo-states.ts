import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Lets styles know the classes of pseudo states. The addon writes them into the style sheets when Storybook says that a
 * story stands, which it does not say in the test run.
 */
export const preparePseudoStates = (storyId: string): void => {
  addons.getChannel().emit(STORY_RENDERED, storyId);
};
