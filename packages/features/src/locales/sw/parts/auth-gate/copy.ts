import { formatCount, formatList } from '../../content/format';
import type * as english from '../../../../parts/auth-gate/copy';

export type { GatedSection, SavedCounts } from '../../../../parts/auth-gate/copy';

const sections: typeof english.authGateCopy.sections = {
  messages: {
    heading: 'Ingia ili kuona ujumbe wako',
    count: (count: number) => `mazungumzo ${formatCount(count)}`,
  },
  likes: {
    heading: 'Ingia ili kuona unaowapenda',
    count: (count: number) =>
      count === 1 ? 'mtu 1 unayempenda' : `watu ${formatCount(count)} unaowapenda`,
  },
  timeline: {
    heading: 'Ingia ili kuona ratiba yako ya maisha',
    count: (count: number) => `ratiba ya maisha ${formatCount(count)}`,
  },
  planDate: {
    heading: 'Ingia ili kuona mpango wako',
    count: (count: number) => `mpango wa miadi ${formatCount(count)}`,
  },
  transactions: {
    heading: 'Ingia ili kuona miamala yako',
    count: (count: number) => (count === 1 ? 'muamala 1' : `miamala ${formatCount(count)}`),
  },
  later: {
    heading: 'Ingia ili kuona uliowaweka kwa baadaye',
    count: (count: number) =>
      count === 1
        ? 'mtu 1 uliyemweka kwa baadaye'
        : `watu ${formatCount(count)} uliowaweka kwa baadaye`,
  },
  searches: {
    heading: 'Ingia ili kuona utafutaji wako',
    count: (count: number) => `utafutaji ${formatCount(count)} uliohifadhiwa`,
  },
  hidden: {
    heading: 'Ingia ili kuona uliowaficha',
    count: (count: number) =>
      count === 1
        ? 'mtu 1 uliyemficha au kumbukumbu 1'
        : `watu uliowaficha na kumbukumbu ${formatCount(count)}`,
  },
};

const saved = (counts: english.SavedCounts): string => {
  const entries = (Object.keys(sections) as english.GatedSection[]).flatMap((section) => {
    const count = counts[section] ?? 0;
    return count > 0 ? [sections[section].count(count)] : [];
  });
  return `Vilivyohifadhiwa kwenye kifaa hiki: ${formatList(entries)}.`;
};

export const authGateCopy: typeof english.authGateCopy = {
  sections,
  saved,
  text: 'Ulitoka. Kilichoondolewa ni kile tu kilichokuwa kwenye vichupo vilivyofunguliwa: fomu na maswali ambayo hayajakamilika, maoni, vichujio na hatua zako kwenye Telezesha. Mengine yote bado yako kwenye kifaa hiki.',
  demo: 'Endelea na akaunti ya mfano',
  logIn: 'Nenda kuingia',
  data: 'Pakua au futa data yako',
  loading: 'Inapakia…',
};
