import type * as english from '../../../../parts/offline/copy';

export const offlineCopy: typeof english.offlineCopy = {
  heading: 'Sans connexion',
  label: 'Garder les pages de sécurité sur ce téléphone',
  hint: 'Le guide de rencontre avec sa carte, les numéros d’urgence et les articles d’aide sur la sécurité. Votre rendez-vous prévu et vos messages s’ouvrent aussi.',
  size: (kilobytes) =>
    `Télécharge environ ${kilobytes} ko maintenant, puis seulement ce que change une mise à jour.`,
  limits:
    'Seules des pages publiques sont enregistrées, rien de ce que vous avez écrit. Désactiver ce réglage, effacer vos données ou quitter vite ce site supprime ces pages. Les paramètres de votre navigateur mentionnent encore ce site. Un iPhone supprime les pages après sept jours d’utilisation sans visite ici.',
  working: 'Chargement des pages…',
  on: 'Les pages sont sur ce téléphone.',
  onIn: (language) =>
    `Les pages sont sur ce téléphone dans une autre langue\u202f: ${language}. Pour les garder dans celle-ci, désactivez puis réactivez.`,
  removed: 'Les pages sont supprimées de ce téléphone.',
  problems: {
    blocked:
      'Votre navigateur n’autorise pas ce site à garder des pages, peut-être à cause d’une fenêtre privée ou d’un réglage. Rien n’est gardé.',
    full: 'Il n’y a pas assez de place sur ce téléphone. Rien n’est gardé.',
    offline:
      'La connexion a été perdue. Rien n’est gardé. Réessayez quand vous serez de nouveau en ligne.',
    'captive-portal':
      'Une autre page a répondu à la place de notre site. Connectez-vous d’abord au réseau, puis réessayez. Rien n’est gardé.',
    interrupted: 'Le navigateur s’est arrêté ou a supprimé certaines pages. Rien n’est gardé.',
    failed: 'Les pages n’ont pas pu être gardées. Réessayez plus tard.',
    damaged:
      'Certaines pages gardées manquent ou sont illisibles. Pour les garder de nouveau, désactivez puis réactivez quand vous êtes en ligne.',
    'not-removed':
      'Votre navigateur n’a pas tout supprimé. Effacez les données de ce site dans les paramètres de votre navigateur.',
  },
  homeScreen: {
    legend: 'Nom sur votre écran d’accueil',
    hint: 'Choisissez un nom, puis « Ajouter à l’écran d’accueil » dans le menu de votre navigateur. Toute personne qui utilise ce téléphone le voit.',
    notes: 'Notes',
  },
  noConnection: {
    title: 'Pas de connexion',
    text: 'Cette page n’est pas gardée sur ce téléphone. Elle s’ouvrira quand vous serez de nouveau en ligne.',
    retry: 'Réessayer',
  },
  keptCopy: {
    unreached: 'Cette page est la copie gardée sur ce téléphone, car notre site est injoignable.',
    reached: 'Notre site est de nouveau joignable.',
    reload: 'Afficher la dernière version',
  },
  kept: {
    heading: 'Ces pages s’ouvrent sans connexion',
    pages: {
      '/meeting-guide': 'Guide de rencontre, carte et liste de contrôle',
      '/help-center': 'Articles d’aide sur la sécurité',
      '/plan-date': 'Votre rendez-vous prévu',
      '/messages': 'Vos messages',
      '/settings': 'Paramètres',
    },
    emergency: 'Numéros d’urgence',
  },
};
