import { cva } from '../../cva';

export const coinKeypadModes = ['coins', 'rwf'] as const;

export type CoinKeypadMode = (typeof coinKeypadModes)[number];

export const keyRecipe = cva(
  [
    'grid min-h-14 place-items-center rounded-md border-b-4 text-title font-semibold tabular-nums select-none',
    'transition-[background-color,border-color,translate] duration-fast ease-out',
    'active:mt-0.5 active:translate-y-0.5 active:border-b-2 forced:border',
  ],
  {
    variants: {
      kind: {
        digit: 'border-line bg-raised text-ink shadow-soft hover:border-edge hover:bg-surface',
        edit: 'border-line bg-sunken text-ink-soft hover:border-edge hover:text-ink',
        clear:
          'border-coin-fill/50 bg-coin-fill/20 text-coin hover:border-coin-fill hover:bg-coin-fill/30',
      },
    },
    defaultVariants: { kind: 'digit' },
  },
);
