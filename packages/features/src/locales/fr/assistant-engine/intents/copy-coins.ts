import type * as english from '../../../../assistant-engine/intents/copy-coins';
import { PACKAGES, rwfFromCoins, totalCoins } from '../../../../domain/coins';
import { FREE_COINS, PRICES } from '../../../../domain/price-list';
import { legalHref } from '../../../../content/legal/documents';
import { PATHS } from '../../../../paths';
import { labelOf } from '../../content/labels';
import { formatCount } from '../../content/format';

const packages = PACKAGES.map(
  (pack) =>
    `${labelOf(pack.name)} avec ${formatCount(totalCoins(pack))} pièces pour ${formatCount(pack.priceRwf)} RWF`,
).join(', ');

export const coinIntentCopy: typeof english.coinIntentCopy = {
  'coin-price': {
    topic: 'Le prix d’une pièce',
    answer: `Une pièce coûte ${rwfFromCoins(1)} RWF ; les grands packs ajoutent un bonus. La calculatrice est à la page ${PATHS.pricing}. Dans cette version, aucun argent ne circule.`,
  },
  packages: {
    topic: 'Packs de pièces',
    answer: `Les packs : ${packages}. Ils sont à la page ${PATHS.pricing}. Dans cette version, les paiements sont simulés et aucun argent ne circule.`,
  },
  'buy-coins': {
    topic: 'Acheter des pièces',
    answer: `Ouvrez ${PATHS.pricing}, choisissez un pack, vérifiez ce que vous obtenez et ce que cela coûte, et choisissez un moyen de paiement. Dans cette version, c’est une simulation : rien n’est débité et aucun code PIN n’est demandé.`,
  },
  'payment-methods': {
    topic: 'Moyens de paiement',
    answer: `Vous pouvez choisir ${labelOf('Mobile Money')}, ${labelOf('Card')} ou ${labelOf('In-App')} à la page ${PATHS.pricing}. Dans cette version, les trois sont simulés : rien n’est débité et aucun code PIN n’est demandé. Ne donnez jamais votre code PIN à personne.`,
  },
  'is-payment-real': {
    topic: 'L’argent est-il vraiment prélevé ?',
    answer: `Non. Dans cette version, chaque paiement est simulé, aucun argent ne circule, et les pièces n’ont aucune valeur hors de ce navigateur. ${PATHS.pricing} l’indique avant chaque prix.`,
  },
  'price-list': {
    topic: 'Le prix des fonctions',
    answer: `Un Super Like coûte ${PRICES.superLike.coins} pièces, un Retour en arrière ${PRICES.rewindSwipe.coins}, un Boost de profil (24 heures) ${PRICES.profileBoost.coins}, et un Brise-glace IA ${PRICES.aiIcebreaker.coins}. La liste complète est à la page ${PATHS.pricing}. Dans cette version, seul le Super Like prend des pièces.`,
  },
  'free-coins': {
    topic: 'Pièces gratuites',
    answer: `Des pièces gratuites sont prévues : ${FREE_COINS.dailyLogin.from} à ${FREE_COINS.dailyLogin.to} pour la connexion du jour, ${FREE_COINS.inviteFriend} pour un proche invité et ${FREE_COINS.loginStreak.coins} pour sept jours de suite. Aucune n’est encore donnée ; voyez ${PATHS.pricing}.`,
  },
  'is-it-free': {
    topic: 'Est-ce gratuit ?',
    answer: `Dans cette version, parcourir les profils, donner des J’aime, écrire, préparer une rencontre : tout cela est gratuit. Certains extras coûtent des pièces, qui ne coûtent pas d’argent réel. Les tarifs sont à la page ${PATHS.pricing}.`,
  },
  'coins-expire': {
    topic: 'Les pièces expirent-elles ?',
    answer: `Les pièces n’expirent pas. Dans cette version, elles sont gardées dans ce navigateur : effacer vos données les supprime aussi. Votre solde est à la page ${PATHS.pricing}.`,
  },
  'coins-missing': {
    topic: 'Mes pièces ont disparu',
    answer: `Les pièces sont gardées dans le navigateur où vous les avez achetées : un autre téléphone, un autre navigateur ou une fenêtre privée a son propre portefeuille. Déplacez-les avec Exporter et Importer à la page ${PATHS.user}. Si votre stockage a été endommagé, la partie illisible y est gardée aussi.`,
  },
  balance: {
    topic: 'Mon solde et mon historique',
    answer: `Votre solde et l’historique de vos pièces sont à la page ${PATHS.pricing}, et sur votre page, ${PATHS.user}.`,
  },
  receipt: {
    topic: 'Reçus',
    answer: `Ouvrez votre historique à la page ${PATHS.pricing} et choisissez le reçu d’un achat pour le télécharger ou l’imprimer. Il précise que l’achat était simulé.`,
  },
  refund: {
    topic: 'Remboursements',
    answer: `Dans cette version, aucun argent ne circule : il n’y a rien à rembourser. Pour le service complet, la politique de remboursement à la page ${legalHref('refunds')} prévoit des remboursements totaux, au prorata ou en crédit : une réponse sous 3 à 5 jours ouvrés, et 5 à 10 de plus pour une banque.`,
  },
  subscription: {
    topic: 'Abonnements et VIP',
    answer: `Il n’y a pas d’abonnement dans cette version : vous achetez des pièces une fois, et rien ne se renouvelle tout seul. Le Badge VIP coûte ${PRICES.vipBadge.coins} pièces pour 30 jours (prévu). Les tarifs sont à la page ${PATHS.pricing}.`,
  },
};
