import { formatThings } from '../../content/format';
import type * as english from '../../../../pages/user/copy';
import { answerLabels } from '../../content/answer-labels';
import { formatCoins } from '../../parts/purchase/coin-format';

export const userCopy: typeof english.userCopy = {
  title: 'Votre page',
  description:
    'Votre profil, vos J’aime, votre portefeuille, vos messages et vos données, enregistrés sur cet appareil.',
  eyebrow: 'Votre page',
  greeting: (name: string) => `Bonjour, ${name}`,
  demoGreeting: 'Bonjour',
  demoIntro: 'Voici le compte démo. Ce que vous faites reste sur cet appareil.',
  waiting: 'Chargement de vos données…',
  browse: 'Parcourir les profils',
  settings: 'Paramètres',
  dashboard: 'Tableau de bord',
  safety: 'Sécurité',
  logOut: 'Déconnexion',
  profile: {
    heading: 'Votre profil',
    intro: 'Votre mot de passe, votre photo et votre date de naissance n’ont pas été enregistrés.',
    open: 'Afficher mon profil',
    labels: {
      ...answerLabels,
      age: 'Âge',
      educationLevel: 'Études',
      employmentStatus: 'Emploi',
      lookingFor: 'Recherche',
      prefGender: 'Aimerait rencontrer',
      prefAgeRange: 'Âge souhaité',
      prefStatus: 'Situation souhaitée',
      prefBodyType: 'Silhouette souhaitée',
      subscribeToUpdates: 'Nouvelles par e-mail',
    },
    yes: 'Oui',
    no: 'Non',
    empty: {
      title: 'Pas encore de profil',
      text: 'Cela prend environ cinq minutes.',
      action: 'Créer un profil',
    },
  },
  likes: {
    heading: 'Vos J’aime',
    list: 'Les personnes qui vous plaisent',
    like: (name: string) => `Ajouter ${name} à vos J’aime`,
    count: (count: number) =>
      count === 1 ? 'Une personne vous a plu.' : `${count} personnes vous ont plu.`,
    age: (name: string, age: number) => `${name}, ${age} ans`,
    more: (count: number) => `et ${count} de plus`,
    action: 'Voir d’autres profils',
    empty: {
      title: 'Aucun J’aime',
      text: 'Les personnes à qui vous donnez un J’aime dans Accueil, Profils ou Swipe s’affichent ici.',
      action: 'Découvrir des profils',
    },
  },
  wallet: {
    heading: 'Portefeuille',
    balance: formatCoins,
    latest: 'Dernières transactions',
    delta: (delta: number) =>
      `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${formatCoins(Math.abs(delta))}`,
    noNote: 'Sans note',
    empty: 'Pas encore de pièces. Elles servent à payer de petits extras.',
    get: 'Obtenir des pièces',
  },
  threads: {
    heading: 'Vos messages',
    messages: formatThings('message', 'messages'),
    silent: 'Aucun message',
    more: (count: number) => `${count} de plus dans Messages`,
    meet: 'Trouver quelqu’un à qui écrire',
    action: 'Ouvrir les messages',
    empty: 'Aucune conversation. Donnez un J’aime à quelqu’un pour en commencer une dans Messages.',
  },
};
