/** The English labels of a media frame. */
export const mediaFrameLabels = {
  play: 'Play',
  pause: 'Pause',
};
