import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type { HiddenKind, ReportReason } from '../../../../persistence/hidden';
import type * as english from '../../../../parts/people/copy';

const done: Record<HiddenKind, (name: string) => string> = {
  hidden: (name) => `${name} amefichwa kwenye kifaa hiki.`,
  blocked: (name) => `${name} amezuiwa kwenye kifaa hiki.`,
  reported: (name) => `Ripoti yako imehifadhiwa kwenye kifaa hiki, na ${name} amefichwa.`,
};

const reasons: Record<ReportReason, string> = {
  fake: 'Si yule anayesema kuwa ni yeye',
  money: 'Anaomba pesa au taarifa za kibinafsi',
  rude: 'Hana adabu, anashinikiza au anatisha',
  minor: 'Huenda ana umri chini ya miaka 18',
  other: 'Sababu nyingine',
};

export const peopleCopy: typeof english.peopleCopy = {
  unnamed: 'Mtu fulani',
  menu: {
    more: (name: string) => `Zaidi kuhusu ${name}`,
    list: (name: string) => `Machaguo ya ${name}`,
    hidden: 'Ficha',
    blocked: 'Zuia',
    reported: 'Ripoti',
    write: 'Andika ujumbe',
    plan: 'Panga kukutana',
    unlike: 'Acha kumpenda',
    later: 'Si sasa',
  },
  done,
  later: {
    done: (name: string) => `${name} amewekwa kwa baadaye.`,
    unsaved: (name: string) =>
      `${name} amewekwa kwa baadaye, kwa ziara hii tu. Kivinjari chako hakikuweza kuhifadhi badiliko hilo.`,
    heading: 'Waliowekwa kwa baadaye',
    list: 'Watu uliowaweka kwa baadaye',
    text: {
      saved: 'Hawaonekani unapotelezesha au kuvinjari. Imehifadhiwa kwenye kifaa hiki.',
      unsaved: 'Imehifadhiwa kwa ziara hii tu. Kivinjari chako hakikuweza kuhifadhi orodha.',
    },
    empty: {
      saved: 'Bado hakuna mtu. Chagua “Si sasa” kwenye wasifu ili kuuweka kwa baadaye.',
      unsaved: 'Kwa sasa hakuna mtu. Kivinjari chako hakikuweza kuhifadhi badiliko hilo.',
    },
    deck: 'Nenda kwenye Telezesha',
    back: 'Mrudishe',
    bringBack: (name: string) => `Mrudishe ${name}`,
    isBack: (name: string) => `${name} amerudi.`,
    notBack: (name: string) =>
      `${name} bado amewekwa kwa baadaye. Kivinjari chako hakikuweza kuhifadhi badiliko hilo.`,
    who: (name: string, age: number) => `${name}, ${age}`,
  },
  unsaved: (name: string) =>
    `${name} amefichwa kwa ziara hii tu. Kivinjari chako hakikuweza kuhifadhi badiliko hilo.`,
  liked: (name: string) => `Unampenda ${name}. Imehifadhiwa kwenye kifaa hiki.`,
  list: 'Ona orodha',
  notLiked: (name: string) => `Haikuwezekana kuhifadhi kwenye kifaa hiki kwamba unampenda ${name}.`,
  unliked: {
    saved: (name: string) => `${name} hayupo tena kwenye orodha yako.`,
    unsaved: (name: string) =>
      `${name} ameondolewa kwenye orodha yako kwa ziara hii tu. Kivinjari chako hakikuweza kuhifadhi badiliko hilo.`,
  },
  report: {
    title: (name: string) => `Mripoti ${name}`,
    text: 'Nini kilitokea? Sababu yako inahifadhiwa kwenye Mipangilio.',
    legend: 'Sababu',
    required: 'Chagua sababu',
    honest:
      'Ripoti yako haitumwi: bado hakuna timu ya kuisoma. Inahifadhiwa kwenye kifaa hiki, na hutamwona mtu huyu tena hapa.',
    evidence:
      'Kama hili linaweza kuwa kosa la jinai, piga picha za skrini sasa na usifute ujumbe wowote. Unaweza kusoma, kuchapisha na kuhifadhi mazungumzo yako baadaye kwenye Mipangilio. Vionyeshe kwa Rwanda Investigation Bureau (RIB) au polisi.',
    danger: 'Je, uko hatarini?',
    call: `Piga ${EMERGENCY.allServices}`,
    cancel: 'Ghairi',
    submit: 'Hifadhi ripoti na umfiche',
    close: 'Funga',
  },
  reasons,
};
