import { totalCoins } from '../../../../domain/coins';
import type * as english from '../../../../parts/purchase/copy';
import { labelOf } from '../../content/labels';
import { formatCoins } from './coin-format';

export const purchaseCopy: typeof english.purchaseCopy = {
  title: 'Acheter des pièces',
  close: 'Fermer',
  package: 'Pack',
  option: (pack) => `${labelOf(pack.name)} : ${formatCoins(totalCoins(pack))}`,
  summary: 'Ce que vous obtenez et ce que cela coûte',
  parts: ({ coins, bonusCoins }) =>
    bonusCoins ? `${formatCoins(coins)} et un bonus de ${formatCoins(bonusCoins)}` : 'sans bonus',
  total: 'Ajouté à votre portefeuille',
  price: 'Prix (non débité)',
  owed: 'Rembourse les pièces dépensées en trop',
  balance: 'Nouveau solde',
  methods: {
    heading: 'Payer avec (simulation)',
    list: {
      'Mobile Money': { hint: 'MTN MoMo ou Airtel Money' },
      Card: { hint: 'Visa ou Mastercard' },
      'In-App': { hint: 'Par la boutique d’applications de votre téléphone' },
    },
  },
  simulation: 'Simulation : aucun argent n’est prélevé',
  noDetails:
    'Aucune information de paiement n’est nécessaire. Les pièces restent sur cet appareil.',
  failures: {
    refused:
      'Rien n’a été acheté : votre navigateur n’a pas pu enregistrer les pièces. Libérez de l’espace, puis réessayez.',
    unreachable:
      'Rien n’a été acheté : votre navigateur n’autorise pas ce site à enregistrer quoi que ce soit. Autorisez le stockage, puis réessayez.',
  },
  added: 'Pièces ajoutées',
  addedText: (coins: number, balance: number) =>
    `${formatCoins(coins)}. Votre solde : ${formatCoins(balance)}.`,
  loading: 'Ouverture de la boutique de pièces…',
  unavailable:
    'La boutique de pièces ne s’est pas chargée. Vérifiez votre connexion, puis réessayez.',
};
