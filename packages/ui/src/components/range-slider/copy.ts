/** The English labels of a range slider. */
export const rangeSliderLabels = {
  from: 'From',
  to: 'To',
};
