import { cva } from '../../cva';

export const navigationBarPositions = ['flow', 'bottom'] as const;

export type NavigationBarPosition = (typeof navigationBarPositions)[number];

export const navigationBarRecipe = cva('border-t border-line bg-raised text-ink', {
  variants: {
    position: {
      flow: 'border-b',
      bottom:
        'fixed inset-x-0 bottom-0 z-(--layer-header) pb-[env(safe-area-inset-bottom)] shadow-lift short:static',
    },
  },
  defaultVariants: { position: 'flow' },
});
