import { PRELOAD_ENTRIES } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Leaves the story before and the one behind unread until somebody opens them: Storybook fetches both while the chosen story
 * is being drawn, and beside a first story that is the whole of the documentation's blocks.
 */
export const leaveNeighbours = (): void => {
  addons.getChannel().removeAllListeners(PRELOAD_ENTRIES);
};
