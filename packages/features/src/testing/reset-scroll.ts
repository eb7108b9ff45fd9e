import { KEYS } from '../platform/keys';

/** For a story's `beforeEach`: makes the router forget how far its pages were scrolled, which it keeps for the whole document. */
export const resetScroll = (): void => {
  sessionStorage.setItem(KEYS.scroll, '{}');
};
