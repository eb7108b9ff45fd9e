import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { formatThings } from '../../content/format';
import type * as english from '../../../../pages/plan-date/copy';

export const planDateCopy: typeof english.planDateCopy = {
  title: 'Prévoir un rendez-vous',
  description: 'Choisissez un thème ensemble et accordez-vous sur un projet.',
  heading: 'Prévoir un rendez-vous',
  intro: 'Café, dîner, plein air ou appel : votez et faites un projet.',
  theme: 'Thème',
  votesHeading: 'Votez ensemble',
  votesHint: 'Faites passer le téléphone. Les votes restent sur cet appareil.',
  votesLost:
    'Ces votes n’ont pas pu être enregistrés. Ils ne sont gardés que jusqu’à la fermeture de la page.',
  voteShort: 'Voter',
  vote: (theme: string) => `Voter pour « ${theme} »`,
  takeBack: (theme: string) => `Retirer un vote pour « ${theme} »`,
  votes: formatThings('vote', 'votes'),
  leader: 'En tête',
  tie: 'À égalité',
  reset: 'Effacer tous les votes',
  cleared: 'Tous les votes sont effacés.',
  reasons: {
    unvoted: (picked: string) => `Aucun vote : le projet suit votre choix, ${picked}.`,
    'picked-leads': (picked: string) => `Votre choix, ${picked}, est en tête : le projet le suit.`,
    'other-leads': (picked: string, leads: string) =>
      `${leads} est en tête : le projet suit ce thème. Votre choix, ${picked}, départage les égalités.`,
    tie: (picked: string) => `Égalité : le projet suit votre choix, ${picked}.`,
  },
  announce: (theme: string, votes: string, leads: string) => `${theme} : ${votes}. ${leads}`,
  leading: (list: string) => `En tête : ${list}.`,
  none: 'Aucun thème n’est encore en tête.',
  ideas: (theme: string) => `Idées pour « ${theme} »`,
  plan: {
    heading: 'Votre projet',
    text: (theme: string, votes: string | undefined, ideas: readonly string[]) =>
      [
        votes === undefined
          ? `Notre rendez-vous : ${theme}.`
          : `Notre rendez-vous : ${theme} (${votes}).`,
        'Idées :',
        ...ideas.map((idea) => `- ${idea}`),
        `Dans un lieu public, et un proche est au courant. En cas d’urgence : ${EMERGENCY.allServices}.`,
      ].join('\n'),
    copy: 'Copier le projet',
    share: 'Partager',
    refused: 'Le partage a échoué. Copiez plutôt le projet.',
    guide: 'Organiser la rencontre',
  },
  themes: {
    Coffee: {
      text: 'Court, et facile à finir ou à prolonger.',
      ideas: [
        'Une table près de la fenêtre dans un café de Kimihurura',
        'Une dégustation à l’aveugle de cafés de Huye',
        'Une heure sur une terrasse d’hôtel en ville',
      ],
    },
    Dinner: {
      text: 'Quand la conversation va toute seule.',
      ideas: [
        'Des brochettes et des ibirayi à partager',
        'Un buffet de midi, moins formel',
        'Un cours de cuisine à deux',
      ],
    },
    Outdoor: {
      text: 'Côte à côte, pas face à face.',
      ideas: [
        'Une marche un dimanche sans voitures',
        'Le parc de Nyandungu avant qu’il fasse chaud',
        'La vue du mont Kigali, de jour, avec d’autres gens autour',
      ],
    },
    Virtual: {
      text: 'Par-delà une frontière, ou avant de se voir.',
      ideas: [
        'Le même film, lancé ensemble',
        'Un thé ensemble pendant un appel',
        'Une promenade vidéo dans votre rue, sans adresses',
      ],
    },
  },
};
