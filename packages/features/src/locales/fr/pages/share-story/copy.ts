import type * as english from '../../../../pages/share-story/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const shareStoryCopy: typeof english.shareStoryCopy = {
  title: 'Raconter votre histoire',
  description: 'Racontez votre rencontre, avec vos mots.',
  heading: 'Racontez votre histoire',
  intro:
    'Votre histoire est peut-être l’élan qui manque à quelqu’un. C’est gratuit, et votre vrai nom est facultatif.',
  picture: 'Illustration d’un couple parmi des collines en terrasses',
  apply: 'Postuler',
  applyLong: 'Postuler',
  read: 'Lire les belles histoires',
  gallery: {
    heading: 'Huit couples inventés',
    intro: 'Choisissez une image pour l’agrandir.',
    open: 'Agrandir l’image',
    dialog: (position: number, total: number) => `Image ${position} sur ${total}`,
    previous: 'Image précédente',
    next: 'Image suivante',
    close: 'Fermer',
    photos: {
      'sandrine-jean-paul':
        'Une femme au foulard doré et un homme en chemise blanche au bord d’un lac, au coucher du soleil',
      'esther-collins':
        'Une femme en pull orange et un homme en veste bleue au-dessus des lumières d’une ville',
      'chantal-moses': 'Un couple en pulls à rayures et à motifs autour de deux cafés',
      'aline-patrick':
        'Une femme en robe kitenge et un homme en sweat vert à capuche parmi des collines en terrasses',
      'zahra-idris': 'Une femme au foulard violet et un homme à lunettes près d’un lac calme',
      'naomi-kevin':
        'Une femme avec des tresses et un homme en pull jaune devant une ville au crépuscule',
      'divine-yves':
        'Une femme aux longues boucles et un homme en pull bleu sous des feuilles de caféier',
      'joyce-emmanuel': 'Un couple en pull à rayures et pull à motifs sous un grand soleil',
    },
  },
  stats: {
    heading: 'Nos histoires jusqu’ici',
    illustrative: versionCopy.illustrative,
    note: versionCopy.figures,
    list: {
      highlights: 'moments de bonheur',
      testimonies: 'témoignages encourageants',
      channels: 'chaînes',
    },
  },
  benefits: {
    heading: 'Pourquoi des couples témoignent',
    list: [
      {
        name: 'Cela aide quelqu’un',
        text: 'Quelqu’un vous lit et se dit : il n’y avait donc pas que moi.',
      },
      {
        name: 'Votre histoire reste à vous',
        text: 'Ce que vous écrivez est votre propre fichier, publié ou non.',
      },
      {
        name: 'Cela reste bienveillant',
        text: 'Pas de scénario, pas de classement, et pas de commentaires sauf si vous les acceptez.',
      },
    ],
  },
  process: {
    heading: 'Quatre étapes vers une histoire',
    intro: 'La première étape fonctionne aujourd’hui. Les trois autres sont prévues.',
    list: [
      { name: 'Candidature', text: 'Trois étapes courtes, à votre rythme.' },
      {
        name: 'Relecture',
        text: 'Une personne lit votre histoire, et vous vous accordez sur les noms et les visages avant de filmer.',
      },
      {
        name: 'Enregistrement',
        text: 'Chez vous ou au bord du lac, dans votre langue.',
      },
      {
        name: 'Publication',
        text: 'Votre histoire ne paraît que lorsque vous l’avez tous les deux vue et acceptée.',
      },
    ],
  },
  channels: {
    heading: 'Où les histoires paraîtront',
    intro: 'Quatre exemples de chaînes. Rien n’y est encore publié.',
    visit: (name: string) => `Voir ${name}`,
    newTab: '(dans un nouvel onglet)',
    list: {
      stories: 'Des vidéos de dix minutes, sous-titrées en kinyarwanda, en français et en anglais.',
      table: 'Des couples cuisinent ce qu’ils ont mangé à leur premier rendez-vous.',
      hills: 'Des promenades dans les districts où des gens se sont rencontrés.',
      voices: 'Des histoires sans images.',
    },
  },
  faq: {
    heading: 'Avant de postuler',
    list: {
      free: {
        question: 'Est-ce que cela coûte quelque chose ?',
        answer:
          'Non. Postuler, enregistrer, publier : tout cela est gratuit, et nous ne payons pas les histoires.',
      },
      visible: {
        question: 'Faut-il montrer nos visages ou donner nos vrais noms ?',
        answer:
          'Non, les deux sont facultatifs. Des voix, des dessins et d’autres noms conviennent aussi.',
      },
      progress: {
        question: 'Nous ne sommes pas un couple marié. Pouvons-nous postuler ?',
        answer: 'Oui. Les histoires en cours sont les bienvenues.',
      },
      business: {
        question: 'Nous dirigeons une entreprise ensemble. Pouvons-nous raconter cette histoire ?',
        answer: 'Oui, les entreprises aussi. Ce doit être une histoire, pas une publicité.',
      },
    },
  },
  call: {
    heading: 'Commencez par trois étapes courtes',
    text: 'Vos réponses restent dans cet onglet. Rien n’est envoyé : vous gardez votre histoire dans un fichier.',
  },
};
