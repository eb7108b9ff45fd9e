import type * as english from '../../../../content/legal/rules';
import { POLICY } from '../../../../domain/policy';

const { featureLimitHours, suspensionDays } = POLICY.enforcement;

export const CONDUCT: typeof english.CONDUCT = {
  harassment: {
    name: 'Unyanyasaji na matusi',
    examples: [
      'Vitisho, matusi, chuki, kumfuatilia mtu',
      'Ujumbe wa kingono usiotakiwa',
      'Kusambaza picha za faragha',
      'Kumtafuta mtu aliyekataa au aliyekuzuia',
    ],
  },
  deception: {
    name: 'Udanganyifu',
    examples: [
      'Kutumia jina, sura au umri wa mtu mwingine',
      'Kuficha ndoa au uhusiano',
      'Kuomba pesa, kwa sababu yoyote ile',
      'Kuahidi kazi, visa au ndoa kwa malipo',
      'Kuwa na akaunti zaidi ya moja',
    ],
  },
  content: {
    name: 'Maudhui yasiyofaa',
    examples: [
      'Uchi kwenye wasifu au chumbani',
      'Picha za watoto, au za watu ambao hawakukubali',
      'Ukatili usio na sababu',
      'Maneno machafu kuhusu mtu au kundi',
    ],
  },
  commerce: {
    name: 'Biashara',
    examples: [
      'Kutangaza duka, huduma au chaneli',
      'Kuandikisha watu, kuchangisha pesa, kuuza',
      'Huduma za ngono kwa malipo',
      'Viungo vinavyokusanya taarifa za watu wengine',
    ],
  },
};

export const SEVERITY_NOTE: string =
  'Uzito huamua hatua ya kwanza. Kwa uzito mkubwa ni kusimamishwa au zaidi; kwa uzito wa kati, onyo. Chochote kinachomdhuru mtoto au kuhatarisha maisha husababisha marufuku ya kudumu na ripoti kwa polisi.';

export const ENFORCEMENT_STEPS: typeof english.ENFORCEMENT_STEPS = [
  {
    step: 'Taarifa au onyo',
    when: 'Kosa la kwanza la uzito wa kati',
    what: 'Tunakuambia kanuni gani imevunjwa na nini kibadilike; hubaki kwenye kumbukumbu',
  },
  {
    step: 'Mipaka ya matumizi',
    when: 'Kosa la pili',
    what: `Kwa saa ${featureLimitHours.join(' hadi ')} huwezi kuwaandikia watu wapya, kuingia vyumbani au kutumia huduma iliyotumiwa vibaya`,
  },
  {
    step: 'Kusimamishwa',
    when: 'Uzito mkubwa, au makosa ya kurudia',
    what: `Kwa siku ${suspensionDays.join(' hadi ')} huwezi kuingia, na wasifu wako umefichwa`,
  },
  {
    step: 'Marufuku ya kudumu',
    when: 'Madhara makubwa, au makosa baada ya kusimamishwa',
    what: 'Akaunti inafungwa kabisa na huruhusiwi kufungua nyingine. Hakuna rufaa',
  },
];

export const TERMINATION_REASONS: typeof english.TERMINATION_REASONS = [
  {
    reason: 'Chini ya miaka 18',
    action: 'Akaunti hufungwa papo hapo',
    appeal: 'Ndiyo, kwa uthibitisho wa umri',
  },
  {
    reason: 'Utambulisho wa uongo au taarifa za uongo',
    action: 'Kusimamishwa, kisha kufungwa zisiposahihishwa',
    appeal: 'Ndiyo, kwa uthibitisho wa utambulisho',
  },
  {
    reason: 'Akaunti zaidi ya moja',
    action: 'Zote hufungwa isipokuwa moja',
    appeal: 'Ndiyo, ukisema ipi ibaki',
  },
  {
    reason: 'Unyanyasaji, vitisho au chuki',
    action: 'Kusimamishwa au marufuku ya kudumu',
    appeal: 'Ndiyo, kwa maelezo yako ya kilichotokea',
  },
  {
    reason: 'Ukatili, unyonyaji wa kingono, au madhara kwa mtoto',
    action: 'Marufuku ya kudumu papo hapo, na ripoti kwa polisi',
    appeal: 'Ndiyo, kwa maandishi',
  },
  {
    reason: 'Ulaghai, au kuwaomba wanachama pesa',
    action: 'Marufuku ya kudumu, na ripoti kwa mamlaka pale sheria inapotaka',
    appeal: 'Ndiyo, kwa ushahidi',
  },
  {
    reason: 'Kuuza au kutangaza baada ya onyo',
    action: 'Akaunti hufungwa',
    appeal: 'Ndiyo, maudhui yakishaondolewa',
  },
  {
    reason: 'Malipo kurudishwa bila sababu',
    action: 'Huduma za kulipia husimamishwa, kisha akaunti hufungwa',
    appeal: 'Ndiyo, kwa kumbukumbu ya malipo',
  },
  {
    reason: 'Kuvunja kanuni za jumuiya mara kwa mara',
    action: 'Onyo, mipaka ya matumizi, kusimamishwa, kisha marufuku ya kudumu',
    appeal: 'Ndiyo, dhidi ya kila hatua',
  },
  {
    reason: `Kutoingia kwa miaka ${POLICY.inactiveAccountYears}`,
    action: 'Akaunti hufutwa, baada ya kikumbusho kwa barua pepe',
    appeal: 'Ndiyo: ingia kabla ya tarehe iliyo kwenye kikumbusho',
  },
];
