import type * as english from '@iru/ui/media-frame/labels';

export const mediaFrameLabels: typeof english.mediaFrameLabels = {
  play: 'Kureba',
  pause: 'Guhagarika',
};
