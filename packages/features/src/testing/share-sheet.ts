import { fn } from 'storybook/test';

import { replaceProperty } from './preferences';

export const onShare = fn<(data: ShareData) => Promise<void>>();

/** For a story's `beforeEach`: a device with a share sheet, and how sharing ends. */
export const shareSheet = (outcome: () => Promise<void>) => (): (() => void) =>
  replaceProperty(navigator, 'share', onShare.mockImplementation(outcome));

/** The share sheet isn't allowed, or is closed (AbortError). */
export const refuse =
  (name = 'NotAllowedError') =>
  async (): Promise<never> => {
    throw new DOMException('', name);
  };
