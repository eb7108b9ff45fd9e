import { cva } from '../../cva';

export const mediaFrameFits = ['frame', 'cover'] as const;

export type MediaFrameFit = (typeof mediaFrameFits)[number];

export const mediaFrameRecipe = cva('relative overflow-hidden bg-night', {
  variants: {
    fit: { frame: 'aspect-video w-full rounded-lg', cover: 'size-full' },
  },
  defaultVariants: { fit: 'frame' },
});
