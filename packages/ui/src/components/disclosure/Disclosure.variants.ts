import { cva } from '../../cva';

export const disclosureButtonVariants = ['plain', 'boxed'] as const;

export type DisclosureButtonVariant = (typeof disclosureButtonVariants)[number];

export const disclosureButtonRecipe = cva(
  'flex min-h-12 w-full items-center gap-3 rounded-md px-4 text-start font-semibold wrap-anywhere',
  {
    variants: { variant: { plain: '', boxed: 'border border-edge bg-surface' } },
    defaultVariants: { variant: 'plain' },
  },
);
