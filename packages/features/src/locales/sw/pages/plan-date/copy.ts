import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { formatCount } from '../../content/format';
import type * as english from '../../../../pages/plan-date/copy';

export const planDateCopy: typeof english.planDateCopy = {
  title: 'Panga miadi',
  description: 'Chagueni mada pamoja na mkubaliane mpango.',
  heading: 'Panga miadi',
  intro: 'Kahawa, chakula cha jioni, matembezi au simu: pigeni kura na mpange.',
  theme: 'Mada',
  votesHeading: 'Pigeni kura pamoja',
  votesHint: 'Pokezaneni simu. Kura zinabaki kwenye kifaa hiki.',
  votesLost: 'Kura hizi hazikuweza kuhifadhiwa. Zitadumu hadi ufunge ukurasa.',
  voteShort: 'Piga kura',
  vote: (theme: string) => `Piga kura: ${theme}`,
  takeBack: (theme: string) => `Ondoa kura moja ya ${theme}`,
  votes: (count: number) => `Kura ${formatCount(count)}`,
  leader: 'Inaongoza',
  tie: 'Sare',
  reset: 'Futa kura zote',
  cleared: 'Kura zote zimefutwa.',
  reasons: {
    unvoted: (picked: string) =>
      `Bado hakuna kura, kwa hiyo mpango unatumia chaguo lako, ${picked}.`,
    'picked-leads': (picked: string) =>
      `Chaguo lako, ${picked}, linaongoza, kwa hiyo mpango unalitumia.`,
    'other-leads': (picked: string, leads: string) =>
      `Mada inayoongoza ni ${leads}, kwa hiyo mpango unaitumia. Chaguo lako, ${picked}, litaamua kukiwa na sare.`,
    tie: (picked: string) => `Ni sare, kwa hiyo mpango unatumia chaguo lako, ${picked}.`,
  },
  announce: (theme: string, votes: string, leads: string) => `${theme}: ${votes}. ${leads}`,
  leading: (list: string) => `Inayoongoza: ${list}.`,
  none: 'Bado hakuna inayoongoza.',
  ideas: (theme: string) => `Mawazo ya ${theme}`,
  plan: {
    heading: 'Mpango wako',
    text: (theme: string, votes: string | undefined, ideas: readonly string[]) =>
      [
        votes === undefined ? `Miadi yetu: ${theme}.` : `Miadi yetu: ${theme} (${votes}).`,
        'Mawazo:',
        ...ideas.map((idea) => `- ${idea}`),
        `Mahali pa umma, na rafiki anajua. Kwa dharura: ${EMERGENCY.allServices}.`,
      ].join('\n'),
    copy: 'Nakili mpango',
    share: 'Shiriki',
    refused: 'Kushiriki hakukufaulu. Nakili mpango badala yake.',
    guide: 'Panga kukutana',
  },
  themes: {
    Coffee: {
      text: 'Fupi, rahisi kumaliza au kuendeleza.',
      ideas: [
        'Meza ya dirishani kwenye mkahawa wa Kimihurura',
        'Kuonja kahawa za Huye macho yakiwa yamefungwa',
        'Saa moja kwenye baraza la hoteli mjini',
      ],
    },
    Dinner: {
      text: 'Kwa mazungumzo yanayotiririka.',
      ideas: [
        'Mishikaki na ibirayi, mkigawana',
        'Bufe la mchana, lisilo rasmi sana',
        'Darasa la mapishi la watu wawili',
      ],
    },
    Outdoor: {
      text: 'Bega kwa bega, si uso kwa uso.',
      ideas: [
        'Matembezi ya Jumapili bila magari',
        'Bustani ya Nyandungu kabla jua halijawa kali',
        'Mandhari ya Mlima Kigali, mchana, penye watu wengine',
      ],
    },
    Virtual: {
      text: 'Ng’ambo ya mpaka, au kabla ya kukutana.',
      ideas: [
        'Filamu moja, mkianza pamoja',
        'Chai pamoja kwa simu',
        'Matembezi ya video mtaani kwako, bila anwani',
      ],
    },
  },
};
