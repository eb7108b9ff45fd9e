import { cva } from '../../cva';

export const textLinkVariants = ['inline', 'quiet', 'nav'] as const;

export type TextLinkVariant = (typeof textLinkVariants)[number];

export const textLinkRecipe = cva(
  'rounded-sm underline-offset-4 transition-colors duration-fast ease-out',
  {
    variants: {
      variant: {
        inline:
          'wrap-anywhere text-primary underline decoration-1 hover:text-primary-hover hover:decoration-2',
        quiet:
          'wrap-anywhere text-ink-soft underline decoration-line hover:text-ink hover:decoration-current',
        nav: [
          'inline-flex min-h-11 items-center gap-1.5 px-2 font-medium text-ink no-underline',
          'hover:text-primary aria-[current=page]:text-primary',
          'aria-[current=page]:underline aria-[current=page]:decoration-2',
        ],
      },
    },
    defaultVariants: { variant: 'inline' },
  },
);
