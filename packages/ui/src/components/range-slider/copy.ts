/** The words of a range slider in English. */
export const rangeSliderLabels = {
  from: 'From',
  to: 'To',
};
