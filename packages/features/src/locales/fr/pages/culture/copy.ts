import type * as english from '../../../../pages/culture/copy';

export const cultureCopy: typeof english.cultureCopy = {
  title: 'Découverte des cultures',
  description: 'Un petit quiz sur les cultures de la région.',
  heading: 'Découverte des cultures',
  intro: 'Deux questions à la fois sur les coutumes, la cuisine et les langues de la région.',
  question: (position: number, total: number) => `Question ${position} sur ${total}`,
  correct: 'Exact.',
  wrong: (answer: string) => `Pas tout à fait. La réponse est « ${answer} ».`,
  score: (score: number, total: number) => `Score ${score}/${total}`,
  verdicts: [
    'Le bon moment pour poser des questions.',
    'À mi-chemin d’une bonne conversation.',
    'Vous pourriez guider la visite.',
  ],
  review: 'Vos réponses',
  again: 'Essayer une autre série',
  next: (name: string) => `Suite : ${name}`,
  sets: {
    rwanda: 'Rwanda',
    'burundi-congo': 'Burundi et est du Congo',
    uganda: 'Ouganda',
    'kenya-tanzania': 'Kenya et Tanzanie',
    weddings: 'Rencontrer la famille',
  },
  questions: {
    umuganda: {
      text: 'Qu’est-ce que l’umuganda ?',
      answers: [
        'Une matinée de travaux communautaires chaque mois',
        'Une danse de mariage',
        'Un plat de feuilles de manioc',
      ],
      because: 'Le dernier samedi du mois, on nettoie, on construit et on plante ensemble.',
    },
    imigongo: {
      text: 'De quoi est fait le relief d’un panneau imigongo ?',
      answers: ['De bois sculpté', 'De bouse de vache mêlée de cendre', 'De sisal tissé'],
      because:
        'Les arêtes sont formées à la main, puis peintes aux couleurs de la terre. Cet art vient de l’est du Rwanda.',
    },
    drums: {
      text: 'Qu’y a-t-il au centre du spectacle royal le plus connu du Burundi ?',
      answers: ['Des masques', 'Des harpes', 'Des tambours'],
      because:
        'La danse rituelle du tambour royal est au patrimoine immatériel de l’UNESCO. Chaque tambour est taillé dans un seul tronc.',
    },
    rumba: {
      text: 'Quelle musique Kinshasa et Brazzaville ont-elles donnée au monde ?',
      answers: ['La rumba congolaise', 'Le taarab', 'Le benga'],
      because: 'La rumba est revenue de Cuba avec des guitares. L’UNESCO l’a inscrite en 2021.',
    },
    rolex: {
      text: 'Qu’est-ce qu’un rolex, acheté au bord de la route à Kampala ?',
      answers: ['Une montre', 'Des œufs roulés dans un chapati', 'Un minibus'],
      because: 'De l’anglais « rolled eggs » : une omelette aux légumes dans un chapati chaud.',
    },
    barkcloth: {
      text: 'De quoi est fait le tissu d’écorce des Baganda ?',
      answers: ['De feuilles de bananier', 'De papyrus', 'De l’écorce intérieure d’un figuier'],
      because:
        'L’écorce du mutuba est prélevée sans abattre l’arbre, puis battue jusqu’à devenir souple.',
    },
    kanga: {
      text: 'Que porte d’habitude un kanga le long de son bord ?',
      answers: [
        'Une phrase en swahili',
        'Le nom de la personne qui l’a tissé',
        'Une carte de la côte',
      ],
      because: 'On l’appelle le jina : un proverbe, une bénédiction ou un message à quelqu’un.',
    },
    shikamoo: {
      text: 'Quelle politesse exprime le salut « Shikamoo » ?',
      answers: ['La joie de se revoir', 'Le respect envers une personne aînée', 'Les condoléances'],
      because: 'La personne la plus jeune le dit d’abord ; l’aînée répond « Marahaba ».',
    },
    gusaba: {
      text: 'Que se passe-t-il lors d’un gusaba au Rwanda ?',
      answers: [
        'Le couple signe au bureau du district',
        'La famille du fiancé demande la main de la fiancée',
        'Les invités dansent jusqu’à l’aube',
      ],
      because:
        'Gusaba veut dire demander. Deux porte-parole débattent, puis vient gukwa, la remise de la dot.',
    },
    kwanjula: {
      text: 'Que présente-t-on lors d’un kwanjula chez les Baganda ?',
      answers: [
        'Le prétendant à la famille de la fiancée',
        'Le premier enfant',
        'La nouvelle maison',
      ],
      because:
        'Kwanjula veut dire présentation : le prétendant vient dans la famille avec sa délégation et des cadeaux.',
    },
  },
};
