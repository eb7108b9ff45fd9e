import { brand } from '../../../../content/brand';
import { formatCount } from '../../content/format';
import { COIN, pricePerCoin, totalCoins } from '../../../../domain/coins';
import { FREE_COINS } from '../../../../domain/price-list';
import type * as english from '../../../../pages/pricing/copy';
import { pricesIntro } from '../../content/feature-names';
import { formatBalance, formatCoins, formatRwf } from '../../parts/purchase/coin-format';

const { dailyLogin, inviteFriend, loginStreak } = FREE_COINS;

export const pricingCopy: typeof english.pricingCopy = {
  title: 'Tarifs',
  description: 'Les packs de pièces en francs rwandais et le prix de chaque fonction.',
  heading: 'Pièces et tarifs',
  intro: `L’inscription à ${brand.name} est gratuite. Les pièces permettent de payer les extras, à ${formatRwf(COIN.priceRwf)} la pièce, sans abonnement.`,
  calculator: {
    label: 'Calculatrice de pièces',
    labels: {
      mode: 'Saisir un montant en',
      modes: { coins: 'Pièces', rwf: COIN.currency },
      display: 'Montant',
      point: 'Point décimal',
      backspace: 'Effacer le dernier chiffre',
      clear: 'C : tout effacer',
      clearKey: 'C',
    },
    units: { coins: 'pièces', rwf: COIN.currency },
    costs: (rwf: number) => `coûtent ${formatRwf(rwf)}`,
    buys: (coins: number) => `donnent ${formatCoins(coins)}`,
  },
  recommended: {
    heading: 'Pack conseillé',
    covers: (coins: number) => `Le plus petit pack qui couvre ${formatCoins(coins)}.`,
    first: 'Le plus petit pack. Saisissez un montant pour voir celui qui convient.',
    lessThanOne: `Le plus petit pack. Une pièce coûte ${formatRwf(COIN.priceRwf)}.`,
    largest: (coins, pack) =>
      `Notre plus grand pack, avec ${formatCount(totalCoins(pack))} des ${formatCoins(coins)}.`,
    buy: (name: string) => `Choisir ${name}`,
  },
  packages: {
    heading: 'Packs de pièces',
    intro: 'Les grands packs contiennent plus de pièces bonus. Les pièces n’expirent pas.',
    coins: (pack) =>
      pack.bonusCoins
        ? `${formatCount(pack.coins)} + ${formatCount(pack.bonusCoins)} en bonus`
        : 'sans bonus',
    each: (pack) => `${formatCount(pricePerCoin(pack))} RWF la pièce`,
    buy: 'Acheter',
  },
  prices: {
    heading: 'Ce qui se paie en pièces',
    intro: pricesIntro,
    standard: 'Fonctions standard',
    premium: 'Options premium',
    feature: 'Fonction',
    price: 'Prix',
    amount: (from: number, to?: number) =>
      to ? `${formatCount(from)}–${formatCoins(to)}` : formatCoins(from),
    rwf: (from: number, to?: number) =>
      to ? `${formatCount(from)}–${formatRwf(to)}` : formatRwf(from),
  },
  deals: {
    heading: 'Offres de saison et bonus',
    intro: 'Les pièces bonus sont incluses aujourd’hui. Les autres offres sont prévues.',
    bonus: {
      heading: 'Pièces bonus',
      line: (name: string, share: string) => `${name} : ${share} de plus`,
      note: 'Sans code, sans date de fin.',
    },
    free: {
      heading: 'Pièces gratuites',
      list: [
        {
          name: 'Connexion du jour',
          amount: `${dailyLogin.from}–${dailyLogin.to} pièces`,
          text: 'Venez une fois par jour.',
        },
        {
          name: 'Inviter un proche',
          amount: `${inviteFriend} pièces`,
          text: 'Quand la personne invitée complète un profil.',
        },
        {
          name: `${loginStreak.days} jours de suite`,
          amount: `${loginStreak.coins} pièces, montant proposé`,
          text: 'Venez chaque jour pendant une semaine. Le montant peut changer.',
        },
      ],
    },
    seasons: {
      heading: 'Saisons',
      list: [
        {
          name: 'Umuganura',
          amount: 'premier vendredi d’août',
          text: 'Un bonus pour la fête de la récolte, sur chaque pack.',
        },
        {
          name: 'Semaine de la Saint-Valentin',
          amount: 'du 8 au 14 février',
          text: 'Des cadeaux à prix réduit.',
        },
      ],
    },
  },
  payment: {
    heading: 'Moyens de paiement',
    note: 'Les paiements sont simulés : rien n’est débité, et aucun code PIN n’est demandé.',
  },
  faq: {
    heading: 'Questions sur les pièces',
    list: {
      for: {
        question: 'À quoi servent les pièces ?',
        answer:
          'Aux extras, comme un Super Like, un boost de profil ou un salon privé. S’inscrire, parcourir les profils, donner des J’aime, lire des messages : tout cela est gratuit.',
      },
      worth: {
        question: 'Combien coûte une pièce ?',
        answer: `Une pièce coûte ${formatRwf(COIN.priceRwf)}. Les packs à partir de ${formatRwf(5000)} contiennent des pièces bonus, donc chaque pièce revient moins cher. Nous annonçons tout changement de prix 30 jours à l’avance.`,
      },
      pay: {
        question: 'Comment payer ?',
        answer:
          'Par Mobile Money, par carte ou dans l’application. Aujourd’hui, chaque paiement est simulé.',
      },
      kept: {
        question: 'Où sont mes pièces ?',
        answer:
          'Uniquement dans ce navigateur. Effacer les données du site les supprime : exportez-les d’abord sur votre page.',
      },
      refund: {
        question: 'Peut-on me rembourser ?',
        answer:
          'Aujourd’hui, il n’y a pas d’argent à rembourser. La politique de remboursement s’applique aux vrais paiements : remboursement total, au prorata ou en crédit, avec une réponse sous 3 à 5 jours ouvrés.',
      },
    },
    refunds: 'Lire la politique de remboursement',
  },
  bar: {
    label: 'Votre portefeuille',
    show: 'Solde',
    history: 'voir les transactions',
    balance: formatBalance,
    buy: 'Acheter',
  },
  transactions: {
    heading: 'Vos transactions',
    intro: 'Achats et dépenses sur cet appareil, les plus récents d’abord.',
    list: 'Transactions',
    empty: {
      title: 'Aucune transaction',
      text: 'Vos transactions s’afficheront ici, avec un reçu pour chaque achat.',
      action: 'Voir les packs de pièces',
    },
    waiting: 'Chargement de vos transactions…',
    noNote: 'Sans note',
    carried: 'Solde antérieur',
    receipt: 'Reçu',
    receiptOf: (moment: string) => `de l’achat du ${moment}`,
    delta: (delta: number) =>
      `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${formatCoins(Math.abs(delta))}`,
    shown: (shown: number, all: number) =>
      `${formatCount(shown)} sur ${formatCount(all)} affichées`,
    all: (count: number) => `Tout afficher (${formatCount(count)})`,
    receiptLoading: 'Ouverture du reçu…',
    receiptUnavailable: 'Le reçu ne s’est pas chargé. Vérifiez votre connexion, puis réessayez.',
  },
};
