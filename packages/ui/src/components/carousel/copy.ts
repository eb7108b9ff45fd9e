export interface CarouselLabels {
  /** The accessible name of the carousel. */
  region: string;
  /** The role description of the carousel, such as carousel. */
  regionRole: string;
  /** The role description of each slide, such as slide. */
  slideRole: string;
  /** The name of a slide by its position, such as "2 of 3". */
  slide: (position: number, total: number) => string;
  /** The label of the rotation button while rotating. */
  stop: string;
  /** The label of the rotation button while stopped. */
  start: string;
  /** The label of the previous button. */
  previous: string;
  /** The label of the next button. */
  next: string;
}

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
