import type * as english from '../../../../pages/timeline/copy';

export const timelineCopy: typeof english.timelineCopy = {
  title: 'Projets de vie à deux',
  description: 'Mettez vos espoirs côte à côte.',
  heading: 'Vos projets de vie à deux',
  intro: 'Décidez ce qui compte et quand, puis parlez-en.',
  boxes: { ideas: 'Idées', ours: 'Nos projets' },
  milestones: {
    career: { label: 'Métier', text: 'Le travail que vous espérez' },
    marriage: {
      label: 'Mariage',
      text: 'Une promesse, avec ou sans salle pleine d’invités',
    },
    kids: { label: 'Enfants', text: 'Combien, quand, et qui se lève la nuit' },
    travel: { label: 'Voyages', text: 'Les lieux que vous voulez voir' },
  },
  empty: {
    ideas: 'Toutes les idées sont dans vos projets.',
    ours: 'Faites glisser une idée ici, ou utilisez son bouton.',
  },
  begin: (name: string) => `Commencer par « ${name} »`,
  talk: 'En parler dans Messages',
  howTo:
    'Faites glisser un projet, ou placez le focus sur sa poignée : Espace le prend et le pose, les flèches le déplacent, Échap annule.',
  handle: (name: string) => `Déplacer ${name}`,
  add: (name: string) => `Ajouter ${name} à Nos projets`,
  remove: (name: string) => `Remettre ${name} dans Idées`,
  earlier: (name: string) => `${name} plus tôt`,
  later: (name: string) => `${name} plus tard`,
  position: (name: string, box: string, at: number, of: number) =>
    `${name} : ${box}, ${at} sur ${of}.`,
  lifted: (name: string) => `${name} : projet pris.`,
  dropped: 'Posé.',
  cancelled: (name: string) => `${name} : retour à sa place.`,
  saved: 'Ordre enregistré sur cet appareil.',
  notSaved:
    'Cet ordre n’a pas pu être enregistré. Il n’est gardé que jusqu’à la fermeture de la page.',
  startOver: 'Recommencer',
  cleared: 'Les quatre projets sont de retour dans Idées.',
  startedOver: 'La liste de vos projets est de nouveau vide.',
  undone: 'Vos projets sont rétablis.',
};
