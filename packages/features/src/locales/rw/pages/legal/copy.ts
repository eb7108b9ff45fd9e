import type * as english from '../../../../pages/legal/copy';
import { brand } from '../../../../content/brand';
import { formatCount, formatLegalDate } from '../../content/format';
import { POLICY } from '../../../../domain/policy';
import { versionCopy } from '../../parts/page/version-copy';

export const legalCopy: typeof english.legalCopy = {
  title: 'Inyandiko z’amategeko',
  description: 'Inyandiko zose z’amategeko ahantu hamwe, imwe imwe.',
  heading: 'Inyandiko z’amategeko',
  intro: `Inyandiko umunani zivuga icyo mwebwe na ${brand.name} mwiteze hagati yanyu.`,
  documentTitle: (title) => `${title} · Inyandiko z’amategeko`,
  documents: 'Inyandiko',
  chooseDocument: 'Inyandiko zose',
  contents: 'Ibiri kuri iyi paji',
  version: (version) => `Verisiyo ${version}`,
  effective: (day) => `Yatangiye gukurikizwa: ${formatLegalDate(day)}`,
  reading: (minutes) => `Gusoma: iminota ${minutes}`,
  print: 'Gucapa',
  contact: 'Ushinzwe amategeko',
  contactSubject: 'Amategeko',
  template: versionCopy.template,
  loading: (title) => `Irafunguka: ${title}`,
  notFound: (title) => `Iyo nyandiko twayibuze. Iyi ni ${title}; izindi ziri ku rutonde.`,
  failed: {
    text: (title) =>
      `“${title}” ntiyafungutse. Mushobora kuba nta interineti mufite, cyangwa urubuga rwavuguruwe.`,
    retry: 'Kongera kugerageza',
    reload: 'Kongera gufungura paji',
  },
  questions: {
    heading: 'Mufite ikibazo kuri izi nyandiko?',
    text: `Biteganyijwe: ibibazo by’amategeko bisubizwa mu minsi y’akazi ${POLICY.legalInquiries.answerBusinessDays.join(' kugeza kuri ')}. ${versionCopy.support}`,
    write: `Kwandikira ${brand.email}`,
    form: 'Fomu yo kutwandikira',
  },
  pager: 'Izindi nyandiko',
  previous: 'Ibanza',
  next: 'Ikurikira',
  licences: 'Impushya za porogaramu, amafoto n’inyuguti dukoresha',
  search: {
    label: 'Gushakisha mu nyandiko zose',
    placeholder: 'refund, appeal, cookies',
    clear: 'Gusiba ibyashakishijwe',
    results: 'Ibyabonetse',
    loading: 'Inyandiko zirafunguka',
    failed: 'Inyandiko ntizafungutse, bityo ntidushobora kuzishakishamo.',
    none: (query) =>
      `Nta cyabonetse kuri “${query}”. Mugerageze ijambo rimwe ry’Icyongereza, urugero refund.`,
    found: (hits, searched, query) =>
      `Ibyabonetse kuri “${query}”: ${formatCount(hits)}, mu nyandiko ${formatCount(searched)}`,
    all: (results) => `Kwerekana byose (${results})`,
  },
  meetingTools: 'Gufungura inama zo guhura, zirimo urutonde rwo kugenzura n’amahoteli',
};
