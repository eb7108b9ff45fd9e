import { formatCount, formatList } from '../../content/format';
import type { MessageRisk } from '../../../../domain/message-safety';
import type * as english from '../../../../pages/messages/copy';

const risks: Record<MessageRisk, string> = {
  phone: 'namba ya simu',
  contact: 'anwani za mawasiliano',
  payment: 'taarifa za malipo au benki',
  money: 'kinachoonekana kama ombi la pesa',
};

export const messagesCopy: typeof english.messagesCopy = {
  title: 'Ujumbe',
  description: 'Mazungumzo yako na watu unaowapenda, yaliyohifadhiwa kwenye kifaa hiki tu.',
  heading: 'Ujumbe wako',
  intro: 'Umehifadhiwa kwenye kifaa hiki tu.',
  list: 'Mazungumzo',
  waiting: 'Inapakia mazungumzo yako…',
  silent: 'Bado hakuna ujumbe',
  you: 'Wewe',
  yours: (text: string) => `Wewe: ${text}`,
  back: 'Mazungumzo yote',
  log: (name: string) => `Mazungumzo na ${name}`,
  begin: (name: string) => `Huu ni mwanzo wa mazungumzo yako na ${name}.`,
  honest: 'Ujumbe haupelekwi. Unachoandika kinabaki kwenye kifaa hiki.',
  openers: 'Hujui useme nini?',
  icebreaker: 'Pata swali la kuvunja ukimya',
  earlier: (count: number) => `Ujumbe wa awali (${formatCount(count)})`,
  field: (name: string) => `Ujumbe kwa ${name}`,
  hint: 'Andika ujumbe',
  send: 'Tuma',
  tooLong: (over: number) =>
    `Ujumbe wako umezidi kwa herufi ${formatCount(over)}, kwa hiyo haukutumwa. Ufupishe, au utume kwa sehemu.`,
  failed:
    'Ujumbe wako haukuweza kuhifadhiwa kwenye kifaa hiki, kwa hiyo haukutumwa. Bado uko kwenye sehemu ya kuandika.',
  fresh: {
    heading: 'Anzisha mazungumzo',
    action: (name: string) => `Mwandikie ${name}`,
    like: (name: string) => `Mpende ${name}`,
  },
  safety: {
    text: (found: readonly MessageRisk[]) =>
      `Ujumbe wako unaonekana kuwa na ${formatList(found.map((risk) => risks[risk]))}. Mpe taarifa hizi mtu unayemjua vizuri tu, na kamwe usimtumie pesa mtu ambaye hujakutana naye.`,
    change: 'Ubadili',
    anyway: 'Tuma hata hivyo',
    changing: 'Haukutumwa. Ujumbe wako bado uko kwenye sehemu ya kuandika.',
  },
  empty: {
    title: 'Bado hakuna mazungumzo',
    text: 'Mtafute unayempenda, kisha urudi kumsalimia.',
    action: 'Anza kutelezesha',
  },
  hiddenAll: {
    title: 'Hakuna mazungumzo ya kuonyesha',
    text: 'Umewaficha wote uliowaandikia. Waonyeshe tena kwenye Mipangilio.',
    action: 'Fungua Mipangilio',
  },
};
