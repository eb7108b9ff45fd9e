import type { CarouselLabels } from './Carousel';

/** The words of a carousel in English. */
export const carouselLabels: CarouselLabels = {
  region: 'Highlights',
  regionRole: 'carousel',
  slideRole: 'slide',
  slide: (position, total) => `${position} of ${total}`,
  stop: 'Stop automatic rotation',
  start: 'Start automatic rotation',
  previous: 'Previous slide',
  next: 'Next slide',
};
