import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../pages/plan-date/copy';
import { formatCount } from '../../content/format';

export const planDateCopy: typeof english.planDateCopy = {
  title: 'Gutegura gusohokana',
  description: 'Muhitemo insanganyamatsiko mwembi, mwumvikane kuri gahunda.',
  heading: 'Gutegura gusohokana',
  intro: 'Ikawa, ifunguro, hanze cyangwa kurebana kuri videwo: mutore, mukore gahunda.',
  theme: 'Insanganyamatsiko',
  votesHeading: 'Mutore mwembi',
  votesHint: 'Muhererekanye telefoni. Amajwi aguma kuri iki gikoresho.',
  votesLost: 'Aya majwi ntiyabitswe. Amara kugeza mufunze paji.',
  voteShort: 'Gutora',
  vote: (theme) => `Gutora: ${theme}`,
  takeBack: (theme) => `Gukuraho ijwi: ${theme}`,
  votes: (value) => `amajwi ${formatCount(value)}`,
  leader: 'Iri imbere',
  tie: 'Biranganya',
  reset: 'Gusiba amajwi yose',
  cleared: 'Amajwi yose yasibwe.',
  reasons: {
    unvoted: (picked) => `Nta majwi arahaba, bityo gahunda ikoresha ibyo mwahisemo: ${picked}.`,
    'picked-leads': (picked) =>
      `Ibyo mwahisemo, ${picked}, ni byo biri imbere, bityo ni byo gahunda ikoresha.`,
    'other-leads': (picked, leads) =>
      `${leads} ni yo iri imbere, bityo ni yo gahunda ikoresha. Ibyo mwahisemo, ${picked}, bikiranura iyo amajwi anganya.`,
    tie: (picked) => `Amajwi aranganya, bityo gahunda ikoresha ibyo mwahisemo: ${picked}.`,
  },
  announce: (theme, votes, leads) => `${theme}: ${votes}. ${leads}`,
  leading: (list) => `Biri imbere: ${list}.`,
  none: 'Nta kiri imbere kugeza ubu.',
  ideas: (theme) => `Ibitekerezo: ${theme}`,
  plan: {
    heading: 'Gahunda yanyu',
    text: (theme, votes, ideas) =>
      [
        votes === undefined
          ? `Gusohokana kwacu: ${theme}.`
          : `Gusohokana kwacu: ${theme} (${votes}).`,
        'Ibitekerezo:',
        ...ideas.map((idea) => `- ${idea}`),
        `Ahantu hahurira abantu, kandi inshuti irabizi. Ukeneye ubutabazi bwihuse: ${EMERGENCY.allServices}.`,
      ].join('\n'),
    copy: 'Gukoporora gahunda',
    share: 'Gusangiza',
    refused: 'Gusangiza ntibyakunze. Mukoporore gahunda.',
    guide: 'Gutegura guhura',
  },
  themes: {
    Coffee: {
      text: 'Bitwara akanya gato, byoroshye gusoza cyangwa kongera.',
      ideas: [
        'Ameza yo ku idirishya muri kafe yo ku Kimihurura',
        'Gusogongera ikawa z’i Huye mupfutse amaso',
        'Isaha imwe ku ibaraza rya hoteli mu mujyi',
      ],
    },
    Dinner: {
      text: 'Iyo ikiganiro kigenda neza.',
      ideas: [
        'Brochettes n’ibirayi, musangiye',
        'Mélange ya saa sita, bitagoranye',
        'Isomo ryo guteka muri babiri',
      ],
    },
    Outdoor: {
      text: 'Mugenda mwegeranye, aho kwicara murebana.',
      ideas: [
        'Kugenda n’amaguru kuri Car Free Day',
        'Pariki ya Nyandungu izuba ritaraba ryinshi',
        'Kwitegera umujyi kuri Mont Kigali, ku manywa, hari abandi bantu',
      ],
    },
    Virtual: {
      text: 'Iyo mutandukanyijwe n’umupaka, cyangwa mbere yo guhura.',
      ideas: [
        'Filime imwe, muyitangirije rimwe',
        'Icyayi mwembi muri ku murongo',
        'Gutembera mu muhanda w’iwanyu kuri videwo, mutavuze aderesi',
      ],
    },
  },
};
