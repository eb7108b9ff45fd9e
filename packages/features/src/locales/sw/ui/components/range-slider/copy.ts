import type * as english from '@iru/ui/range-slider/labels';

export const rangeSliderLabels: typeof english.rangeSliderLabels = {
  from: 'Kuanzia',
  to: 'Hadi',
};
