/** The words of a star rating in English. */
export const starRatingLabels = {
  star: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
};
