import type * as english from '@iru/ui/coin-keypad/labels';

export type { CoinKeypadLabels } from '@iru/ui/coin-keypad/labels';

export const coinKeypadLabels: typeof english.coinKeypadLabels = {
  name: 'Calculatrice de pièces',
  mode: 'Saisir',
  modes: { coins: 'Pièces', rwf: 'RWF' },
  display: 'Montant',
  point: 'Point décimal',
  backspace: 'Effacer le dernier chiffre',
  clear: 'Tout effacer',
};
