/** The words of a media frame in English. */
export const mediaFrameLabels = {
  play: 'Play',
  pause: 'Pause',
};
