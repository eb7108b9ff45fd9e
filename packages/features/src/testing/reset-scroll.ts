import { KEYS } from '../platform/keys';

/** For a story's `beforeEach`: clears the scroll positions that the router stores for the whole document. */
export const resetScroll = (): void => {
  sessionStorage.setItem(KEYS.scroll, '{}');
};
