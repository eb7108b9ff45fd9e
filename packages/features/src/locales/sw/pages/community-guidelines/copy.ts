import { CONDUCT, ENFORCEMENT_STEPS, SEVERITY_NOTE } from '../../content/legal/rules';
import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/community-guidelines/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const communityGuidelinesCopy: typeof english.communityGuidelinesCopy = {
  title: 'Kanuni za Jumuiya',
  description: 'Jinsi tunavyotendeana hapa, na kinachotokea mtu asipofuata kanuni.',
  heading: 'Jinsi tunavyotendeana',
  intro: `Kwa kila wasifu, ujumbe na kukutana kunakoanzia kwenye ${brand.name}.`,
  report: 'Ripoti tatizo',
  full: 'Soma kanuni zote',
  print: 'Chapisha ukurasa huu',
  template: versionCopy.template,
  version: versionCopy.rules,
  values: {
    heading: 'Maadili ya msingi',
    list: [
      {
        name: 'Heshima na upole',
        text: 'Andika kana kwamba familia ya mwenzako imekaa mezani. “Hapana” nayo ni jibu.',
      },
      {
        name: 'Usalama kwanza',
        text: 'Mahali pa umma, hakuna shinikizo, hakuna pesa, hakuna kusambaza siri.',
      },
      {
        name: 'Uhusiano wa kweli',
        text: 'Sura yako mwenyewe, umri wako wa kweli, nia yako ya kweli.',
      },
      {
        name: 'Mazungumzo yenye maana',
        text: 'Soma wasifu kwanza, kisha uliza kuhusu kitu kilichomo.',
      },
    ],
  },
  unacceptable: {
    heading: 'Yasiyokubalika',
    severities: { high: 'Uzito mkubwa', medium: 'Uzito wa kati' },
    list: CONDUCT,
    note: SEVERITY_NOTE,
  },
  reporting: {
    heading: 'Jinsi kuripoti kunavyofanya kazi',
    list: [
      {
        name: 'Sema kilichotokea',
        text: 'Tumia Ripoti kwenye wasifu au utuandikie. Sentensi moja inatosha; picha ya skrini husaidia.',
      },
      {
        name: 'Unalindwa mara moja',
        text: 'Mtu huyo anazuiwa upande wako, na haambiwi nani amemripoti.',
      },
      {
        name: 'Mtu anaisoma',
        text: 'Wasimamizi hukagua ripoti ndani ya saa 24 hadi 48. Programu huzipanga kwa uharaka na haiamui chochote.',
      },
      {
        name: 'Tunachukua hatua',
        text: 'Kuanzia onyo hadi marufuku ya kudumu: angalia jedwali hapa chini.',
      },
      {
        name: 'Tunakujulisha',
        text: 'Tunakuambia ikishakamilika na, faragha ikiruhusu, kilichofanywa.',
      },
    ],
  },
  enforcement: {
    heading: 'Hatua tunazochukua',
    caption: 'Hatua, kuanzia nyepesi hadi kali zaidi',
    labels: { step: 'Hatua', when: 'Lini', what: 'Maana yake' },
    list: ENFORCEMENT_STEPS,
  },
  appeals: {
    heading: 'Rufaa',
    text: 'Unaweza kukata rufaa dhidi ya onyo, mipaka au kusimamishwa ndani ya siku 30. Mtu mwingine huikagua ndani ya siku 5 hadi 7 za kazi na kukuambia sababu. Marufuku ya kudumu haina rufaa.',
    note: `Masharti ya Huduma yanaorodhesha rufaa kwa kila sababu ya kufunga akaunti. ${versionCopy.appeals}`,
    link: 'Soma Masharti ya Huduma',
  },
  etiquette: {
    heading: 'Adabu za kutafuta mwenza',
    list: [
      'Jibu, hata kama ni kukataa kwa upole.',
      'Omba ruhusa kabla ya kutuma picha au ujumbe wa sauti, au kupiga simu.',
      'Fika kwa wakati, au sema kabla hujachelewa.',
      'Kubalianeni mapema nani analipa. Bili si deni.',
      'Taja ndoa yako, watoto wako na mipango yako kabla mtu hajagundua.',
      'Tunza siri unazoambiwa.',
    ],
  },
  resources: {
    heading: 'Msaada wa usalama',
    text: 'Kama uko hatarini sasa, piga simu kwanza na utuandikie baadaye.',
  },
  actions: {
    heading: 'Unachoweza kufanya sasa',
    report: 'Ripoti tatizo',
    support: 'Wasiliana na msaada',
    safety: 'Tembelea Kituo cha Usalama',
    feedback: 'Toa maoni',
    forum: 'Jukwaa la jumuiya',
    join: 'Jiunge na jumuiya yetu salama',
  },
};
