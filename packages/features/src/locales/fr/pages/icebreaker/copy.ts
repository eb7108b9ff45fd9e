import type * as english from '../../../../pages/icebreaker/copy';

export const icebreakerCopy: typeof english.icebreakerCopy = {
  title: 'Brise-glace IA',
  description: 'Une première question, quand vous ne savez pas quoi dire.',
  heading: 'Brisez la glace',
  intro: 'Choisissez un sujet et recevez une question simple, mais difficile à oublier.',
  topic: 'Sujet',
  generate: 'Générer',
  empty: 'Votre question s’affiche ici.',
  why: 'Pourquoi ça marche',
  copy: 'Copier la question',
  messages: 'Aller à vos messages',
  note: 'Des personnes ont écrit ces questions. Rien de ce qui vous concerne n’est utilisé.',
  topics: {
    music: {
      name: 'Musique',
      question: 'Quelle chanson avez-vous écoutée trois fois de suite récemment, et pourquoi ?',
      why: 'Elle porte sur un moment vécu : il n’y a donc pas de mauvaise réponse.',
    },
    travel: {
      name: 'Voyages',
      question: 'Avec une journée libre et le plein fait, choisiriez-vous le lac ou les volcans ?',
      why: 'Choisir entre deux bonnes options est plus facile que répondre à « Où aimez-vous voyager ? »',
    },
    food: {
      name: 'Cuisine',
      question: 'Quel plat ne confiez-vous qu’à une seule personne ?',
      why: 'Elle fait entrer une personne aimée dans la conversation.',
    },
    books: {
      name: 'Livres',
      question: 'Quelle histoire de votre enfance raconteriez-vous à un enfant aujourd’hui ?',
      why: 'Tout le monde en a une.',
    },
  },
};
