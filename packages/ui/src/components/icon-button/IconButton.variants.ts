import { cva } from '../../cva';

export const iconButtonVariants = ['ghost', 'solid', 'surface', 'night'] as const;
export const iconButtonSizes = ['md', 'lg'] as const;

export type IconButtonVariant = (typeof iconButtonVariants)[number];
export type IconButtonSize = (typeof iconButtonSizes)[number];

const framedClasses = 'border forced:border-current active:translate-y-px disabled:translate-y-0';

export const iconButtonRecipe = cva(
  [
    'inline-grid shrink-0 place-items-center rounded-full p-0',
    'transition-[background-color,border-color,color,transform] duration-fast ease-out',
    'disabled:cursor-not-allowed disabled:opacity-60',
    'aria-pressed:[&_svg]:fill-current',
  ],
  {
    variants: {
      variant: {
        ghost: [
          framedClasses,
          'border-transparent bg-transparent text-ink-soft enabled:hover:bg-sunken enabled:hover:text-ink',
          'aria-pressed:bg-primary-wash aria-pressed:text-primary',
        ],
        solid: [
          framedClasses,
          'border-transparent bg-primary text-on-primary enabled:hover:bg-primary-hover enabled:hover:shadow-soft',
          'aria-pressed:bg-primary-hover',
        ],
        surface: [
          'border border-edge bg-surface text-ink shadow-soft enabled:hover:bg-raised enabled:hover:text-primary',
          'aria-expanded:bg-raised aria-pressed:text-primary',
        ],
        night: [
          framedClasses,
          'border-on-night/60 bg-night/70 text-on-night enabled:hover:border-on-night enabled:hover:bg-night',
          'focus-visible:outline-on-night aria-pressed:border-coin-fill aria-pressed:bg-night',
        ],
      },
      size: {
        md: 'size-11 [&_svg]:size-5',
        lg: 'size-13 [&_svg]:size-6',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
);
