import { cva } from '../../cva';

export const labelledIconButtonVariants = ['quiet', 'surface', 'coin', 'primary'] as const;

export type LabelledIconButtonVariant = (typeof labelledIconButtonVariants)[number];

export const labelledIconCircleRecipe = cva(
  [
    'grid size-14 place-items-center rounded-full border-2 shadow-soft forced:border-current',
    'transition-[background-color,border-color,transform] duration-fast group-active:scale-95',
  ],
  {
    variants: {
      variant: {
        quiet: 'border-line bg-surface text-ink-soft [&_svg]:size-5',
        surface:
          'border-edge bg-surface text-ink group-enabled:group-hover:border-ink [&_svg]:size-6',
        coin: [
          'border-coin bg-surface text-coin group-enabled:group-hover:bg-warning-wash',
          '[&_svg]:size-6 [&_svg]:fill-current',
        ],
        primary: [
          'border-transparent bg-primary text-on-primary group-enabled:group-hover:bg-primary-hover',
          '[&_svg]:size-6 [&_svg]:fill-current',
        ],
      },
    },
    defaultVariants: { variant: 'surface' },
  },
);
