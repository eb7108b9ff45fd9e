import { cva } from '../../cva';

export const dialogSizes = ['sm', 'md', 'lg', 'full'] as const;

export type DialogSize = (typeof dialogSizes)[number];

export const dialogBackdropClasses = [
  'pointer-events-auto fixed inset-0 z-(--layer-dialog) flex items-end justify-center sm:items-center sm:p-6',
  'animate-fade-in bg-night/60',
];

export const dialogRecipe = cva(
  [
    'flex w-full flex-col overflow-y-auto overscroll-contain bg-raised text-ink',
    'rounded-t-lg border-t border-line shadow-lift sm:rounded-lg sm:border forced:border-2',
    'animate-rise-in scroll-pt-20 scroll-pb-24',
  ],
  {
    variants: {
      size: {
        sm: 'max-h-[92dvh] sm:max-w-104',
        md: 'max-h-[92dvh] sm:max-w-form',
        lg: 'max-h-[92dvh] sm:max-w-192',
        full: 'h-dvh sm:h-full sm:max-w-page',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
