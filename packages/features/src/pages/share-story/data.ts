/** The example channels, in order, each with the letters that replace a logo that doesn't load (SHARE-1). */
export const CHANNELS = [
  {
    id: 'stories',
    name: 'Iru Stories',
    code: 'IS',
    href: 'https://www.youtube.com/@iru_example_stories',
  },
  {
    id: 'table',
    name: 'Table for Two',
    code: 'T2',
    href: 'https://www.youtube.com/@iru_example_table',
  },
  {
    id: 'hills',
    name: 'Hills & Hearts',
    code: 'HH',
    href: 'https://www.youtube.com/@iru_example_hills',
  },
  {
    id: 'voices',
    name: 'Only Voices',
    code: 'OV',
    href: 'https://www.youtube.com/@iru_example_voices',
  },
] as const;
export type ChannelId = (typeof CHANNELS)[number]['id'];

/** The figures, in order. */
export const FIGURES = [
  { id: 'highlights', value: '100+' },
  { id: 'testimonies', value: '50+' },
  { id: 'channels', value: String(CHANNELS.length) },
] as const;
export type Figure = (typeof FIGURES)[number]['id'];

/** The questions, in order. */
export const QUESTIONS = ['free', 'visible', 'progress', 'business'] as const;
export type Question = (typeof QUESTIONS)[number];
