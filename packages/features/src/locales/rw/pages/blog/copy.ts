import type * as english from '../../../../pages/blog/copy';
import { formatCount } from '../../content/format';

export const blogCopy: typeof english.blogCopy = {
  title: 'Blog',
  description:
    'Gushaka umukunzi witonze: kwemera, umutekano, imiryango n’urukundo rwa kure, byanditswe i Kigali no mu karere.',
  heading: 'Inzandiko z’i Kigali',
  intro: 'Inyandiko esheshatu ku guhura neza, buri imwe ni iminota mike. Abantu ni abahimbano.',
  invented: 'Abantu bo muri iyi nyandiko ni abahimbano.',
  search: 'Gushakisha mu mitwe no mu magambo',
  placeholder: 'consent, family, safety',
  find: 'Gushakisha',
  clear: 'Kwerekana inyandiko zose',
  tags: 'Amagambo',
  allTags: 'Byose',
  featured: 'Iyatoranyijwe',
  latest: 'Iziheruka',
  notFound: 'Iyi nyandiko twayibuze. Dore izindi.',
  results: (count) => `Inyandiko zabonetse: ${formatCount(count)}`,
  empty: {
    title: 'Nta cyabonetse',
    text: (query) =>
      `Nta mutwe cyangwa ijambo bihuye na “${query}”. Mugerageze ijambo rimwe, cyangwa murebe inyandiko zose.`,
  },
  minutes: (minutes) => `Gusoma: iminota ${minutes}`,
  all: 'Inyandiko zose',
  share: 'Gukoporora link',
  previous: 'Inyandiko ibanza',
  next: 'Inyandiko ikurikira',
  around: 'Ibindi byo gusoma',
};
