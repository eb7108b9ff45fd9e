import type { CarouselLabels } from './Carousel';

/** The English labels of a carousel. */
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
