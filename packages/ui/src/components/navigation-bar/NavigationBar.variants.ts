import { cva } from '../../cva';

export const navigationBarPlaces = ['flow', 'foot'] as const;

export type NavigationBarPlace = (typeof navigationBarPlaces)[number];

export const navigationBarRecipe = cva('border-t border-line bg-raised text-ink', {
  variants: {
    place: {
      flow: 'border-b',
      foot: 'fixed inset-x-0 bottom-0 z-(--layer-header) pb-[env(safe-area-inset-bottom)] shadow-lift short:static',
    },
  },
  defaultVariants: { place: 'flow' },
});
