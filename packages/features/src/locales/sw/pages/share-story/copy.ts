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
    photos: {
      'sandrine-jean-paul':
        'Mwanamke mwenye kilemba cha dhahabu na mwanaume mwenye shati jeupe kando ya ziwa jua likitua',
      'esther-collins':
        'Mwanamke mwenye sweta ya rangi ya chungwa na mwanaume mwenye koti la bluu juu ya taa za mji',
      'chantal-moses':
        'Wapenzi wenye sweta za mistari na za nakshi mbele ya vikombe viwili vya kahawa',
      'aline-patrick':
        'Mwanamke mwenye gauni la kitenge na mwanaume mwenye sweta ya kijani yenye kofia kati ya vilima vya matuta',
      'zahra-idris':
        'Mwanamke mwenye mtandio wa zambarau na mwanaume mwenye miwani kando ya ziwa tulivu',
      'naomi-kevin':
        'Mwanamke mwenye nywele za kusuka na mwanaume mwenye sweta ya njano mbele ya mji jioni',
      'divine-yves':
        'Mwanamke mwenye nywele ndefu za kujikunja na mwanaume mwenye sweta ya bluu chini ya majani ya mbuni',
      'joyce-emmanuel': 'Wapenzi wenye sweta ya mistari na ya nakshi chini ya jua kubwa',
    },
  },
  stats: {
    heading: 'Hadithi zetu hadi sasa',
    illustrative: versionCopy.illustrative,
    note: versionCopy.figures,
    list: {
      highlights: 'mafanikio yaliyoangaziwa',
      testimonies: 'ushuhuda wa kutia moyo',
      channels: 'chaneli',
    },
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
    list: {
      stories: 'Video za dakika kumi, zenye manukuu kwa Kinyarwanda, Kifaransa na Kiingereza.',
      table: 'Wenzi hupika walichokula kwenye miadi yao ya kwanza.',
      hills: 'Matembezi katika wilaya ambako watu walikutana.',
      voices: 'Hadithi bila picha.',
    },
  },
  faq: {
    heading: 'Kabla ya kuomba',
    list: {
      free: {
        question: 'Je, kuna gharama yoyote?',
        answer: 'Hapana. Kuomba, kurekodi na kuchapisha ni bure, na hatulipii hadithi.',
      },
      visible: {
        question: 'Je, lazima tuonyeshe sura zetu au tutaje majina yetu halisi?',
        answer: 'Hapana, yote mawili ni hiari. Sauti, michoro na majina mengine pia yanafaa.',
      },
      progress: {
        question: 'Hatujaoana. Bado tunaweza kuomba?',
        answer: 'Ndiyo. Hadithi zinazoendelea zinakaribishwa.',
      },
      business: {
        question: 'Tunaendesha biashara pamoja. Tunaweza kusimulia hadithi hiyo?',
        answer:
          'Ndiyo, biashara pia zinaweza kusimulia. Lazima iwe hadithi, si tangazo la biashara.',
      },
    },
  },
  call: {
    heading: 'Anza kwa hatua tatu fupi',
    text: 'Majibu yako hubaki kwenye kichupo hiki. Hakuna kinachotumwa: unabaki na hadithi yako kama faili.',
  },
};
