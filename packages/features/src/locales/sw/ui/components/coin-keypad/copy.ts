import type * as english from '@iru/ui/coin-keypad/labels';

export type { CoinKeypadLabels } from '@iru/ui/coin-keypad/labels';

export const coinKeypadLabels: typeof english.coinKeypadLabels = {
  name: 'Kikokotoo cha sarafu',
  mode: 'Andika',
  modes: { coins: 'Sarafu', rwf: 'RWF' },
  display: 'Kiasi',
  point: 'Nukta',
  backspace: 'Futa tarakimu ya mwisho',
  clear: 'Futa yote',
};
