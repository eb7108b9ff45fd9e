import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/about-us/copy';

export const aboutUsCopy: typeof english.aboutUsCopy = {
  title: 'Kuhusu sisi',
  description: 'Sisi ni nani, kwa nini tumejenga mahali tulivu pa kukutana, na tunachokithamini.',
  heading: 'Njia tulivu ya kukutana',
  intro: `${brand.name} ilianza Kigali kwa hamu moja: wanaotaka upendo wa kweli wakutane bila kelele, shinikizo wala shaka.`,
  picture: 'Vilima vya matuta vya Rwanda chini ya jua la jioni',
  join: 'Tengeneza wasifu',
  mission: {
    heading: 'Lengo letu',
    text: 'Kuwasaidia watu wazima kupata uhusiano wenye maana, kwa usalama na faragha.',
  },
  story: {
    heading: 'Ilivyoanza',
    note: 'Hadithi hii, watu wake na tarehe zake ni za kubuni.',
    picture: 'Vikombe viwili vya kahawa mezani karibu na dirisha',
    paragraphs: [
      'Mwaka 2021 marafiki watatu walilinganisha programu za kutafuta wapenzi katika mkahawa wa Kimihurura. Mmoja alikuwa ameombwa pesa na mtu asiyemjua aliyejiita daktari. Mwingine alikuwa amekuta picha yake kwenye wasifu wa mtu mwingine. Wa tatu alikuwa amechoka kutelezeshwa.',
      'Walianza na maswali ambayo hakuna aliyewahi kuwauliza. Nani anaona uso wangu, na lini? Ujumbe wangu unakwenda wapi? Nani husaidia mambo yakiharibika? Toleo lao la kwanza halikuwa na picha. Watu waliandikiana kwanza kwa wiki mbili, na nusu yao walisema zilikuwa wiki zao mbili za upole zaidi mtandaoni.',
      'Barakoa, mwongozo wa kukutana na kanuni kwamba mtu ndiye huamua daima vilianza wakati huo.',
    ],
  },
  milestones: {
    heading: 'Hatua muhimu',
    list: {
      2021: 'Marafiki watatu, daftari moja, watu arobaini wa kujitolea waliokutana bila picha.',
      2022: 'Barakoa ya Upendo: picha hubaki na ukungu hadi wote wawili wakubali kuzifichua.',
      2023: 'Mwongozo wa Kukutana, ulioandikwa pamoja na hoteli, madereva na shirika la wanawake la Kigali.',
      2024: 'Masharti yetu kwa lugha rahisi, ya tarehe 15 Januari 2024. Watu ndio huamua kuhusu ripoti.',
      2026: 'Tovuti nyepesi kwa simu ndogo na mtandao wa polepole, kutoka Goma hadi Dar es Salaam.',
    },
  },
  values: {
    heading: 'Tunachokithamini',
    intro: 'Ndicho huamua tunachojenga na, mara nyingi zaidi, tusichojenga.',
    list: [
      {
        name: 'Uaminifu na usalama',
        text: 'Imepangwa: uthibitisho kwa ngazi, na mtu anayesoma kila ripoti ndani ya saa 24 hadi 48.',
      },
      {
        name: 'Ubunifu',
        text: 'Mawazo kama kuoanisha kwa hisia lazima yafanye kutafuta mwenza kuwe kwa upole, si kwa haraka tu.',
      },
      {
        name: 'Kumkaribisha kila mtu',
        text: 'Kila imani, eneo na hali ya maisha inayowaheshimu wengine inakaribishwa.',
      },
      {
        name: 'Faragha',
        text: 'Wewe huamua nani anaona picha yako, umbali wako na hadithi yako, na lini.',
      },
      {
        name: 'Kujiamulia',
        text: 'Unaweza kuzuia, kuficha, kuondoka au kufuta kila kitu bila kutoa sababu.',
      },
      {
        name: 'Ukweli',
        text: 'Akaunti moja kwa kila mtu, umri wa kweli, sura za kweli. Kujifanya mtu mwingine ndilo jambo pekee tusilosamehe.',
      },
    ],
  },
  call: {
    heading: 'Njoo jinsi ulivyo',
    text: 'Wasifu huchukua takriban dakika tano. Hakuna anayeuona uso wako kabla hujataka.',
    register: 'Jiunge bure',
    contact: 'Tuandikie',
  },
};
