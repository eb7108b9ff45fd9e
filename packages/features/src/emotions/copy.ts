import type { PageCopy } from '../shared/page/page-copy';

export const emotionsCopy = {
  title: 'Emotion Rooms',
  description: 'Rooms for the way you feel today.',
  heading: 'Emotion rooms',
  intro: 'Lonely, curious or simply grateful: a room where others feel the same, with kind ground rules.',
} satisfies PageCopy;
