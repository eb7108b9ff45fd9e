import type * as english from '@iru/ui/carousel/labels';

export type { CarouselLabels } from '@iru/ui/carousel/labels';

export const carouselLabels: typeof english.carouselLabels = {
  region: 'Ibigaragara',
  regionRole: 'uruhererekane',
  slideRole: 'ishusho',
  slide: (position, total) => `${position} kuri ${total}`,
  stop: 'Guhagarika guhinduranya',
  start: 'Gutangira guhinduranya',
  previous: 'Ibanza',
  next: 'Ikurikira',
};
