import { cva } from 'class-variance-authority';

export const floatingButtonVariants = ['primary', 'surface'] as const;

export type FloatingButtonVariant = (typeof floatingButtonVariants)[number];

export const floatingButtonRecipe = cva(
  'fixed end-4 z-(--layer-floating) grid place-items-center rounded-full border duration-fast sm:end-6',
  {
    variants: {
      variant: {
        primary: [
          'bottom-4 size-[min(3.5rem,64px)] border-transparent bg-primary text-on-primary shadow-lift sm:bottom-6',
          'transition-transform hover:scale-105 [&_svg]:size-[26px]',
        ],
        surface: [
          'bottom-(--floating-clearance) size-12 border-edge bg-surface text-ink shadow-soft',
          'animate-fade-in transition-[background-color,border-color,box-shadow] ease-out',
          'hover:border-ink hover:bg-raised hover:shadow-lift [&_svg]:size-5',
        ],
      },
    },
    defaultVariants: { variant: 'primary' },
  },
);
