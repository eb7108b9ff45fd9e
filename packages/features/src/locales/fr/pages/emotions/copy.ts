import type * as english from '../../../../pages/emotions/copy';

export const emotionsCopy: typeof english.emotionsCopy = {
  title: 'Salons des émotions',
  description: 'Des salons pour ce que vous ressentez aujourd’hui.',
  heading: 'Salons des émotions',
  intro: 'Un salon pour chaque émotion, avec des règles de base et des questions à poser.',
  rooms: {
    lonely: {
      name: 'Solitude',
      summary: 'Pour les soirs silencieux.',
      topic: 'Ce qui aide quand la maison est vide, et ce que vous aimeriez qu’on vous demande.',
      rule: 'On ne remonte le moral de personne de force.',
      prompts: [
        'Que faites-vous de l’heure la plus calme de votre journée ?',
        'Qui vous a donné récemment l’impression d’être chez vous ?',
        'Que cuisineriez-vous pour quelqu’un qui arrive dans une heure ?',
      ],
    },
    excited: {
      name: 'Enthousiasme',
      summary: 'Pour les nouvelles à partager.',
      topic: 'Les bonnes nouvelles, petites et grandes, et à qui vous les diriez d’abord.',
      rule: 'Réjouissez-vous d’abord, demandez les détails ensuite.',
      prompts: [
        'Qu’est-ce qui s’est bien passé cette semaine ?',
        'Quel jour attendez-vous avec impatience ?',
        'Qui appelez-vous en premier pour une bonne nouvelle ?',
      ],
    },
    curious: {
      name: 'Curiosité',
      summary: 'Pour les gens qui aiment poser des questions.',
      topic: 'Ce que vous avez toujours voulu comprendre chez les gens.',
      rule: 'On peut refuser une question sans donner de raison.',
      prompts: [
        'Sur quoi avez-vous changé d’avis l’an dernier ?',
        'Qu’étudieriez-vous si personne ne demandait pourquoi ?',
        'Quel mot de votre langue est impossible à traduire ?',
      ],
    },
    vent: {
      name: 'Vider son sac',
      summary: 'Pour ce qu’il faut dire à voix haute.',
      topic: 'La journée, le chef, le bus. Dites ce que vous avez sur le cœur.',
      rule: 'Ne donnez un conseil que si on vous le demande.',
      prompts: [
        'Que diriez-vous si cela ne pouvait blesser personne ?',
        'Qu’est-ce qui vous a demandé plus de force qu’il n’y paraissait ?',
        'Qu’est-ce qui peut finalement attendre demain ?',
      ],
    },
    grateful: {
      name: 'Gratitude',
      summary: 'Pour dire merci à la vie.',
      topic: 'Les gens, les matins, les secondes chances.',
      rule: 'On ne compare pas. Les petites choses comptent.',
      prompts: [
        'Qui vous a appris quelque chose sans le savoir ?',
        'Quelle chose ordinaire vous manquerait en premier ?',
        'Quelle inquiétude s’est bien terminée ?',
      ],
    },
    playful: {
      name: 'Envie de jouer',
      summary: 'Pour dire des bêtises, avec respect.',
      topic: 'Blagues, défis et flirt, mais sans insister.',
      rule: 'Rire avec les autres, jamais des autres.',
      prompts: [
        'Deux vérités et un mensonge, s’il vous plaît.',
        'Quelle chanson chantez-vous avec les mauvaises paroles ?',
        'Quel est le pire conseil que vous ayez suivi ?',
      ],
    },
    focused: {
      name: 'Concentration',
      summary: 'Pour les gens qui ont un projet.',
      topic: 'Travail, études, économies, entraînement : ce que vous construisez, et pour qui.',
      rule: 'Pas de vente, pas de recrutement.',
      prompts: [
        'Qu’aurez-vous terminé d’ici dimanche ?',
        'À quoi dites-vous non ?',
        'Pour qui est votre projet ?',
      ],
    },
    relaxed: {
      name: 'Détente',
      summary: 'Pour parler lentement, sans programme.',
      topic: 'Le temps qu’il fait, le thé, la vue depuis votre chaise.',
      rule: 'Une réponse peut prendre une heure.',
      prompts: [
        'Que voyez-vous de là où vous êtes ?',
        'Thé, café ou ikivuguto, et pourquoi ?',
        'Qu’est-ce qui n’a pas sa place dans un dimanche parfait ?',
      ],
    },
  },
};
