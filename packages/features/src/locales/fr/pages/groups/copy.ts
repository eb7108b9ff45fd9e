import type * as english from '../../../../pages/groups/copy';

export const groupsCopy: typeof english.groupsCopy = {
  title: 'Salons à thème',
  description:
    'Des salons autour de ce que vous aimez : musique, voyages, livres et d’autres sujets.',
  heading: 'Salons à thème',
  intro: 'Huit salons, de la musique à l’art, chacun avec une question pour commencer.',
  rooms: {
    music: {
      name: 'Musique',
      summary: 'De l’inanga à l’amapiano.',
      topic:
        'Ce que vous écoutez, ce qui vous fait danser, et ce que vous ne mettez que sans témoin.',
      rule: 'Aucun goût n’est mauvais.',
      prompts: [
        'Quelle chanson vous fait monter le son ?',
        'Qui chante dans votre famille, et qui ne devrait pas ?',
        'Pour quel concert feriez-vous le voyage ?',
      ],
    },
    travel: {
      name: 'Voyages',
      summary: 'Bus de nuit, frontières et paysages.',
      topic: 'Les lieux que vous connaissez et ceux que vous voulez voir.',
      rule: 'Demandez avant de donner des conseils de sécurité.',
      prompts: [
        'Fenêtre ou couloir dans le bus de Rusizi ?',
        'Quel endroit vous a déçu, et lequel vous a surpris ?',
        'Où emmèneriez-vous quelqu’un pour une journée dans votre ville ?',
      ],
    },
    fitness: {
      name: 'Sport',
      summary: 'Course, football, collines.',
      topic: 'Dimanches sans voitures, salles de sport, matchs et premiers kilomètres.',
      rule: 'Pas de commentaires sur les corps.',
      prompts: [
        'Quelle est votre colline ?',
        'Qu’est-ce qui vous fait bouger quand vous n’en avez pas envie ?',
        'En équipe ou en solo ?',
      ],
    },
    tech: {
      name: 'Technologies',
      summary: 'Code, gadgets, idées.',
      topic: 'Ce que vous construisez, ce que vous cassez, et ce que quelqu’un devrait inventer.',
      rule: 'Pas de démarchage, pas de liens.',
      prompts: [
        'Quel est le plus vieil appareil que vous utilisez encore ?',
        'De quoi ne faudrait-il jamais faire une application ?',
        'Qu’avez-vous appris sans aide récemment ?',
      ],
    },
    books: {
      name: 'Livres',
      summary: 'Romans, poèmes, lectures inachevées.',
      topic: 'Ce que vous lisez, dans toutes les langues, et ce que vous n’avez jamais fini.',
      rule: 'Prévenez avant de révéler une fin.',
      prompts: [
        'Quel livre avez-vous donné et regretté ?',
        'Quelle phrase avez-vous soulignée ?',
        'Qui vous lisait des histoires dans votre enfance ?',
      ],
    },
    food: {
      name: 'Cuisine',
      summary: 'Isombe, brochettes, débats.',
      topic: 'Cuisiner, manger, et qui le fait le mieux.',
      rule: 'La recette de chaque mère est la bonne.',
      prompts: [
        'Qu’est-ce qui a le goût de chez vous ?',
        'Que cuisinez-vous pour impressionner ?',
        'Manger dans la rue ou à table ?',
      ],
    },
    movies: {
      name: 'Films',
      summary: 'Cinéma, séries, sous-titres.',
      topic: 'Ce qui vous a fait pleurer, et ce que vous faites semblant de ne pas avoir vu.',
      rule: 'Ne dévoilez rien dès la première ligne.',
      prompts: [
        'Quel film pourriez-vous voir une dixième fois ?',
        'Quelle fin changeriez-vous ?',
        'Qui choisit, et qui s’endort ?',
      ],
    },
    art: {
      name: 'Art',
      summary: 'Imigongo, fresques, photographies.',
      topic: 'Ce que vous créez, et où vous allez regarder.',
      rule: 'Dites ce que vous voyez avant ce que vous pensez.',
      prompts: [
        'Qu’y a-t-il sur votre mur ?',
        'Quelle couleur ne porteriez-vous jamais ?',
        'Qu’avez-vous fait de vos mains récemment ?',
      ],
    },
  },
};
