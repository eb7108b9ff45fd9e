import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/services/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const servicesCopy: typeof english.servicesCopy = {
  title: 'Services',
  description: `Ce que fait ${brand.name} pour vous, de la recherche selon l’humeur aux premières rencontres sûres.`,
  heading: 'Ce que nous faisons pour vous',
  intro:
    'D’une prévision de compatibilité à une liste de contrôle pour la première rencontre. La distance, le masque et le radar sont désactivés tant que vous ne les activez pas.',
  picture: 'Des bateaux de pêche sur le lac Kivu, le soir',
  browse: 'Parcourir les profils',
  getCoins: 'Obtenir des pièces',
  cards: {
    heading: 'Sept façons de se rapprocher',
    sample: {
      label: 'Un exemple de prévision',
      figure: 'Exemple',
      scoreLabel: 'en commun, d’après ce que deux personnes ont écrit',
      note: 'Inventé, pour montrer à quoi ressemble une prévision.',
      signals: {
        values: 'Valeurs et foi',
        plans: 'Projets pour les cinq prochaines années',
        rhythm: 'Rythme quotidien',
      },
    },
    list: {
      forecast: {
        name: 'Prévision de compatibilité',
        text: 'Montre où deux personnes seront sans doute d’accord, où elles devront en parler, et avec quelle certitude. Jamais un verdict.',
        action: 'Voir une prévision',
      },
      mood: {
        name: 'Recherche selon l’humeur',
        text: 'Trouvez un salon qui convient à votre humeur.',
        action: 'Choisir une humeur',
      },
      mask: {
        name: 'Masque numérique',
        text: 'Votre photo reste floue, ou vous vous présentez par la voix seule, jusqu’à ce que vous acceptiez l’un et l’autre de vous dévoiler.',
        action: 'Activer le masque',
      },
      rooms: {
        name: 'Salons à thème',
        text: 'Huit salons, de la musique à l’art, chacun avec des règles de base et une question pour commencer.',
        action: 'Trouver un salon',
      },
      timeline: {
        name: 'Projets de vie à deux',
        text: 'Mettez métier, mariage, enfants et voyages dans l’ordre de votre choix, puis parlez-en.',
        action: 'Classer vos projets',
      },
      radar: {
        name: 'Radar hors ligne',
        text: 'Vous dit que quelqu’un est à proximité, jamais où. Désactivé tant que vous ne l’activez pas.',
        action: 'Voir le radar',
      },
      icebreaker: {
        name: 'Coach brise-glace IA',
        text: 'Une première question à laquelle un simple oui ne suffit pas.',
        action: 'Recevoir une question',
      },
    },
  },
  matching: {
    heading: 'Des suggestions par IA, sans mystère',
    intro: 'Ce qu’elle lit, ce qu’elle ignore, et qui décide.',
    list: [
      'Elle ne lit que votre profil et ce que vous avez demandé.',
      'Elle place les valeurs et les projets avant l’apparence ; une photo n’est jamais notée.',
      'Elle explique pourquoi deux personnes ont été mises en relation.',
      'Elle apprend de vos choix, sur votre appareil, et les oublie quand vous les effacez.',
      'Elle ne prend jamais de décision sur un signalement, un remboursement ou un compte. Ce sont des personnes qui décident.',
    ],
  },
  steps: {
    heading: 'Comment ça marche',
    list: [
      {
        name: 'Dites ce que vous voulez',
        text: 'Une amitié, une relation, un mariage : il n’y a pas de mauvaise réponse.',
      },
      {
        name: 'Choisissez ce que les autres voient',
        text: 'Âge, distance, photo : trois réglages, tous à vous.',
      },
      {
        name: 'Des rencontres à vos conditions',
        text: 'Parcourez les profils, donnez des J’aime ou rejoignez un salon.',
      },
      {
        name: 'Parlez avant de voir',
        text: 'Sous le masque, la conversation passe en premier.',
      },
      {
        name: 'Rencontrez-vous en plein jour',
        text: 'Le guide de rencontre vous aide à prévoir un premier rendez-vous que chacun peut quitter à tout moment.',
      },
    ],
    more: 'Voir chaque étape',
  },
  safety: {
    heading: 'Confiance et sécurité',
    text: 'Chaque profil peut obtenir quatre niveaux de vérification, chaque conversation propose Bloquer et Signaler, et une personne lit chaque signalement sous 24 à 48 heures.',
    version:
      'Aujourd’hui, les signalements ne parviennent à personne, et personne n’a été vérifié.',
    points: [
      { name: 'Niveau 1', text: 'E-mail ou téléphone' },
      { name: 'Niveau 2', text: 'Selfie conforme au profil' },
      { name: 'Niveau 3', text: 'Pièce d’identité' },
      { name: 'Niveau 4', text: 'Membre payant' },
    ],
    link: 'Lire le document sur la confiance et la sécurité',
  },
  join: {
    heading: 'S’inscrire en sept petites étapes',
    intro:
      'Aujourd’hui, l’inscription compte six étapes. Vous pouvez arrêter à tout moment : vos réponses restent dans cet onglet, sauf votre mot de passe, votre date de naissance et votre photo.',
    list: [
      { name: 'Entrée rapide', text: 'Une adresse e-mail et un mot de passe.' },
      {
        name: 'Choix du mode',
        text: 'Relation, mariage ou amitié. Vous pouvez changer à tout moment.',
      },
      { name: 'Profil de base', text: 'Ce que les autres cherchent en premier.' },
      { name: 'Humeur', text: 'Un geste pour dire comment vous vous sentez.' },
      {
        name: 'Test du déclic',
        text: 'Cinq questions pour jouer, pas cent questions ennuyeuses.',
      },
      {
        name: 'Sécurité et consentement',
        text: 'Qui peut vous voir, vous écrire et savoir où vous êtes.',
      },
      {
        name: 'Visite guidée',
        text: 'Une minute avec les salons, le masque et le radar.',
      },
    ],
  },
  results: {
    heading: 'Ce que disent nos membres',
    note: versionCopy.figures,
    list: {
      conversation: 'ont eu une conversation qui leur a plu',
      safe: 'se sentent plus en sécurité que sur leur ancienne application',
      met: 'ont rencontré quelqu’un en personne',
      together: 'vivent une relation qui a commencé ici',
    },
  },
  faq: {
    heading: 'Les premières questions',
    list: {
      free: {
        question: 'Est-ce gratuit ?',
        answer:
          'S’inscrire, parcourir les profils, lire des messages : tout cela est gratuit. Les pièces permettent de payer des extras, comme un Super Like. La boutique de pièces donne chaque prix, sans renouvellement caché.',
      },
      seen: {
        question: 'Qui peut voir ma photo ?',
        answer:
          'Vous uniquement : elle reste sur votre appareil. Quand il y aura des comptes, les visiteurs non connectés verront une image floue. Avec le masque numérique, les membres aussi, jusqu’à ce que vous acceptiez l’un et l’autre de vous dévoiler.',
      },
      plans: {
        question: 'Quelle différence entre Plus et Pro ?',
        answer:
          'Aucun des deux n’est encore en vente. Plus comprendra des messages illimités et des filtres avancés. Pro ajoutera des boosts prioritaires, la vérification, les fonctions du masque et des prévisions de niveau Pro.',
      },
      help: {
        question: 'En combien de temps répondez-vous ?',
        answer:
          'Quand il y aura des comptes : aux e-mails en moins de 2 heures, ou 15 minutes pour les membres premium, et aux signalements sous 24 à 48 heures. Aujourd’hui, il n’y a pas d’équipe d’assistance, et un signalement reste sur votre appareil.',
      },
      leave: {
        question: 'Puis-je partir sans laisser de trace ?',
        answer:
          'Pas entièrement. Tout est dans votre navigateur : vous pouvez tout exporter ou tout effacer sur votre page. Un code aléatoire reste, et votre navigateur peut encore mentionner ce site : effacez les données du site et l’historique dans ses paramètres. Dans le service complet, un compte supprimé sera effacé après 30 jours.',
      },
    },
  },
  call: {
    heading: 'Des extras, quand vous voulez',
    text: 'Un Super Like coûte 30 pièces ; annuler un choix est gratuit. Commencez par le pack Populaire.',
    prices: 'Voir tous les tarifs',
  },
};
