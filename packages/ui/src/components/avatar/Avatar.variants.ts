import { cva } from '../../cva';

/** The size in pixels. */
export const avatarSizes = [32, 44, 64, 96] as const;

export type AvatarSize = (typeof avatarSizes)[number];

export const avatarRecipe = cva(
  [
    'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-primary-wash',
    'font-text font-semibold text-primary uppercase select-none',
  ],
  {
    variants: {
      size: {
        32: 'size-8 text-small',
        44: 'size-11 text-body',
        64: 'size-16 text-title',
        96: 'size-24 text-heading',
      },
    },
    defaultVariants: { size: 44 },
  },
);
