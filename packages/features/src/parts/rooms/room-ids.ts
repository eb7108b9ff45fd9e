/** The rooms by mood, in order, by their id in the URL (ROOMS-1). */
export const EMOTION_ROOMS = [
  'lonely',
  'excited',
  'curious',
  'vent',
  'grateful',
  'playful',
  'focused',
  'relaxed',
] as const;
export type EmotionRoom = (typeof EMOTION_ROOMS)[number];

/** The rooms by interest, in order, by their id in the URL (ROOMS-1). */
export const GROUP_ROOMS = [
  'music',
  'travel',
  'fitness',
  'tech',
  'books',
  'food',
  'movies',
  'art',
] as const;
export type GroupRoom = (typeof GROUP_ROOMS)[number];
