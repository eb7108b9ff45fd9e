import { cva } from '../../cva';

export const toastVariants = ['success', 'error', 'info'] as const;

export type ToastVariant = (typeof toastVariants)[number];

/** The surface of one toast; one behind the front toast shows only its edge, and one beyond the limit is hidden. */
export const toastRecipe = cva(
  [
    'w-(--width) rounded-md border border-line bg-raised text-ink shadow-lift',
    'data-[visible=false]:invisible',
    'data-[expanded=false]:data-[front=false]:overflow-hidden',
    'data-[expanded=false]:data-[front=false]:*:opacity-0',
  ],
  {
    variants: {
      variant: {
        success: '[--toast-tone:var(--color-success)]',
        error: '[--toast-tone:var(--color-danger)]',
        info: '[--toast-tone:var(--color-accent)]',
      },
    },
  },
);
