import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../pages/how-it-works/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const howItWorksCopy: typeof english.howItWorksCopy = {
  title: 'Jinsi inavyofanya kazi',
  description: 'Hatua sita kutoka ziara ya kwanza hadi kukutana mara ya kwanza.',
  heading: 'Jinsi inavyofanya kazi',
  intro: 'Sema unachotumaini, chagua wengine waone nini, na ukutane na watu wanaotaka hivyo pia.',
  picture: 'Taa za Kigali jioni',
  start: 'Anza na wasifu wako',
  steps: {
    heading: 'Hatua sita, kwa kasi yako',
    list: [
      {
        name: 'Tengeneza wasifu wako',
        text: 'Kurasa sita fupi. Ya lazima ni ya kwanza tu, pamoja na kukubali masharti na kanuni. Pumzika wakati wowote: majibu yako hubaki kwenye kichupo hiki, isipokuwa nenosiri, tarehe ya kuzaliwa na picha.',
        aside: 'Takriban dakika tano',
      },
      {
        name: 'Chagua wengine waone nini',
        text: 'Washa au zima umri, umbali na picha isiyo na ukungu. Barakoa itaonyesha uso wako kwa unaowaamini tu.',
        aside: 'Badili wakati wowote',
      },
      {
        name: 'Jithibitishe',
        text: 'Imepangwa: ngazi nne, kuanzia barua pepe hadi kitambulisho, kila moja na beji. Bado hakuna aliyethibitishwa.',
        aside: 'Ukaguzi wa selfie hudumu miezi 12',
      },
      {
        name: 'Tafuta watu',
        text: 'Chuja kwa yale yaliyo muhimu, kuanzia dini hadi elimu, au telezesha, na utendue ukimruka mtu kwa haraka.',
        aside: 'Vichujio kumi na vitano',
      },
      {
        name: 'Zungumzeni kwanza',
        text: 'Andika, au pata swali la kuanzia kwenye ukurasa wa kuvunja ukimya. Tunakuonya kama ujumbe una namba au unataja pesa. Bado hakuna kinachopelekwa.',
        aside: 'Zuia au ripoti wakati wowote',
      },
      {
        name: 'Kutaneni kwa usalama',
        text: 'Tumia orodha ya kukagua, hoteli nne za Kigali zenye kumbi za mapokezi zilizo wazi kwa umma, na muhtasari kwa rafiki.',
        aside: `Kwa dharura: ${EMERGENCY.allServices}`,
      },
    ],
  },
  safety: {
    heading: 'Ushauri wa usalama',
    list: [
      {
        name: 'Mwanzoni baki hapa',
        text: 'Zungumzeni hapa hadi mkutane. Anayeshinikiza apate namba yako anaweza kungoja.',
      },
      {
        name: 'Usitume pesa kamwe',
        text: 'Hakuna ada, nauli wala bili ya hospitali. Upendo hauombi pesa kwa simu.',
      },
      {
        name: 'Kutaneni mahali pa umma',
        text: 'Chagueni mchana na mahali penye watu na wahudumu, na kila mmoja awe na njia yake ya kurudi nyumbani.',
      },
      {
        name: 'Mwambie rafiki',
        text: 'Nani, wapi, hadi saa ngapi. Muhtasari wa kukutana huchukua dakika moja.',
      },
      {
        name: 'Amini shaka zako',
        text: 'Ondoka wakati wowote. Hudaiwi sababu na mtu yeyote.',
      },
    ],
    link: 'Fungua mwongozo wa kukutana',
  },
  success: {
    heading: 'Kinachosaidia mara nyingi',
    list: [
      {
        name: 'Jambo moja la kweli',
        text: '“Mimi huunguza wali lakini isombe yangu ni maarufu” huanzisha mazungumzo mengi zaidi kuliko “Napenda chakula”.',
      },
      {
        name: 'Sema unachotaka',
        text: 'Ndoa, mtu wa kuwa naye, muda wa kufahamiana: uwazi huwaokolea watu wawili miezi mitatu.',
      },
      {
        name: 'Uliza, kisha sikiliza',
        text: 'Swali kuhusu jibu lake la mwisho ni bora kuliko sifa.',
      },
      { name: 'Picha ya karibuni', text: 'Ya mwaka huu, mchana, yako peke yako.' },
    ],
  },
  stats: {
    heading: 'Kwa takwimu',
    illustrative: versionCopy.illustrative,
    planned: 'Kanuni zitakazotumika',
    resolvedShare: '98%',
    responseTime: 'chini ya saa 24',
    labels: {
      resolved: 'ya ripoti zilishughulikiwa',
      response: 'wastani wa jibu la kwanza kwa ripoti',
      age: 'kila mwanachama, hakuna wa chini ya hapo',
      verification: 'ngazi za uthibitisho',
    },
  },
  faq: {
    heading: 'Mambo ya kujua',
    list: {
      cost: {
        question: 'Ninaweza kufanya nini bure?',
        answer:
          'Kutengeneza wasifu, kuvinjari, kupenda, kusoma ujumbe, kutumia vyumba na kupanga kukutana. Sarafu, Plus na Pro ni nyongeza.',
      },
      seen: {
        question: 'Je, watu ninaowajua watanipata?',
        answer:
          'Bado: wasifu wako unabaki kwenye kifaa chako. Akaunti zitakapokuwepo, wageni ambao hawajaingia wataona picha zenye ukungu tu.',
      },
      age: {
        question: 'Kwa nini mnauliza tarehe yangu ya kuzaliwa?',
        answer: 'Kila mtu hapa lazima awe na miaka 18 au zaidi. Umri wako tu ndio huhifadhiwa.',
      },
      matches: {
        question: 'Mnawaoanishaje watu?',
        answer:
          'Bado hatuwaoanishi: unavinjari na kuchuja wasifu wa mfano mwenyewe. Imepangwa: mapendekezo kutokana na ulichoandika, kila moja na sababu. Picha hazipimwi kamwe.',
      },
      report: {
        question: 'Nini hutokea nikimripoti mtu?',
        answer: `Mtu husoma ripoti yako ndani ya saa 24 hadi 48. Uliyemripoti hajui kamwe nani amemripoti. ${versionCopy.reports}`,
      },
    },
  },
  call: {
    heading: 'Chukua hatua ya kwanza',
    text: 'Tembelea kwanza. Kuvinjari hakuhitaji akaunti.',
    browse: 'Vinjari wasifu',
    register: 'Tengeneza wasifu',
  },
};
