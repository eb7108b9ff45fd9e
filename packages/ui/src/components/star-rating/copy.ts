/** The English labels of a star rating. */
export const starRatingLabels = {
  star: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
};
