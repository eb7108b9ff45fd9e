import { cva } from '../../cva';

export const portraitRatios = ['portrait', 'square', 'wide'] as const;

export type PortraitRatio = (typeof portraitRatios)[number];

export const portraitRecipe = cva('relative block w-full overflow-hidden bg-sunken', {
  variants: {
    ratio: { portrait: 'aspect-4/5', square: 'aspect-square', wide: 'aspect-video' },
  },
  defaultVariants: { ratio: 'portrait' },
});
