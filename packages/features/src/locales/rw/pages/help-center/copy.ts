import type * as english from '../../../../pages/help-center/copy';
import { formatCount } from '../../content/format';
import { versionCopy } from '../../parts/page/version-copy';

export const helpCenterCopy: typeof english.helpCenterCopy = {
  title: 'Ubufasha',
  description: 'Ibisubizo kuri konti yanyu, umutekano, ibiceri no guhura imbonankubone.',
  heading: 'Twabafasha iki?',
  intro:
    'Ibisubizo bigufi ku gukora umwirondoro, kwirinda, gukoresha ibiceri no gutegura guhura bwa mbere.',
  search: {
    label: 'Gushakisha mu nyandiko',
    placeholder: 'amafaranga, gusiba, guhura',
    clear: 'Gusiba ibyashakishijwe',
    results: 'Inyandiko zabonetse',
    loading: 'Inyandiko zirafunguka…',
    partly: 'Inyandiko ntizafungutse, bityo hashakishijwe mu mitwe no mu ncamake gusa.',
    found: (count, query) => `Inyandiko zabonetse kuri “${query}”: ${formatCount(count)}`,
    none: {
      title: 'Nta cyabonetse',
      text: (query) =>
        `Nta nyandiko ihuye na “${query}”. Mugerageze ijambo rimwe, cyangwa mutwandikire.`,
      contact: 'Kutwandikira',
    },
  },
  notFound: 'Iyi nyandiko twayibuze. Dore izindi.',
  categories: {
    'getting-started': {
      name: 'Gutangira',
      text: 'Umwirondoro, gushakisha, ubutumwa, ibyumba',
    },
    safety: {
      name: 'Umutekano n’ibanga',
      text: 'Guhagarika abantu, uburiganya, guhura bwa mbere, amakuru yanyu',
    },
    coins: {
      name: 'Ibiceri no kwishyura',
      text: 'Amapaki, ibiciro, inyemezabwishyu, gusubizwa amafaranga',
    },
  },
  count: (count) => `Inyandiko: ${count}`,
  here: (count) => `Izihari ubu: ${count}`,
  library: 'Iyi mibare ni iy’isomero ryose. Inyandiko ziri hasi ni zo zihari ubu.',
  all: 'Inyandiko zose',
  minutes: (minutes) => `Gusoma: iminota ${minutes}`,
  related: 'Inyandiko zijyanye n’iyi',
  share: 'Gukoporora link',
  contact: {
    heading: 'Muracyakeneye ubufasha?',
    text: `Biteganyijwe: ibisubizo kuri imeyili mu masaha 2, no mu minota 15 ku banyamuryango ba premium. ${versionCopy.support}`,
    chat: 'Ikiganiro cy’ako kanya',
    chatText: 'Gifungura umufasha kuri iyi paji',
    phone: 'Ubufasha kuri telefoni',
    email: 'Ubufasha kuri imeyili',
  },
};
