import type * as english from '@iru/ui/carousel/labels';

export type { CarouselLabels } from '@iru/ui/carousel/labels';

export const carouselLabels: typeof english.carouselLabels = {
  region: 'Vivutio',
  regionRole: 'picha zinazozunguka',
  slideRole: 'slaidi',
  slide: (position, total) => `${position} kati ya ${total}`,
  stop: 'Simamisha kuzunguka kwenyewe',
  start: 'Anzisha kuzunguka kwenyewe',
  previous: 'Slaidi iliyotangulia',
  next: 'Slaidi inayofuata',
};
