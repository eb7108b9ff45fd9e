import { formatCount } from '../../content/format';
import type * as english from '../../../../pages/blog/copy';

export const blogCopy: typeof english.blogCopy = {
  title: 'Blogu',
  description:
    'Kutafuta mwenza kwa uangalifu: ridhaa, usalama, familia na umbali, kutoka Kigali na ukanda huu.',
  heading: 'Barua kutoka Kigali',
  intro: 'Makala sita kuhusu kukutana vizuri, dakika chache kila moja. Watu ni wa kubuni.',
  invented: 'Watu walio kwenye makala hii ni wa kubuni.',
  search: 'Tafuta vichwa na lebo',
  placeholder: 'consent, family, safety',
  find: 'Tafuta sasa',
  clear: 'Onyesha makala zote',
  tags: 'Lebo',
  allTags: 'Zote',
  featured: 'Zilizochaguliwa',
  latest: 'Za karibuni',
  notFound: 'Hatuipati makala hiyo. Hizi hapa ni nyingine.',
  results: (count: number) =>
    count === 1 ? 'Makala 1 imepatikana' : `Makala ${formatCount(count)} zimepatikana`,
  empty: {
    title: 'Hakuna kilichopatikana',
    text: (query: string) =>
      `Hakuna kichwa au lebo inayolingana na “${query}”. Jaribu neno moja, au ona makala zote.`,
  },
  minutes: (minutes: number) => `Kusoma: dakika ${minutes}`,
  all: 'Makala zote',
  share: 'Nakili kiungo',
  previous: 'Makala iliyotangulia',
  next: 'Makala inayofuata',
  around: 'Soma zaidi',
};
