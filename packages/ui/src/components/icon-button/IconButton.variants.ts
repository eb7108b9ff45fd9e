import { cva } from 'class-variance-authority';

export const iconButtonVariants = ['ghost', 'solid', 'night'] as const;
export const iconButtonSizes = ['md', 'lg'] as const;

export type IconButtonVariant = (typeof iconButtonVariants)[number];
export type IconButtonSize = (typeof iconButtonSizes)[number];

export const iconButtonRecipe = cva(
  [
    'inline-grid shrink-0 place-items-center rounded-full border p-0 forced:border-current',
    'transition-[background-color,border-color,color,transform] duration-fast ease-out active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-60 disabled:translate-y-0',
    'aria-pressed:[&_svg]:fill-current',
  ],
  {
    variants: {
      variant: {
        ghost: [
          'border-transparent bg-transparent text-ink-soft enabled:hover:bg-sunken enabled:hover:text-ink',
          'aria-pressed:bg-primary-wash aria-pressed:text-primary',
        ],
        solid: [
          'border-transparent bg-primary text-on-primary enabled:hover:bg-primary-hover enabled:hover:shadow-soft',
          'aria-pressed:bg-primary-hover',
        ],
        night: [
          'border-on-night/60 bg-night/70 text-on-night enabled:hover:border-on-night enabled:hover:bg-night',
          'aria-pressed:border-coin-fill aria-pressed:bg-night',
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
