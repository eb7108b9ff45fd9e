import type * as english from '../../../../pages/settings/records-copy';

export const recordsCopy: typeof english.recordsCopy = {
  open: 'Ouvrir la trace',
  openOf: (name) => `Ouvrir la trace : ${name}`,
  kept: {
    heading: 'Traces que vous avez gardées',
    text: 'Blocages et signalements de personnes à nouveau visibles, enregistrés sur cet appareil seulement.',
    remove: 'Supprimer',
    removeOf: (name) => `Supprimer la trace : ${name}`,
    removed: (name) => `La trace concernant ${name} est supprimée.`,
  },
  again: {
    title: (name) => `Rétablir ${name} ?`,
    text: 'Cette personne réapparaît dans Accueil, Profils, Swipe et Messages.',
    keep: 'Garder la trace du blocage ou du signalement',
    hint: 'Elle peut vous servir auprès de la police, d’un avocat ou d’un proche.',
    action: 'Rétablir',
    notKept: (name) =>
      `La trace n’a pas pu être enregistrée sur cet appareil : ${name} ne réapparaît pas.`,
  },
  remove: {
    title: (name) => `Supprimer la trace concernant ${name} ?`,
    text: 'Sa date et sa raison sont retirées de cet appareil. C’est définitif. Vos messages restent.',
    action: 'Supprimer la trace',
  },
  record: {
    title: (name) => `Trace : ${name}`,
    honest:
      'Elle est sur cet appareil seulement, et rien n’est envoyé à personne. Toute personne qui utilise cet appareil ou trouve une copie peut la lire.',
    done: {
      blocked: (when) =>
        when ? `Vous avez bloqué cette personne le ${when}.` : 'Vous avez bloqué cette personne.',
      reported: (when) =>
        when ? `Vous avez signalé cette personne le ${when}.` : 'Vous avez signalé cette personne.',
    },
    messages: 'Messages que vous avez écrits',
    none: 'Il n’y a aucun message à cette personne sur cet appareil.',
    noDate: 'Date inconnue',
    made: (when) => `Copie du ${when}`,
    print: 'Imprimer',
    save: 'Enregistrer en fichier texte',
    saved: (file: string) =>
      `Enregistré sous ${file}. Gardez-le là où personne d’autre ne peut l’ouvrir.`,
    close: 'Fermer',
  },
};
