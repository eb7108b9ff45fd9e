import type * as english from '../../../../pages/success-stories/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const successStoriesCopy: typeof english.successStoriesCopy = {
  title: 'Hadithi za mafanikio',
  description: 'Hadithi za kubuni za wapenzi waliokutana hapa.',
  heading: 'Hadithi zilizoanzia hapa',
  intro: 'Wengine waliandikiana kwa miezi, wengine walikutana baada ya wiki. Zote ni za kubuni.',
  tell: 'Simulia hadithi yako',
  featured: {
    heading: 'Hadithi zilizochaguliwa',
    stories: {
      'sandrine-jean-paul': {
        timeToMatch: 'Wiki 9',
        relationship: 'Wameoana',
        image: 'Mchoro wa Sandrine na Jean Paul kando ya Ziwa Kivu jua likitua',
        story: [
          'Sandrine anafundisha kemia Rubavu na alikuwa amemwahidi dada yake kujaribu kwa mwezi mmoja. Siku ya ishirini na nane Jean Paul, anayetengeneza injini za mashua ng’ambo ya ghuba, aliuliza shaba huwaka rangi gani.',
          'Waliandikiana miezi miwili kabla ya kukutana kando ya ziwa. Yaliyobaki yalikuwa rahisi, anasema, isipokuwa kucheza dansi.',
        ],
        quote: 'Alitafuta habari za kazi yangu kabla ya kuniuliza kuihusu. Ujumbe huo ninao bado.',
        details: {
          matchDate: 'Machi 2023',
          firstDate: 'Sambaza za kuchoma bandarini, Mei 2023',
          relationshipMilestone: 'Familia zilitambulishana, Januari 2024',
          currentStatus: 'Walioana Agosti 2024',
        },
      },
      'esther-collins': {
        timeToMatch: 'Wiki 3',
        relationship: 'Wamechumbiana',
        image: 'Mchoro wa Esther na Collins juu ya taa za Kigali',
        story: [
          'Esther anafanya kazi benki ambako kila mtu anamjua kila mtu, na alibaki na barakoa kwa wiki sita. Collins hakumshinikiza. Esther alipoivua, Collins aliandika: sasa nimeona sura ya mtu ninayempenda kuliko wote.',
        ],
        quote: 'Alinipenda kabla ya kuniona. Sikujua nilivyolihitaji hilo.',
        details: {
          matchDate: 'Oktoba 2023',
          firstDate: 'Maonyesho Kacyiru, Desemba 2023',
          relationshipMilestone: 'Kila mmoja ana ufunguo wa nyumba ya mwenzake, Juni 2025',
          currentStatus: 'Wamechumbiana, harusi imepangwa 2027',
        },
      },
      'chantal-moses': {
        timeToMatch: 'Wiki 5',
        relationship: 'Wameoana',
        image: 'Mchoro wa Chantal na Moses mbele ya vikombe viwili vya kahawa',
        story: [
          'Miadi yao ya kwanza ilifuata orodha ya kukagua: mahali pa umma, rafiki aliyejua, kahawa mbili.',
          'Moses amefiwa na mke na ana binti wa miaka tisa. Alisema hivyo katika mstari wake wa kwanza, na Chantal aliujibu mstari huo kwanza.',
        ],
        quote: 'Orodha ya kukagua ilinifanya nitabasamu. Kisha ikanipa ujasiri.',
        details: {
          matchDate: 'Februari 2022',
          firstDate: 'Kahawa mbili karibu na makumbusho, Machi 2022',
          relationshipMilestone: 'Mchezo wa shule wakiwa watatu, Desemba 2022',
          currentStatus: 'Walioana 2024, familia ya watu wanne',
        },
      },
      'aline-patrick': {
        timeToMatch: 'Miezi 4',
        relationship: 'Wako pamoja',
        image: 'Mchoro wa Aline na Patrick kati ya vilima vya matuta asubuhi',
        story: [
          'Patrick huwaongoza wageni kwenye volkano na hukosa mtandao kwa siku nzima. Aline analima pareto na hulala saa tatu usiku. Walikutana kwenye chumba cha Vitabu na kugundua walikuwa wameazima riwaya ileile.',
        ],
        quote: 'Sote tulikuwa wa polepole mno kwa programu nyingine. Hapa ilikuwa kasi yetu.',
        details: {
          matchDate: 'Julai 2024',
          firstDate: 'Ngazi za maktaba ya Musanze, Novemba 2024',
          relationshipMilestone: 'Volkano yake ya kwanza, Februari 2025',
          currentStatus: 'Wako pamoja, wanatafuta nyumba yenye mtandao',
        },
      },
    },
  },
  facts: {
    timeToMatch: 'Muda hadi kupatana',
    matchDate: 'Walipatana',
    firstDate: 'Miadi ya kwanza',
    relationshipMilestone: 'Hatua muhimu',
    currentStatus: 'Leo',
  },
  counters: {
    heading: 'Wapenzi wanatuambia nini baada ya mwaka',
    note: versionCopy.figures,
    list: {
      again: 'wangekutana tena kwa njia hiyohiyo',
      public: 'walikuwa na miadi ya kwanza mahali pa umma',
      together: 'bado wako pamoja baada ya miezi kumi na miwili',
      married: 'wamechumbiana au wameoana',
    },
  },
  call: {
    heading: 'Yenu inaweza kufuata',
    text: 'Hatua tatu fupi. Ni bure, na majina yenu halisi ni hiari.',
    form: 'Andika ushuhuda',
    gallery: 'Jinsi ya kusimulia',
  },
};
