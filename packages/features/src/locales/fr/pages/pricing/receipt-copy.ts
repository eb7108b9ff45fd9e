import type * as english from '../../../../pages/pricing/receipt-copy';
import { formatCoins } from '../../parts/purchase/coin-format';

export const receiptCopy: typeof english.receiptCopy = {
  title: 'Reçu',
  close: 'Fermer',
  print: 'Imprimer',
  download: 'Télécharger',
  number: 'Numéro du reçu',
  date: 'Date',
  package: 'Pack',
  added: 'Pièces ajoutées',
  method: 'Moyen de paiement',
  price: 'Prix',
  total: formatCoins,
  simulated:
    'Achat simulé : aucun argent n’a été prélevé. Les pièces sont enregistrées sur cet appareil uniquement.',
};
