import { cva } from '../../cva';

export const noticeVariants = ['info', 'success', 'warning', 'danger'] as const;

export type NoticeVariant = (typeof noticeVariants)[number];

export const noticeRecipe = cva(
  ['flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border px-4 py-3', 'text-body text-ink'],
  {
    variants: {
      variant: {
        info: 'border-accent bg-accent-wash [--notice-tone:var(--color-accent)]',
        success: 'border-success bg-success-wash [--notice-tone:var(--color-success)]',
        warning: 'border-warning bg-warning-wash [--notice-tone:var(--color-warning)]',
        danger: 'border-danger bg-danger-wash [--notice-tone:var(--color-danger)]',
      },
    },
    defaultVariants: { variant: 'info' },
  },
);
