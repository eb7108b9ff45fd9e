import { cva } from '../../cva';

export const cardVariants = ['plain', 'raised', 'outline', 'tinted'] as const;

export type CardVariant = (typeof cardVariants)[number];

export const cardRecipe = cva(
  'relative flex min-w-0 flex-col overflow-hidden rounded-lg border text-ink',
  {
    variants: {
      variant: {
        plain: 'border-transparent bg-surface',
        raised: 'border-line bg-raised shadow-soft',
        outline: 'border-edge bg-transparent',
        tinted: 'border-transparent bg-primary-wash',
      },
      interactive: {
        true: [
          'transition-[box-shadow,border-color,transform] duration-base ease-out',
          'hover:-translate-y-0.5 hover:border-edge hover:shadow-lift',
          'focus-within:border-edge motion-reduce:hover:translate-y-0',
        ],
        false: '',
      },
    },
    defaultVariants: { variant: 'raised', interactive: false },
  },
);
