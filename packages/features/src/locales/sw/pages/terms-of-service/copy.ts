import { TERMINATION_REASONS } from '../../content/legal/rules';
import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/terms-of-service/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const termsOfServiceCopy: typeof english.termsOfServiceCopy = {
  title: 'Masharti ya Huduma',
  description: 'Kanuni kati yako na sisi, kwa kifupi na kwa lugha rahisi.',
  heading: 'Masharti ya Huduma',
  effective: 'Inatumika kuanzia 15 Januari 2024',
  intro: `Hili ni toleo fupi la unachoweza kutarajia kutoka ${brand.name} na tunachotarajia kwako. Sheria na Masharti kamili yako kwenye ukurasa wa Masharti na Sera. Zikitofautiana, hati kamili ndiyo inayotumika.`,
  full: 'Soma Sheria na Masharti kamili',
  print: 'Chapisha ukurasa huu',
  template: versionCopy.template,
  version: versionCopy.rules,
  summary: {
    heading: 'Kwa mambo matatu',
    list: [
      {
        name: 'Matumizi ya haki',
        text: 'Akaunti moja kwa kila mtu, taarifa za kweli, na heshima kwa kila unayekutana naye. Huduma ni ya kukutana na watu, kamwe si ya kufanyia biashara.',
      },
      {
        name: 'Mazingira salama',
        text: 'Watu wazima tu. Watu hukagua ripoti ndani ya saa 24 hadi 48, na unaweza kukata rufaa dhidi ya uamuzi wao ndani ya siku 30.',
      },
      {
        name: 'Bei zilizo wazi',
        text: 'Duka la sarafu huorodhesha bei kwa faranga za Rwanda, RWF 10 kwa sarafu. Tunatangaza badiliko lolote siku 30 kabla halijaanza kutumika.',
      },
    ],
  },
  sections: {
    eligibility: {
      heading: 'Nani anaweza kujiunga',
      paragraphs: [
        'Lazima uwe na angalau miaka 18, utoe taarifa sahihi, na uwe na akaunti moja tu. Tunafunga akaunti ya yeyote aliye chini ya miaka 18 mara tu tunapojua.',
      ],
    },
    account: {
      heading: 'Akaunti yako',
      paragraphs: [
        'Usimpe mtu nenosiri lako. Unawajibika kwa kinachotokea kwenye akaunti yako hadi utuambie vinginevyo. Tunafuta akaunti ambazo hazijatumika kwa miaka 2, baada ya kikumbusho.',
      ],
    },
    'your-content': {
      heading: 'Unachoshiriki',
      paragraphs: [
        'Maandishi na picha zako hubaki kuwa mali yako. Unaturuhusu kuvionyesha kwa watu unaowachagua, kwa muda wote unaoviacha hapa. Shiriki tu kile ulicho na haki ya kukishiriki, na usishiriki sura ya mtu mwingine bila ridhaa yake.',
      ],
    },
    payment: {
      heading: 'Sarafu na usajili wa malipo',
      paragraphs: [
        'Sarafu hulipia huduma za ziada kwenye tovuti hii na haziwezi kubadilishwa kuwa pesa. Marejesho ni kamili, ya sehemu iliyobaki au kama salio la akaunti, kama Sera ya Marejesho inavyosema. Bei hubadilika tu kwa taarifa ya siku 30.',
        'Leo kila ununuzi ni uigaji kwenye kifaa chako, na hakuna pesa zinazohamishwa.',
      ],
    },
    verification: {
      heading: 'Uthibitisho',
      paragraphs: [
        'Beji huonyesha kilichokaguliwa na lini: selfie inayolingana hudumu miezi 12, kitambulisho miezi 24, mawasiliano hadi yabadilike, uanachama wa kulipia muda wote upo. Beji haisemi chochote kuhusu tabia ya mtu.',
      ],
    },
    liability: {
      heading: 'Wajibu wetu kisheria',
      paragraphs: [
        'Tunakagua, tunasimamia na tunajibu, lakini hatuwezi kumjua kila mtu. Pale sheria inapoturuhusu kupunguza wajibu wetu, ukomo ni kiasi ulichotulipa katika miezi 12 iliyopita.',
      ],
    },
  },
  prohibited: {
    heading: 'Yasiyoruhusiwa',
    list: [
      'Kumnyanyasa, kumtisha, kumfuatilia au kumwaibisha mtu yeyote',
      'Kujifanya mtu mwingine, au kuficha ndoa au uhusiano',
      'Kuwaomba wanachama pesa, kutumiwa mobile money au taarifa za benki',
      'Kutoa au kutafuta huduma za ngono kwa malipo',
      'Chochote kinachomdhuru au kumhusisha kingono mtu aliye chini ya miaka 18',
      'Chuki dhidi ya imani, asili, mwili, lugha au namna ya kupenda',
      'Kutangaza, kuandikisha au kuwauzia wanachama',
      'Kunakili wasifu, kukusanya kurasa au kuendesha akaunti za kiotomatiki',
      'Kusambaza ujumbe, anwani au picha za mwanachama mwingine bila ridhaa',
      'Kukwepa barakoa, kuzuiwa, kusimamishwa au marufuku',
    ],
  },
  termination: {
    heading: 'Tunapofunga akaunti',
    intro:
      'Kwa kila sababu: tunafanya nini, na rufaa inahitaji nini. Unaweza kukata rufaa ndani ya siku 30, na mtu ambaye hakufanya uamuzi huo huikagua ndani ya siku 5 hadi 7 za kazi.',
    labels: { action: 'Hatua', appeal: 'Rufaa' },
    list: TERMINATION_REASONS,
    other: `Kanuni za jumuiya zinasema kwamba marufuku ya kudumu haina rufaa. ${versionCopy.appeals}`,
    otherLink: 'Soma kanuni za jumuiya',
  },
  deletion: {
    heading: 'Ukiondoka',
    list: [
      'Wasifu wako huacha kuonekana papo hapo.',
      'Usajili wa malipo unaoendelea hughairiwa; muda usiotumika haurejeshewi pesa.',
      'Baadhi ya data huhifadhiwa: sehemu nyingine ya akaunti iliyofutwa huondolewa kabisa baada ya siku 30, huku ankara na maamuzi kuhusu ripoti yakihifadhiwa kwa muda mrefu zaidi.',
    ],
    link: 'Futa au pakua data yako',
  },
  disputes: {
    heading: 'Tusipokubaliana',
    list: [
      {
        name: 'Zungumza nasi',
        text: 'Andika kwanza. Migogoro mingi huisha kwa barua pepe moja ya kweli.',
      },
      {
        name: 'Usuluhishi',
        text: 'Hilo lisipotosha, huombwa msuluhishi wa Kigali anayekubaliwa na pande zote mbili.',
      },
      {
        name: 'Mahakama',
        text: 'Sheria ya Rwanda inatumika na mahakama za Kigali huamua, isipokuwa sheria ya unakoishi inakupa mahakama iliyo karibu zaidi.',
      },
    ],
  },
  contact: {
    heading: 'Mawasiliano ya kisheria',
    text: 'Maswali ya kisheria hujibiwa ndani ya siku 5 hadi 7 za kazi.',
  },
  changes: {
    heading: 'Mabadiliko ya masharti haya',
    text: 'Tunatangaza kila badiliko angalau siku 30 kabla halijaanza kutumika, kwa barua pepe na kwenye ukurasa huu, na tunaeleza nini kinabadilika na kwa nini. Usipokubali, unaweza kuondoka kabla ya siku hiyo, na badiliko halitakuhusu.',
  },
};
