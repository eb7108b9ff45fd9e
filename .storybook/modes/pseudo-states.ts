import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Lets styles know the classes of pseudo states. The addon writes each rule of the style sheets a second time once a story
 * stands, for every story that follows: it comes with the first sheet that needs it.
 * @param unheard The story that stands in the test run, where Storybook does not say so.
 */
export const preparePseudoStates = async (unheard?: string): Promise<void> => {
  await import('storybook-addon-pseudo-states/preview');
  if (unheard !== undefined) addons.getChannel().emit(STORY_RENDERED, unheard);
};
