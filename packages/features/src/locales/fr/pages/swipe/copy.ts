import { PRICES } from '../../../../domain/price-list';
import type * as english from '../../../../pages/swipe/copy';
import { de } from '../../content/grammar';

const coins = (count: number): string => `${count} ${count < 2 ? 'pièce' : 'pièces'}`;
const price = coins(PRICES.superLike.coins);

export const swipeCopy: typeof english.swipeCopy = {
  title: 'Swipe',
  description:
    'Décidez pour un profil d’exemple à la fois, au bouton, au doigt ou au clavier, et annulez chaque étape.',
  heading: 'Une personne à la fois',
  intro: 'Ce sont des profils d’exemple, et vous pouvez annuler vos choix.',
  choices: { pass: 'Passer', like: 'J’aime', superLike: 'Super Like' },
  price,
  given: 'Donné',
  free: 'Gratuit',
  undo: 'Annuler',
  later: 'Plus tard',
  decks: 'Pile de profils',
  deck: (name: string, age: number) => `Profil ${de(name)}, ${age} ans`,
  who: (name: string, age: number) => `${name}, ${age} ans`,
  place: (city: string, country: string) => `${city}, ${country}`,
  portrait: (name: string) => `Portrait ${de(name)}`,
  actions: 'Votre décision',
  keys: 'Les flèches fonctionnent tant que la pile a le focus : gauche passe, droite aime, haut donne un Super Like, bas garde pour plus tard.',
  how: {
    heading: 'Comment ça marche',
    list: [
      {
        name: 'Faites glisser la carte',
        text: 'À droite pour aimer, à gauche pour passer, vers le haut pour un Super Like. Si la carte dépasse l’écran, glisser vers le haut fait défiler la page.',
      },
      {
        name: 'Ou appuyez sur une touche',
        text: 'Tant que la pile a le focus, les flèches font de même. La flèche du bas veut dire « Plus tard ».',
      },
      {
        name: 'Vous hésitez ?',
        text: '« Plus tard » garde la personne de côté. Faites-la revenir à tout moment.',
      },
      {
        name: 'Vous changez d’avis ?',
        text: 'Annuler est gratuit, une étape à la fois, et rembourse un Super Like, jusqu’à ce que vous recommenciez, vous déconnectiez ou fermiez l’onglet.',
      },
    ],
  },
  ask: {
    title: (name: string) => `Un Super Like pour ${name}`,
    text: (balance: number) =>
      `Il coûte ${price}, et vous avez ${coins(balance)}. Si vous revenez sur ce choix, il est remboursé. Nous ne posons la question qu’une fois par visite.`,
    cancel: 'Annuler',
    action: `Super Like pour ${price}`,
    failed: 'La confirmation ne s’est pas chargée : rien n’a été débité. Réessayez.',
  },
  done: {
    passed: (name: string) => `Profil passé : ${name}.`,
    liked: (name: string) => `${name} est dans vos J’aime.`,
    superLiked: (name: string) => `Vous avez donné un Super Like à ${name} pour ${price}.`,
    given: (name: string) => `Vous avez déjà donné un Super Like à ${name}. Rien n’a été débité.`,
    unpaid: (name: string) =>
      `${name} : J’aime enregistré. Nous n’avons pas pu lire vos pièces, donc rien n’a été débité.`,
    later: (name: string) => `Vous gardez ${name} pour plus tard.`,
    uncovered: (name: string) =>
      `${name} : J’aime enregistré. Un autre onglet a dépensé les pièces, donc rien n’a été débité.`,
    unsaved: (name: string) =>
      `Votre J’aime pour ${name} n’a pas pu être enregistré sur cet appareil.`,
    short: (name: string, balance: number) =>
      `${name} : J’aime enregistré. Un Super Like coûte ${price}, et vous avez ${coins(balance)}.`,
    next: (who: string) => `Profil suivant : ${who}.`,
    undone: (who: string) => `Annulé. Retour à ${who}.`,
    left: 'Vous avez recommencé.',
    restored: 'Vous voilà de retour où vous en étiez.',
    over: 'Tout le monde est de retour. Vos J’aime restent.',
  },
  getCoins: 'Obtenir des pièces',
  end: {
    heading: 'Plus de profils',
    counts: (likes: number, passes: number) => `J’aime : ${likes}. Passés : ${passes}.`,
    later: (count: number) =>
      count === 1
        ? 'Une personne gardée pour plus tard'
        : `${count} personnes gardées pour plus tard`,
    onlyLater:
      'Vous gardez pour plus tard toutes les personnes qui restent. Faites-en revenir une pour la voir ici.',
    text: 'Écrivez aux personnes qui vous plaisent, ou recommencez.',
    noOne:
      'Vous avez masqué tout le monde ici. Vous pouvez rétablir ces personnes dans les paramètres.',
    settings: 'Ouvrir les paramètres',
    again: 'Recommencer',
    messages: 'Aller aux messages',
  },
  liked: {
    heading: 'Les personnes qui vous plaisent',
    count: {
      saved: (count: number) =>
        count === 1
          ? 'Une personne, enregistrée sur cet appareil.'
          : `${count} personnes, les plus récentes d’abord, enregistrées sur cet appareil.`,
      unsaved: (count: number) =>
        count === 1
          ? 'Une personne, le temps de cette visite. Votre navigateur n’a pas pu enregistrer la liste.'
          : `${count} personnes, les plus récentes d’abord, le temps de cette visite. Votre navigateur n’a pas pu enregistrer la liste.`,
    },
    empty: {
      saved:
        'Personne pour l’instant. Les personnes à qui vous donnez un J’aime sont enregistrées ici, sur cet appareil.',
      unsaved: 'Personne pour l’instant. Votre navigateur n’a pas pu enregistrer la modification.',
    },
    browse: 'Parcourir les profils',
    remove: 'Retirer',
    removePerson: (name: string) => `Retirer ${name}`,
    super: 'Super Like',
    write: 'Lui écrire',
  },
};
