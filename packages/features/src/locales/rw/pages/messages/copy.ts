import type * as english from '../../../../pages/messages/copy';
import { formatCount, formatList } from '../../content/format';
import type { MessageRisk } from '../../../../domain/message-safety';

const risks: Record<MessageRisk, string> = {
  phone: 'nimero ya telefoni',
  contact: 'aho umuntu abarizwa',
  payment: 'amakuru yo kwishyura cyangwa aya banki',
  money: 'ibisa no gusaba amafaranga',
};

export const messagesCopy: typeof english.messagesCopy = {
  title: 'Ubutumwa',
  description: 'Ibiganiro byanyu n’abo mwakunze, bibitswe kuri iki gikoresho gusa.',
  heading: 'Ubutumwa bwanyu',
  intro: 'Bubitswe kuri iki gikoresho gusa.',
  list: 'Ibiganiro',
  waiting: 'Ibiganiro byanyu birafunguka…',
  silent: 'Nta butumwa burahaba',
  you: 'Mwebwe',
  yours: (text) => `Mwebwe: ${text}`,
  back: 'Ibiganiro byose',
  log: (name) => `Ikiganiro na ${name}`,
  begin: (name) => `Aha ni ho ikiganiro cyanyu na ${name} gitangirira.`,
  honest: 'Ubutumwa ntibugera ku bandi. Ibyo mwandika biguma kuri iki gikoresho.',
  openers: 'Mwabuze icyo mwavuga?',
  icebreaker: 'Kubaza umutoza w’ikiganiro',
  earlier: (count) => `Ubutumwa bwabanje (${formatCount(count)})`,
  field: (name) => `Ubutumwa bugenewe ${name}`,
  hint: 'Mwandike ubutumwa',
  send: 'Kohereza',
  tooLong: (over) =>
    `Ubutumwa bwanyu burengejeho inyuguti ${formatCount(over)}, bityo ntibwoherejwe. Mubugabanye, cyangwa mubwohereze mu bice.`,
  failed:
    'Ubutumwa bwanyu ntibwabitswe kuri iki gikoresho, bityo ntibwoherejwe. Buracyari aho mwabwanditse.',
  fresh: {
    heading: 'Mutangize ikiganiro',
    action: (name) => `Kwandikira ${name}`,
    like: (name) => `Gukunda ${name}`,
  },
  safety: {
    text: (found) =>
      `Ubutumwa bwanyu burasa n’uburimo ${formatList(found.map((risk) => risks[risk]))}. Ibi mubihe gusa umuntu muzi neza, kandi ntimukoherereze na rimwe amafaranga umuntu mutarahura.`,
    change: 'Kubuhindura',
    anyway: 'Kohereza uko biri',
    changing: 'Ntibwoherejwe. Ubutumwa bwanyu buracyari aho mwabwanditse.',
  },
  empty: {
    title: 'Nta kiganiro kirahaba',
    text: 'Mushake umuntu mukunze, hanyuma mugaruke mumusuhuze.',
    action: 'Gutangira guhitamo',
  },
  hiddenAll: {
    title: 'Nta kiganiro cyo kwerekana',
    text: 'Mwahishe abo mwandikiranye bose. Mwongere mubagaragaze mu Igenamiterere.',
    action: 'Gufungura Igenamiterere',
  },
};
