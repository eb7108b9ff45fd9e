import { cva } from '../../cva';

export const sectionTones = ['canvas', 'sunken', 'night', 'primary-wash'] as const;
export const sectionEdges = ['none', 'top', 'bottom', 'both'] as const;
export const sectionAligns = ['start', 'center'] as const;

export type SectionTone = (typeof sectionTones)[number];
export type SectionEdge = (typeof sectionEdges)[number];
export type SectionAlign = (typeof sectionAligns)[number];

export const sectionRecipe = cva('relative isolate w-full overflow-clip', {
  variants: {
    tone: {
      canvas: 'bg-canvas [--section-edge:var(--color-line)]',
      sunken: 'bg-sunken [--section-edge:var(--color-primary)]',
      night: 'bg-night [--section-edge:var(--color-coin-fill)]',
      'primary-wash': 'bg-primary-wash [--section-edge:var(--color-primary)]',
    },
  },
  defaultVariants: { tone: 'canvas' },
});

export const sectionHeaderRecipe = cva('mb-8 grid gap-4 sm:mb-12', {
  variants: {
    align: {
      start: 'max-w-prose',
      center: 'mx-auto max-w-prose justify-items-center text-center',
    },
  },
  defaultVariants: { align: 'start' },
});
