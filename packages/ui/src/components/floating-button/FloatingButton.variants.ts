import { cva } from '../../cva';

export const floatingButtonVariants = ['primary', 'surface'] as const;

export type FloatingButtonVariant = (typeof floatingButtonVariants)[number];

export const floatingButtonRecipe = cva(
  'fixed end-4 z-(--layer-floating) grid place-items-center rounded-full border duration-fast sm:end-6 short:static short:my-4 short:ms-auto short:me-4',
  {
    variants: {
      variant: {
        primary: [
          'bottom-[calc(1rem+var(--bar-height))] size-[min(3.5rem,64px)] border-transparent bg-primary text-on-primary shadow-lift',
          'sm:bottom-[calc(1.5rem+var(--bar-height))]',
          // With a bottom bar it moves closer to the corner, into the page's margin.
          'in-data-[session=in]:max-lg:end-2 in-data-[session=in]:max-lg:bottom-[calc(0.5rem+var(--bar-height))] in-data-[session=in]:max-lg:size-11',
          'transition-transform hover:scale-105 [&_svg]:size-6.5',
        ],
        surface: [
          'bottom-[calc(var(--floating-clearance)+var(--bar-height))] size-12 border-edge bg-surface text-ink shadow-soft',
          'animate-fade-in transition-[background-color,border-color,box-shadow] ease-out',
          'hover:border-ink hover:bg-raised hover:shadow-lift [&_svg]:size-5',
        ],
      },
    },
    defaultVariants: { variant: 'primary' },
  },
);
