import { brand } from '../../../../content/brand';
import { formatCount, formatDate } from '../../content/format';
import { POLICY } from '../../../../domain/policy';
import type * as english from '../../../../pages/legal/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const legalCopy: typeof english.legalCopy = {
  title: 'Masharti na Sera',
  description: 'Hati zote za kisheria mahali pamoja, moja moja.',
  heading: 'Masharti na Sera',
  intro: `Hati nane zinaeleza wewe na ${brand.name} mnaweza kutarajia nini kutoka kwa kila mmoja.`,
  documentTitle: (title: string) => `${title} · Masharti na Sera`,
  documents: 'Hati',
  chooseDocument: 'Hati zote',
  contents: 'Kwenye ukurasa huu',
  version: (version: string) => `Toleo la ${version}`,
  effective: (day: string) => `Inatumika kuanzia ${formatDate(day)}`,
  reading: (minutes: number) => `Kusoma: dakika ${minutes}`,
  print: 'Chapisha',
  contact: 'Mawasiliano ya kisheria',
  contactSubject: 'Sheria',
  template: versionCopy.template,
  loading: (title: string) => `Inapakia: ${title}`,
  notFound: (title: string) => `Hatuipati hati hiyo. Hii ni ${title}; nyingine ziko kwenye orodha.`,
  failed: {
    text: (title: string) => `“${title}” haikupakia. Huenda huna mtandao, au tovuti imesasishwa.`,
    retry: 'Jaribu tena',
    reload: 'Pakia ukurasa upya',
  },
  questions: {
    heading: 'Una swali kuhusu hati hizi?',
    text: `Imepangwa: maswali ya kisheria hujibiwa ndani ya siku ${POLICY.legalInquiries.answerBusinessDays.join(' hadi ')} za kazi. ${versionCopy.support}`,
    write: `Andikia ${brand.email}`,
    form: 'Fomu ya mawasiliano',
  },
  pager: 'Hati nyingine',
  previous: 'Iliyotangulia',
  next: 'Ifuatayo',
  licences: 'Leseni za programu, picha na fonti tunazotumia',
  search: {
    label: 'Tafuta kwenye hati zote',
    placeholder: 'refund, appeal, cookies',
    clear: 'Futa utafutaji',
    results: 'Matokeo ya utafutaji',
    loading: 'Inapakia hati',
    failed: 'Hati hazikupakia, kwa hiyo hatuwezi kutafuta ndani yake.',
    none: (query: string) => `Hakuna matokeo ya “${query}”. Jaribu neno moja, kama refund.`,
    found: (hits: number, searched: number, query: string) =>
      `Matokeo ${formatCount(hits)} katika hati ${formatCount(searched)} kwa “${query}”`,
    all: (results: number) => `Onyesha matokeo yote ${results}`,
  },
  meetingTools: 'Fungua mwongozo wa kukutana wenye orodha ya kukagua na hoteli',
};
