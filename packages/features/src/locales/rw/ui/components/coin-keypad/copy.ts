import type * as english from '@iru/ui/coin-keypad/labels';

export type { CoinKeypadLabels } from '@iru/ui/coin-keypad/labels';

export const coinKeypadLabels: typeof english.coinKeypadLabels = {
  name: 'Kubara ibiceri',
  mode: 'Kwandika',
  modes: { coins: 'Ibiceri', rwf: 'RWF' },
  display: 'Umubare',
  point: 'Akadomo',
  backspace: 'Gusiba umubare wa nyuma',
  clear: 'Gusiba byose',
};
