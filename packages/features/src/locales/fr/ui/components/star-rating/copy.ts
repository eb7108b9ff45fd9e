import type * as english from '@iru/ui/star-rating/labels';

export const starRatingLabels: typeof english.starRatingLabels = {
  star: (stars: number) => (stars < 2 ? `${stars} étoile` : `${stars} étoiles`),
};
