import type { ContactSubject } from '../../../../domain/contact';
import type * as english from '../../../../pages/contact/copy';

const subjects: Record<ContactSubject, string> = {
  general: 'Swali la jumla',
  technical: 'Msaada wa kiufundi',
  billing: 'Sarafu na malipo',
  safety: 'Usalama au ripoti',
  feedback: 'Maoni',
  partnership: 'Ushirikiano',
  press: 'Vyombo vya habari',
};

export const contactCopy: typeof english.contactCopy = {
  title: 'Wasiliana',
  description: 'Namba za dharura, anwani yetu na idara tulizopanga.',
  heading: 'Wasiliana',
  intro: 'Bado hakuna anayesoma ujumbe. Kama unahitaji msaada sasa, piga mojawapo ya namba hizi.',
  form: {
    heading: 'Andika ujumbe',
    planned:
      'Imepangwa: majibu ndani ya saa 2 wakati wa mchana Kigali, au dakika 15 kwa wanachama wanaolipa.',
    note: 'Hufungua programu yako ya barua pepe ikiwa na ujumbe tayari. Hakuna kinachotumwa kutoka ukurasa huu.',
    summary: 'Tafadhali kagua sehemu hizi',
    firstName: 'Jina la kwanza',
    lastName: 'Jina la ukoo',
    subject: 'Mada',
    message: 'Ujumbe',
    messageHint: (max: string) => `Hadi herufi ${max}.`,
    submit: 'Andaa barua pepe',
    reasons: {
      firstName: 'Tafadhali andika jina lako la kwanza',
      lastName: 'Tafadhali andika jina lako la ukoo',
      subject: 'Tafadhali chagua mada',
      message: 'Tafadhali andika ujumbe wako',
      tooLong: (max: string) => `Tafadhali usizidi herufi ${max}`,
    },
    opened: (address: string) =>
      `Programu yako ya barua pepe inapaswa kuwa imefunguka sasa. Kama haijafunguka, andika kwa ${address}.`,
    tooLong:
      'Ujumbe wako ni mrefu mno kwa baadhi ya programu za barua pepe. Nakili ujumbe na uubandike kwenye barua pepe.',
    copy: 'Nakili ujumbe',
  },
  subjects,
  ways: {
    heading: 'Njia nyingine',
    phoneNote:
      'Imepangwa: Jumatatu hadi Jumamosi, saa 2 asubuhi hadi saa 2 usiku (8:00–20:00) kwa saa za Kigali',
    emailNote: 'Imepangwa: jibu ndani ya saa 2',
    visitNote: 'Kwa miadi',
  },
  departments: {
    heading: 'Idara zitakazokuwepo',
    intro: 'Zitafunguliwa watu watakapokuwa na akaunti.',
    list: {
      safety: {
        name: 'Usalama',
        text: 'Ripoti, kuzuia, rufaa. Imepangwa: hukaguliwa ndani ya saa 24 hadi 48.',
      },
      billing: {
        name: 'Malipo',
        text: 'Sarafu, marejesho, risiti. Imepangwa: maombi ya marejesho hujibiwa ndani ya siku 3 hadi 5 za kazi.',
      },
      technical: { name: 'Msaada', text: 'Kitu kisipofanya kazi.' },
      partnership: { name: 'Ushirikiano', text: 'Hoteli, kumbi, mashirika.' },
      press: { name: 'Vyombo vya habari', text: 'Mahojiano, takwimu, picha.' },
    },
    write: (name: string) => `Andikia idara: ${name}`,
  },
  social: {
    heading: 'Tufuate',
    newTab: '(hufunguka katika kichupo kipya)',
  },
};
