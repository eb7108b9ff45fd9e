import type * as english from '../../../../pages/icebreaker/copy';

export const icebreakerCopy: typeof english.icebreakerCopy = {
  title: 'Kuvunja ukimya (AI)',
  description: 'Swali la kuanzia usipojua la kusema.',
  heading: 'Vunja ukimya',
  intro: 'Chagua mada upate swali rahisi kujibu na gumu kusahau.',
  topic: 'Mada',
  generate: 'Pata swali',
  empty: 'Swali lako litaonekana hapa.',
  why: 'Kwa nini linafaa',
  copy: 'Nakili swali',
  messages: 'Nenda kwenye ujumbe wako',
  note: 'Maswali haya yameandikwa na watu. Hakuna taarifa zako zinazotumika.',
  topics: {
    music: {
      name: 'Muziki',
      question: 'Wimbo gani uliupiga mara tatu mfululizo hivi karibuni, na kwa nini?',
      why: 'Linauliza kuhusu wakati fulani, kwa hiyo hakuna jibu lisilo sahihi.',
    },
    travel: {
      name: 'Safari',
      question: 'Ukiwa na siku moja huru na tangi limejaa, ungechagua ziwa au volkano?',
      why: 'Machaguo mawili mazuri ni rahisi kuliko “Unapenda kusafiri wapi?”',
    },
    food: {
      name: 'Chakula',
      question: 'Chakula gani unamwamini mtu mmoja tu kukipika?',
      why: 'Huleta mtu anayempenda kwenye mazungumzo.',
    },
    books: {
      name: 'Vitabu',
      question: 'Hadithi gani ya utotoni ungemsimulia mtoto leo?',
      why: 'Kila mtu anayo moja.',
    },
  },
};
