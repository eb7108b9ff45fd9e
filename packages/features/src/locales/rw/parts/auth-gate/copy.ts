import type * as english from '../../../../parts/auth-gate/copy';
import { formatCount } from '../../content/format';

export type { GatedSection, SavedCounts } from '../../../../parts/auth-gate/copy';

type Section = english.GatedSection;

const counted =
  (name: string) =>
  (value: number): string =>
    `${name}: ${formatCount(value)}`;

const sections: Record<
  Section,
  { readonly heading: string; readonly count: (value: number) => string }
> = {
  messages: {
    heading: 'Mwinjire kugira ngo murebe ubutumwa bwanyu',
    count: counted('ibiganiro'),
  },
  likes: {
    heading: 'Mwinjire kugira ngo murebe abo mwakunze',
    count: counted('abo mwakunze'),
  },
  timeline: {
    heading: 'Mwinjire kugira ngo murebe gahunda y’ubuzima yanyu',
    count: counted('gahunda z’ubuzima'),
  },
  planDate: {
    heading: 'Mwinjire kugira ngo murebe gahunda yanyu',
    count: counted('gahunda zo gusohokana'),
  },
  transactions: {
    heading: 'Mwinjire kugira ngo murebe ibikorwa by’ibiceri byanyu',
    count: counted('ibikorwa by’ibiceri'),
  },
  later: {
    heading: 'Mwinjire kugira ngo murebe abo mwabikiye nyuma',
    count: counted('abo mwabikiye nyuma'),
  },
  searches: {
    heading: 'Mwinjire kugira ngo murebe amashakisha yanyu',
    count: counted('amashakisha yabitswe'),
  },
  hidden: {
    heading: 'Mwinjire kugira ngo murebe abo mwahishe',
    count: counted('abo mwahishe n’inyandiko mwabitse'),
  },
};

export const authGateCopy: typeof english.authGateCopy = {
  sections,
  saved: (counts) =>
    `Ibibitswe kuri iki gikoresho: ${(Object.keys(sections) as Section[])
      .flatMap((section) => {
        const count = counts[section] ?? 0;
        return count > 0 ? [sections[section].count(count)] : [];
      })
      .join('; ')}.`,
  text: 'Mwasohotse. Havuyeho gusa ibyari muri tab zifunguye: fomu n’ibibazo bitarangiye, ibitekerezo, ibigenderwaho n’ibyo mwakoze kuri “Umwe umwe”. Ibindi byose biracyari kuri iki gikoresho.',
  demo: 'Gukomeza na konti yo kugerageza',
  logIn: 'Kujya aho binjirira',
  data: 'Kumanura cyangwa gusiba amakuru yanyu',
  loading: 'Birafunguka…',
};
