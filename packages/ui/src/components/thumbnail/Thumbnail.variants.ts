import { cva } from '../../cva';

export const thumbnailRatios = ['standard', 'wide'] as const;

export type ThumbnailRatio = (typeof thumbnailRatios)[number];

export const thumbnailPictureRecipe = cva(
  'size-full object-cover transition-[scale] duration-slow ease-out group-hover:scale-103',
  {
    variants: { ratio: { standard: 'aspect-4/3', wide: 'aspect-8/3' } },
    defaultVariants: { ratio: 'standard' },
  },
);
