/** The invented couples of the stories and the gallery, whose names are the same in every language (HOME-4, SHARE-1, STORIES-1). */
export const COUPLES = {
  'sandrine-jean-paul': { names: 'Sandrine & Jean Paul', place: 'Rubavu' },
  'esther-collins': { names: 'Esther & Collins', place: 'Kigali' },
  'chantal-moses': { names: 'Chantal & Moses', place: 'Huye' },
  'aline-patrick': { names: 'Aline & Patrick', place: 'Musanze' },
  'zahra-idris': { names: 'Zahra & Idris', place: 'Bujumbura' },
  'naomi-kevin': { names: 'Naomi & Kevin', place: 'Nairobi' },
  'divine-yves': { names: 'Divine & Yves', place: 'Goma' },
  'joyce-emmanuel': { names: 'Joyce & Emmanuel', place: 'Kampala' },
} as const;
export type CoupleId = keyof typeof COUPLES;

/** Returns a place in Rwanda with its country, which has the same name in every language. */
export const inRwanda = (place: string): string => `${place}, Rwanda`;
