import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/home/copy-below';
import { versionCopy } from '../../parts/page/version-copy';

export const homeBelowCopy: typeof english.homeBelowCopy = {
  discover: {
    heading: 'Mpate mwenza anayekufaa',
    text: 'Wasifu sita wa mfano wa watu wa kubuni.',
    listLabel: 'Wasifu wa mfano',
    explore: 'Tazama zaidi',
  },
  safety: {
    heading: 'Usalama wako kwanza',
    picture: 'Vilima chini ya jua la jioni',
    points: [
      {
        title: 'Ulinzi',
        text: 'Mzuie au mripoti mtu kupitia wasifu wowote usio na barakoa. Watu wataamua, si mashine.',
      },
      {
        title: 'Mawasiliano',
        text: 'Ujumbe utasimbwa kwa njia fiche, na wewe utaamua nani anaweza kuwasiliana nawe.',
      },
      {
        title: 'Uthibitisho',
        text: 'Imepangwa: ukaguzi wa picha kwa hiari, wenye beji.',
      },
      {
        title: 'Kukutana',
        text: `Mwongozo, hoteli nne za Kigali zenye kumbi za mapokezi zilizo wazi kwa umma, na ${EMERGENCY.allServices} kwa dharura.`,
      },
    ],
  },
  stories: {
    heading: 'Walikutana hapa',
    note: versionCopy.stories,
    labels: {
      region: 'Hadithi za mafanikio',
      regionRole: 'picha zinazozunguka',
      slideRole: 'slaidi',
      slide: (position: number, total: number) => `${position} kati ya ${total}`,
      stop: 'Simamisha kuzunguka',
      start: 'Anzisha kuzunguka',
      previous: 'Hadithi iliyotangulia',
      next: 'Hadithi inayofuata',
    },
    stars: 'Nyota 5 kati ya 5',
    list: {
      'sandrine-jean-paul': {
        story:
          'Tuliandikiana miezi miwili kabla ya kukutana kando ya ziwa. Kufikia hapo nilijua ucheshi wake, imani yake na jinsi anavyomtendea mama yake.',
        alt: 'Mchoro wa Sandrine na Jean Paul kando ya Ziwa Kivu jua likitua',
      },
      'esther-collins': {
        story:
          'Picha yangu ilibaki na barakoa kwa wiki kadhaa, naye hakunishinikiza. Nilipoifichua, aliandika: sasa nimeona sura ya mtu ninayempenda kuliko wote.',
        alt: 'Mchoro wa Esther na Collins juu ya taa za Kigali',
      },
      'chantal-moses': {
        story:
          'Miadi yetu ya kwanza ilifuata orodha ya kukagua: mahali pa umma, rafiki aliyejua, kahawa mbili. Tunarudi huko kila mwaka.',
        alt: 'Mchoro wa Chantal na Moses mbele ya vikombe viwili vya kahawa',
      },
    },
  },
  share: {
    heading: 'Simulia hadithi yako',
    text: `Je, hadithi yako ilianzia kwenye ${brand.name}? Isimulie ili kuwatia wengine moyo. Omba ionyeshwe kwenye chaneli zetu.`,
    note: 'Kwa sasa, unabaki na hadithi yako kama faili. Chaneli zitakuja baadaye.',
    action: 'Simulia hadithi yako',
  },
};
