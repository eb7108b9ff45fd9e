import type * as english from '../../../../pages/share-story/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const shareStoryCopy: typeof english.shareStoryCopy = {
  title: 'Simulia hadithi',
  description: 'Simulia jinsi mlivyokutana, kwa maneno yako.',
  heading: 'Simulia hadithi yako',
  intro:
    'Hadithi yako inaweza kuwa msukumo anaouhitaji mtu mwingine. Ni bure, na jina lako halisi ni hiari.',
  picture: 'Mchoro wa wapenzi kati ya vilima vya matuta',
  apply: 'Omba',
  applyLong: 'Omba kusimulia hadithi yako',
  read: 'Soma hadithi za mafanikio',
  gallery: {
    heading: 'Jozi nane za wapenzi wa kubuni',
    intro: 'Chagua picha ili kuikuza.',
    open: 'Kuza picha',
    dialog: (position: number, total: number) => `Picha ya ${position} kati ya ${total}`,
    previous: 'Picha iliyotangulia',
    next: 'Picha inayofuata',
    close: 'Funga',
    photos: [
      {
        names: 'Sandrine & Jean Paul',
        place: 'Rubavu',
        alt: 'Mwanamke mwenye kilemba cha dhahabu na mwanaume mwenye shati jeupe kando ya ziwa jua likitua',
      },
      {
        names: 'Esther & Collins',
        place: 'Kigali',
        alt: 'Mwanamke mwenye sweta ya rangi ya chungwa na mwanaume mwenye koti la bluu juu ya taa za mji',
      },
      {
        names: 'Chantal & Moses',
        place: 'Huye',
        alt: 'Wapenzi wenye sweta za mistari na za nakshi mbele ya vikombe viwili vya kahawa',
      },
      {
        names: 'Aline & Patrick',
        place: 'Musanze',
        alt: 'Mwanamke mwenye gauni la kitenge na mwanaume mwenye sweta ya kijani yenye kofia kati ya vilima vya matuta',
      },
      {
        names: 'Zahra & Idris',
        place: 'Bujumbura',
        alt: 'Mwanamke mwenye mtandio wa zambarau na mwanaume mwenye miwani kando ya ziwa tulivu',
      },
      {
        names: 'Naomi & Kevin',
        place: 'Nairobi',
        alt: 'Mwanamke mwenye nywele za kusuka na mwanaume mwenye sweta ya njano mbele ya mji jioni',
      },
      {
        names: 'Divine & Yves',
        place: 'Goma',
        alt: 'Mwanamke mwenye nywele ndefu za kujikunja na mwanaume mwenye sweta ya bluu chini ya majani ya mbuni',
      },
      {
        names: 'Joyce & Emmanuel',
        place: 'Kampala',
        alt: 'Wapenzi wenye sweta ya mistari na ya nakshi chini ya jua kubwa',
      },
    ],
  },
  stats: {
    heading: 'Hadithi zetu hadi sasa',
    illustrative: versionCopy.illustrative,
    note: versionCopy.figures,
    list: [
      { value: '100+', label: 'mafanikio yaliyoangaziwa' },
      { value: '50+', label: 'ushuhuda wa kutia moyo' },
      { value: '4', label: 'chaneli' },
    ],
  },
  benefits: {
    heading: 'Kwa nini wenzi husimulia',
    list: [
      {
        name: 'Humsaidia mtu',
        text: 'Msomaji anaweza kufikiri: kumbe si mimi peke yangu.',
      },
      {
        name: 'Inabaki yako',
        text: 'Unachoandika ni faili yako mwenyewe, ichapishwe au isichapishwe.',
      },
      {
        name: 'Inabaki ya upole',
        text: 'Hakuna maandishi ya kukariri, hakuna kupangwa kwa nafasi, na hakuna maoni usipoyaruhusu.',
      },
    ],
  },
  process: {
    heading: 'Hatua nne hadi hadithi',
    intro: 'Hatua ya kwanza inafanya kazi leo. Nyingine tatu zimepangwa.',
    list: [
      { name: 'Omba', text: 'Hatua tatu fupi, kwa kasi yako.' },
      {
        name: 'Kukaguliwa',
        text: 'Mtu huisoma, na mnakubaliana kuhusu majina na sura kabla ya kurekodi.',
      },
      { name: 'Kurekodi', text: 'Nyumbani au kando ya ziwa, kwa lugha yenu.' },
      {
        name: 'Kuchapisha',
        text: 'Huonekana tu baada ya nyote wawili kuitazama na kukubali.',
      },
    ],
  },
  channels: {
    heading: 'Hadithi zitaonekana wapi',
    intro: 'Chaneli nne za mfano. Bado hakuna kilichochapishwa huko.',
    visit: (name: string) => `Tembelea ${name}`,
    newTab: '(hufunguka katika kichupo kipya)',
    list: [
      {
        id: 'stories',
        name: 'Iru Stories',
        code: 'IS',
        text: 'Video za dakika kumi, zenye manukuu kwa Kinyarwanda, Kifaransa na Kiingereza.',
        href: 'https://www.youtube.com/@iru_example_stories',
      },
      {
        id: 'table',
        name: 'Table for Two',
        code: 'T2',
        text: 'Wenzi hupika walichokula kwenye miadi yao ya kwanza.',
        href: 'https://www.youtube.com/@iru_example_table',
      },
      {
        id: 'hills',
        name: 'Hills & Hearts',
        code: 'HH',
        text: 'Matembezi katika wilaya ambako watu walikutana.',
        href: 'https://www.youtube.com/@iru_example_hills',
      },
      {
        id: 'voices',
        name: 'Only Voices',
        code: 'OV',
        text: 'Hadithi bila picha.',
        href: 'https://www.youtube.com/@iru_example_voices',
      },
    ],
  },
  faq: {
    heading: 'Kabla ya kuomba',
    list: [
      {
        id: 'free',
        question: 'Je, kuna gharama yoyote?',
        answer: 'Hapana. Kuomba, kurekodi na kuchapisha ni bure, na hatulipii hadithi.',
      },
      {
        id: 'visible',
        question: 'Je, lazima tuonyeshe sura zetu au tutaje majina yetu halisi?',
        answer: 'Hapana, yote mawili ni hiari. Sauti, michoro na majina mengine pia yanafaa.',
      },
      {
        id: 'progress',
        question: 'Hatujaoana. Bado tunaweza kuomba?',
        answer: 'Ndiyo. Hadithi zinazoendelea zinakaribishwa.',
      },
      {
        id: 'business',
        question: 'Tunaendesha biashara pamoja. Tunaweza kusimulia hadithi hiyo?',
        answer:
          'Ndiyo, biashara pia zinaweza kusimulia. Lazima iwe hadithi, si tangazo la biashara.',
      },
    ],
  },
  call: {
    heading: 'Anza kwa hatua tatu fupi',
    text: 'Majibu yako hubaki kwenye kichupo hiki. Hakuna kinachotumwa: unabaki na hadithi yako kama faili.',
  },
};
