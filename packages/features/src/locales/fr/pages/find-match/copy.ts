import { formatThings } from '../../content/format';
import type * as english from '../../../../pages/find-match/copy';
import { labelOf } from '../../content/labels';

const profiles = formatThings('profil', 'profils');

const labels = (values: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value) => [value, labelOf(value)]));

export const findMatchCopy: typeof english.findMatchCopy = {
  title: 'Profils',
  description:
    'Parcourez des profils d’exemple du Rwanda et de la région. Les photos restent floues jusqu’à la connexion.',
  heading: 'Trouvez la bonne personne',
  count: (shown: number, total: number) => `Profils affichés : ${shown} sur ${total}`,
  mood: {
    heading: 'Mode humeur',
    text: 'Comment vous sentez-vous aujourd’hui ? Votre humeur ne change pas les résultats. Touchez-la encore pour l’enlever. L’humeur et les filtres sont gardés dans cet onglet et dans l’adresse de cette page.',
  },
  join: {
    heading: 'Voir ces photos sans flou',
    text: 'Ces douze personnes sont inventées. Le compte démo les montre sans flou.',
    action: 'Créer un profil',
    logIn: 'Essayer la démo',
  },
  filters: {
    heading: 'Filtres',
    show: 'Voir les filtres',
    hide: 'Masquer les filtres',
    active: (count: number) =>
      count === 0 ? 'Aucun' : `${count} ${count === 1 ? 'actif' : 'actifs'}`,
    clear: 'Tout enlever',
    close: (count: number) => `Voir ${profiles(count)}`,
    more: 'Plus de filtres',
    less: 'Moins de filtres',
    any: 'Peu importe',
    all: 'Tous',
    username: 'Nom',
    age: 'Âge',
    ageFrom: 'De',
    ageTo: 'À',
    years: (age: number) => `${age} ans`,
    gender: 'Genre',
    location: 'Lieu',
    status: 'Situation',
    country: 'Pays',
    height: 'Taille',
    bodyType: 'Silhouette',
    education: 'Études',
    religion: 'Religion',
    career: 'Métier',
    hair: 'Cheveux',
    children: 'Enfants',
    relationship: 'Type de relation',
    mood: 'Humeur',
    hints: {
      location: 'Une ville ou un pays',
      relationship: 'Ne change pas les résultats.',
    },
  },
  searches: {
    open: 'Mes recherches',
    loading: 'Chargement de vos recherches…',
    failed: 'Vos recherches ne se sont pas chargées. Fermez cette fenêtre, puis rouvrez-la.',
  },
  chips: {
    list: 'Filtres actifs',
    ages: (from: number, to: number) => `${from} à ${to} ans`,
    named: (name: string, value: string) => `${name} : ${value}`,
    remove: (filter: string) => `Enlever le filtre ${filter}`,
  },
  options: {
    status: labels(['Single', 'Separated', 'Divorced', 'Widow']),
    country: labels(['Rwanda', 'Kenya', 'Uganda', 'Tanzania', 'DRC']),
    gender: { male: 'Homme', female: 'Femme' },
    height: {
      'under 160': 'Moins de 160 cm',
      '160-180': '160 à 180 cm',
      'over 180': 'Plus de 180 cm',
    },
    bodyType: {
      slim: 'Mince',
      athletic: 'Athlétique',
      curvy: 'Avec des formes',
      plus: 'Ronde',
      muscular: 'Musclée',
    },
    education: {
      highschool: 'Secondaire',
      diploma: 'Diplôme',
      bachelors: 'Licence',
      masters: 'Master',
      phd: 'Doctorat',
    },
    religion: {
      christian: 'Christianisme',
      muslim: 'Islam',
      jewish: 'Judaïsme',
      hindu: 'Hindouisme',
      buddhist: 'Bouddhisme',
      other: 'Autre',
    },
    career: {
      tech: 'Technologies',
      business: 'Commerce',
      health: 'Santé',
      education: 'Enseignement',
      arts: 'Arts',
      other: 'Autre',
    },
    hair: { straight: 'Lisses', wavy: 'Ondulés', curly: 'Bouclés', coily: 'Crépus' },
    children: {
      has: 'A des enfants',
      no: 'Pas d’enfants',
      open: 'Pourquoi pas',
      dontwant: 'Ne veut pas d’enfants',
    },
    relationship: {
      serious: 'Sérieuse',
      casual: 'Légère',
      friendship: 'Amitié',
      marriage: 'Mariage',
      hookup: 'Aventure',
    },
    mood: {
      Calm: 'Calme',
      Happy: 'Joie',
      Curious: 'Curiosité',
      Lonely: 'Solitude',
      'Want to talk': 'Envie de parler',
    },
  },
  list: 'Profils',
  later: {
    count: (count: number) =>
      count === 1
        ? 'Vous gardez une personne pour plus tard.'
        : `Vous gardez ${count} personnes pour plus tard.`,
    action: 'Voir la liste',
  },
  empty: {
    title: 'Aucun profil trouvé',
    text: 'Changez vos filtres pour voir plus de profils',
  },
  safety: {
    heading: 'Sécurité et vie privée',
    cards: [
      {
        title: 'Vérification de la photo et du profil',
        text: 'Un badge montre qu’un selfie ou une pièce d’identité correspond au profil.',
      },
      {
        title: 'Masque numérique',
        text: 'Photos floues ou voix seule, jusqu’à ce que vous choisissiez l’un et l’autre de vous dévoiler.',
      },
      {
        title: 'Le consentement d’abord',
        text: 'Personne ne peut vous écrire, vous voir ni vous localiser avant votre oui.',
      },
      {
        title: 'Vous gardez la main',
        text: 'Masquez votre âge, votre distance ou tout votre profil à tout moment.',
      },
    ],
  },
  share: {
    heading: 'Racontez votre histoire d’amour',
    text: 'Votre rencontre a eu lieu ici ? Votre histoire peut en encourager d’autres. Pour l’instant, vous la gardez dans un fichier.',
    story: 'Raconter mon histoire',
    interview: 'Proposer un entretien',
    picture: 'Deux cafés sous une branche chargée de cerises de café mûres',
  },
};
