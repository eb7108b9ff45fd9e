import type * as english from '../../../../pages/dashboard/copy';

export const dashboardCopy: typeof english.dashboardCopy = {
  title: 'Tableau de bord',
  description:
    'Votre prévision, votre humeur, vos projets et votre confidentialité en un coup d’œil.',
  heading: 'Votre tableau de bord',
  intro: 'Votre humeur, vos projets et votre confidentialité au même endroit.',
  links: {
    label: 'Navigation rapide',
    swipe: 'Swipe',
    messages: 'Messages',
    settings: 'Paramètres',
    emotions: 'Émotions',
    groups: 'Thèmes',
    radar: 'Radar',
    planDate: 'Rendez-vous',
    timeline: 'Projets de vie',
    icebreaker: 'Brise-glace',
    culture: 'Cultures',
  },
  tabs: {
    label: 'Rubriques du tableau de bord',
    forecast: 'Prévision de compatibilité',
    mask: 'Masque numérique',
    emotions: 'Humeur du jour',
    radar: 'Radar hors ligne',
    date: 'Projet de rendez-vous',
    dna: 'ADN/santé, sur accord',
    timeline: 'Projets de vie à deux',
    icebreaker: 'Coach brise-glace IA',
    culture: 'Découverte des cultures',
    groups: 'Salons à thème',
  },
  states: { on: 'Activé', off: 'Désactivé' },
  saved: 'Enregistré sur cet appareil.',
  forecast: {
    score: 'Score de compatibilité',
    scoreText: 'Les deux profils s’accordent sur la plupart des projets et des valeurs.',
    growth: 'Potentiel : en hausse',
    growthText: (from: string, to: string) =>
      `De ${from} en janvier à ${to} en juin : plus vous avez écrit l’un et l’autre, mieux cela s’accorde.`,
    growthPoints: [58, 63, 66, 71, 77, 82],
    growthTable: { caption: 'Compatibilité par mois', month: 'Mois', score: 'Score' },
    months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin'],
    signals: {
      heading: 'Indices',
      list: [
        { id: 'values', label: 'Valeurs et foi', percent: 91 },
        { id: 'plans', label: 'Projets pour les cinq prochaines années', percent: 84 },
        { id: 'talk', label: 'Façon de communiquer', percent: 78 },
        { id: 'rhythm', label: 'Rythme quotidien', percent: 62 },
      ],
    },
    tips: {
      heading: 'Conseils',
      list: [
        'Parlez des dimanches : vos habitudes diffèrent.',
        'La famille passe d’abord pour vous deux. Dites ce que cela veut dire en pratique.',
        'Ayez trois conversations avant de croire un chiffre, y compris celui-ci.',
      ],
    },
    sample: 'Ceci est un exemple. Il ne concerne personne.',
    more: 'Parcourir les profils',
  },
  mask: {
    text: 'Votre photo restera floue jusqu’à ce que vous acceptiez l’un et l’autre de vous dévoiler. Les présentations par la voix seule fonctionneront de la même façon.',
    toggle: 'Activer le masque',
    hint: 'Aussi dans les paramètres, sous « Flouter au premier regard ».',
    more: 'Tous les réglages de confidentialité',
  },
  emotions: {
    text: 'Comment allez-vous aujourd’hui ? Choisissez un mot et ouvrez son salon.',
    rooms: [
      'Solitude',
      'Enthousiasme',
      'Curiosité',
      'Vider son sac',
      'Gratitude',
      'Envie de jouer',
      'Concentration',
      'Détente',
    ],
    list: 'Salons par humeur',
  },
  radar: {
    text: 'Vous dit que quelqu’un est à proximité, jamais où, et seulement tant que la page est ouverte. Les personnes qui y figurent sont inventées.',
    toggle: 'Activer le radar',
    hint: 'Aussi dans les paramètres, sous « Radar de proximité ».',
    more: 'Ouvrir le radar',
  },
  date: {
    text: 'Choisissez un thème, votez et repartez avec un projet qui vous plaît à tous les deux.',
    more: 'Prévoir un rendez-vous',
    guide: 'Lire le guide de rencontre',
  },
  dna: {
    text: 'Les couples qui veulent des enfants pourront comparer des résultats de leurs médecins, comme la drépanocytose ou le groupe sanguin. C’est désactivé, et jamais activé sans consentement explicite.',
    toggle: 'Participer à la compatibilité de santé',
    hint: 'Seul votre oui ou votre non est enregistré. Aucune donnée de santé n’est demandée.',
    consent: {
      title: 'Votre consentement explicite',
      description:
        'Les données de santé sont très privées. Si vous acceptez, une personne compatible qui accepte aussi pourra comparer les siennes aux vôtres. Vous pouvez retirer votre accord à tout moment. Rien n’est lu ni envoyé aujourd’hui.',
      agree: 'J’accepte',
      decline: 'Pas maintenant',
    },
    given: 'Vous avez donné votre consentement. Désactivez pour le retirer.',
    more: 'Voir vos données enregistrées',
  },
  timeline: {
    text: 'Métier, mariage, enfants, voyages : mettez-les dans l’ordre que vous espérez, puis parlez-en.',
    more: 'Ouvrir vos projets de vie',
  },
  icebreaker: {
    text: 'Une question d’ouverture par sujet, simple, mais difficile à oublier.',
    more: 'Recevoir une question',
  },
  culture: {
    text: 'Deux questions à la fois sur les coutumes, la cuisine et les langues.',
    more: 'Faire le quiz',
  },
  groups: {
    text: 'Huit salons par centre d’intérêt, chacun avec des règles de base et une question d’ouverture.',
    rooms: ['Musique', 'Voyages', 'Sport', 'Technologies', 'Livres', 'Cuisine', 'Films', 'Art'],
    list: 'Salons par centre d’intérêt',
  },
};
