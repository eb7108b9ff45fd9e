import { cva } from '../../cva';

export const skeletonVariants = ['text', 'picture', 'card'] as const;

export type SkeletonVariant = (typeof skeletonVariants)[number];

/** One placeholder shape; it shimmers unless reduced motion is set. */
export const boneClasses = [
  'block bg-line/70 forced:border forced:border-current',
  'motion-safe:animate-shimmer motion-safe:bg-[length:200%_100%]',
  'motion-safe:bg-linear-to-r motion-safe:from-line/60 motion-safe:via-sunken motion-safe:to-line/60',
];

export const skeletonRecipe = cva('', {
  variants: {
    variant: {
      text: 'grid gap-3',
      picture: 'aspect-4/5 w-full rounded-md',
      card: 'overflow-hidden rounded-lg border border-line bg-surface',
    },
  },
  defaultVariants: { variant: 'text' },
});
