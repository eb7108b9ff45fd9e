import { cva } from '../../cva';

export const badgeVariants = [
  'neutral',
  'primary',
  'accent',
  'coin',
  'success',
  'warning',
  'danger',
] as const;

export type BadgeVariant = (typeof badgeVariants)[number];

export const badgeRecipe = cva(
  [
    // Rounded like a pill on one line, and still rounded around several.
    'inline-flex max-w-full items-center gap-1.5 rounded-md border px-3 py-0.5',
    'text-small font-semibold wrap-anywhere [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        neutral: 'border-line bg-surface text-ink',
        primary: 'border-primary/40 bg-primary-wash text-primary',
        accent: 'border-accent/40 bg-accent-wash text-accent',
        coin: 'border-transparent bg-coin-fill text-on-coin forced:border-current',
        success: 'border-success/40 bg-success-wash text-success',
        warning: 'border-warning/40 bg-warning-wash text-warning',
        danger: 'border-danger/40 bg-danger-wash text-danger',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);
