import type { Unsaved } from '../../persistence/wallet';
import { labelOf } from '../../content/labels';
import type { CoinPackage, PaymentMethod } from '../../domain/coins';
import { totalCoins } from '../../domain/coins';
import { formatCoins } from './coin-format';

const methods: Record<PaymentMethod, { readonly hint: string }> = {
  'Mobile Money': { hint: 'MTN MoMo or Airtel Money' },
  Card: { hint: 'Visa or Mastercard' },
  'In-App': { hint: 'Through your phone’s app store' },
};

const failures: Record<Unsaved, string> = {
  refused:
    'Nothing was bought: your browser couldn’t save the coins. Free some space, then try again.',
  unreachable:
    'Nothing was bought: your browser doesn’t let this site save anything. Allow storage, then try again.',
};

export const purchaseCopy = {
  title: 'Buy coins',
  close: 'Close',
  package: 'Package',
  option: (pack: CoinPackage) => `${labelOf(pack.name)}: ${formatCoins(totalCoins(pack))}`,
  summary: 'What you get and what it costs',
  parts: ({ coins, bonusCoins }: CoinPackage) =>
    bonusCoins
      ? `${formatCoins(coins)} and a bonus of ${formatCoins(bonusCoins)}`
      : 'without a bonus',
  total: 'Added to your wallet',
  price: 'Price (not charged)',
  owed: 'Repays overspent coins',
  balance: 'New balance',
  methods: { heading: 'Pay with (simulated)', list: methods },
  simulation: 'Simulation: no money is taken',
  noDetails: 'No payment details needed. The coins stay on this device.',
  failures,
  added: 'Coins added',
  addedText: (coins: number, balance: number) =>
    `${formatCoins(coins)}. You now have ${formatCoins(balance)}.`,
  loading: 'Opening the coin store…',
  unavailable: 'The coin store didn’t load. Check your connection, then try again.',
};
