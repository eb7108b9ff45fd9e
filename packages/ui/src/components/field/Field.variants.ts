import { cva } from '../../cva';

export const controlSizes = ['md', 'lg'] as const;

export type ControlSize = (typeof controlSizes)[number];

/** The box of every text input and select. */
export const controlRecipe = cva(
  [
    'block w-full min-w-0 rounded-md border border-edge bg-surface px-4 py-2.5',
    'text-body text-ink placeholder:text-ink-soft placeholder:opacity-100',
    'transition-[border-color,background-color] duration-fast ease-out hover:border-ink',
    'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger aria-invalid:outline-danger',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft disabled:hover:border-edge',
  ],
  {
    variants: {
      size: { md: 'min-h-12', lg: 'min-h-14 text-lead' },
    },
    defaultVariants: { size: 'md' },
  },
);

/** The visible box of a checkbox or radio, with the mark's icon on top. */
export const choiceClasses = [
  'peer size-6 shrink-0 appearance-none border border-edge bg-surface',
  'transition-[background-color,border-color] duration-fast ease-out',
  'checked:border-primary checked:bg-primary hover:border-ink checked:hover:border-primary-hover',
  'checked:hover:bg-primary-hover in-data-invalid:border-danger in-data-invalid:ring-1 in-data-invalid:ring-danger',
  'disabled:cursor-not-allowed disabled:opacity-60 forced:appearance-auto',
];

/** The native control of a pill or card: hidden visually but available to the keyboard and assistive technology. */
export const hiddenChoiceClasses =
  'absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit]';

/** A label that acts as the button. */
export const pillClasses = [
  'relative inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 py-2 text-ink',
  'transition-[background-color,border-color,color] duration-fast ease-out hover:border-ink',
  'has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary',
  'has-checked:font-semibold has-checked:hover:bg-primary-hover',
  'has-disabled:cursor-not-allowed has-disabled:opacity-60 in-data-invalid:border-danger',
  'forced:has-checked:outline-2 forced:has-checked:-outline-offset-4',
];
