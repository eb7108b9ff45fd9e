import { cva } from '../../cva';

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger', 'night'] as const;
export const buttonSizes = ['md', 'lg'] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonRecipe = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-full border px-6 py-2 text-center no-underline [&>svg]:shrink-0',
    'font-text text-body leading-tight font-semibold',
    'transition-[background-color,border-color,color,box-shadow,transform] duration-fast ease-out',
    'active:translate-y-px aria-disabled:translate-y-0',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed',
    'aria-disabled:not-data-pending:opacity-60',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-on-primary hover:bg-primary-hover hover:shadow-soft',
        secondary: 'border-edge bg-surface text-ink hover:border-ink hover:bg-raised',
        ghost: 'border-transparent bg-transparent text-primary hover:bg-primary-wash',
        danger: 'border-danger bg-danger-wash text-danger hover:bg-danger hover:text-canvas',
        night:
          'border-on-night/60 bg-night/70 text-on-night hover:border-on-night hover:bg-night focus-visible:outline-on-night',
      },
      size: {
        md: 'min-h-11',
        lg: 'min-h-13 px-8 text-lead',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
);
