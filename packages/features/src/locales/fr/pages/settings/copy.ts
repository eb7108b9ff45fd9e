import type * as english from '../../../../pages/settings/copy';

export const settingsCopy: typeof english.settingsCopy = {
  title: 'Paramètres',
  description: 'Choisissez ce que les autres voient, l’apparence du site et qui vous voyez.',
  heading: 'Paramètres',
  intro: 'Enregistrés sur cet appareil uniquement.',
  privacy: {
    heading: 'Ce que les autres voient',
    text: 'Pour l’instant, personne d’autre ne peut voir votre profil. Vos choix s’appliqueront dès que ce sera possible.',
    switches: {
      showAge: { label: 'Afficher mon âge' },
      showDistance: {
        label: 'Afficher ma distance',
        hint: 'Les autres voient à peu près à quelle distance vous êtes, jamais où.',
      },
      blurFirst: {
        label: 'Flouter au premier regard',
        hint: 'Le masque numérique : les photos restent floues jusqu’à ce que vous vous dévoiliez l’un et l’autre.',
      },
      nearbyRadar: { label: 'Radar de proximité' },
    },
    changed: 'Pas encore enregistré',
    unsaved: (count: number) =>
      count === 1
        ? 'Une modification n’est pas encore enregistrée. Elle reste dans cet onglet.'
        : `${count} modifications ne sont pas encore enregistrées. Elles restent dans cet onglet.`,
    unchanged: 'Tout est enregistré.',
    notStored: 'Ces paramètres ne sont pas enregistrés sur cet appareil.',
    save: 'Enregistrer',
    discard: 'Abandonner',
    saved: 'Vos paramètres sont enregistrés sur cet appareil.',
    discarded: 'Modifications abandonnées.',
    failed:
      'Vos paramètres n’ont pas pu être enregistrés. Ils ne sont gardés que jusqu’à la fermeture de la page.',
  },
  look: {
    heading: 'Apparence',
    text: 'Les changements s’appliquent tout de suite.',
    theme: 'Thème',
    themes: { light: 'Clair', dark: 'Sombre', system: 'Celui de l’appareil' },
    size: 'Taille du texte',
    sizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
    sample: 'Deux cafés sur une terrasse de Kigali, et du temps pour écouter.',
    failed: 'Votre navigateur n’a pas pu enregistrer ce choix. Il ne vaut que pour cette visite.',
  },
  hidden: {
    heading: 'Personnes masquées',
    text: 'Les personnes que vous masquez, bloquez ou signalez n’apparaissent plus sur cet appareil dans Accueil, Profils, Swipe ou Messages. Elles n’en sont pas informées.',
    list: 'Personnes que vous avez masquées',
    empty:
      'Personne pour l’instant. Pour masquer, bloquer ou signaler quelqu’un, utilisez les trois points d’un profil ou d’une conversation.',
    browse: 'Parcourir les profils',
    kinds: {
      hidden: 'Profil masqué',
      blocked: 'Profil bloqué',
      reported: 'Profil signalé',
    },
    since: (day: string) => `depuis le ${day}`,
    reason: (reason: string) =>
      `Votre raison : ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    show: 'Rétablir',
    showPerson: (name: string) => `Rétablir : ${name}`,
    shown: (name: string) => `Vous pouvez de nouveau voir ${name}.`,
  },
};
