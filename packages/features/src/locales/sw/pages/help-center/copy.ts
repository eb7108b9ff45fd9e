import { formatCount } from '../../content/format';
import type * as english from '../../../../pages/help-center/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const helpCenterCopy: typeof english.helpCenterCopy = {
  title: 'Kituo cha Msaada',
  description: 'Majibu kuhusu akaunti yako, usalama, sarafu na kukutana ana kwa ana.',
  heading: 'Tukusaidie nini?',
  intro:
    'Majibu mafupi kuhusu kutengeneza wasifu, kubaki salama, kutumia sarafu na kupanga kukutana mara ya kwanza.',
  search: {
    label: 'Tafuta makala',
    placeholder: 'zuia, pesa, sarafu',
    clear: 'Futa utafutaji',
    results: 'Makala zilizopatikana',
    loading: 'Inapakia makala…',
    partly: 'Makala hazikupakia, kwa hiyo vichwa na muhtasari tu vimetafutwa.',
    found: (count: number, query: string) =>
      `Makala ${formatCount(count)} ${count === 1 ? 'ya' : 'za'} “${query}”`,
    none: {
      title: 'Hakuna kilichopatikana',
      text: (query: string) =>
        `Hakuna makala inayolingana na “${query}”. Jaribu neno moja, au utuandikie.`,
      contact: 'Tuandikie',
    },
  },
  notFound: 'Hatuipati makala hiyo. Hizi hapa ni nyingine.',
  categories: {
    'getting-started': {
      name: 'Kuanza',
      text: 'Wasifu, kuvinjari, ujumbe, vyumba',
    },
    safety: {
      name: 'Usalama na faragha',
      text: 'Kuzuia, utapeli, kukutana mara ya kwanza, data yako',
    },
    coins: {
      name: 'Sarafu na malipo',
      text: 'Vifurushi, bei, risiti, marejesho',
    },
  },
  count: (count: number) => `Makala ${count}`,
  here: (count: number) => `Zilizopo sasa: ${count}`,
  library: 'Idadi hizo ni za maktaba kamili. Makala zilizo hapa chini zinapatikana sasa.',
  all: 'Makala zote',
  minutes: (minutes: number) => `Kusoma: dakika ${minutes}`,
  related: 'Makala zinazohusiana',
  share: 'Nakili kiungo',
  contact: {
    heading: 'Bado unahitaji msaada?',
    text: `Imepangwa: majibu kwa barua pepe ndani ya saa 2, na ndani ya dakika 15 kwa wanachama wanaolipa. ${versionCopy.support}`,
    chat: 'Gumzo la moja kwa moja',
    chatText: 'Hufungua msaidizi kwenye ukurasa huu',
    phone: 'Msaada kwa simu',
    email: 'Msaada kwa barua pepe',
  },
};
