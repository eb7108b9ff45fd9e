import type * as english from '../../../../pages/community-guidelines/copy';
import { brand } from '../../../../content/brand';
import { CONDUCT, ENFORCEMENT_STEPS, SEVERITY_NOTE } from '../../content/legal/rules';
import { versionCopy } from '../../parts/page/version-copy';

export const communityGuidelinesCopy: typeof english.communityGuidelinesCopy = {
  title: 'Amabwiriza y’abakoresha',
  description: 'Uko twitwara hagati yacu hano, n’uko bigenda iyo umuntu atabikurikije.',
  heading: 'Uko twitwara hagati yacu',
  intro: `Bireba umwirondoro, ubutumwa no guhura byose bitangirira kuri ${brand.name}.`,
  report: 'Gutanga raporo',
  full: 'Gusoma amabwiriza yuzuye',
  print: 'Gucapa iyi paji',
  template: versionCopy.template,
  version: versionCopy.rules,
  values: {
    heading: 'Indangagaciro z’ibanze',
    list: [
      {
        name: 'Kubaha n’ineza',
        text: 'Mwandike nk’aho umuryango w’uwo mwandikira wicaye ku meza. “Oya” na yo ni igisubizo.',
      },
      {
        name: 'Umutekano mbere ya byose',
        text: 'Ahantu hahurira abantu, nta gitutu, nta mafaranga, nta kumena amabanga.',
      },
      {
        name: 'Kumenyana by’ukuri',
        text: 'Isura yanyu bwite, imyaka nyayo, intego nyakuri.',
      },
      {
        name: 'Ikiganiro gifite ireme',
        text: 'Mubanze musome umwirondoro, hanyuma mubaze ku kintu kiwurimo.',
      },
    ],
  },
  unacceptable: {
    heading: 'Ibitemewe',
    severities: { high: 'Bikomeye cyane', medium: 'Biringaniye' },
    list: CONDUCT,
    note: SEVERITY_NOTE,
  },
  reporting: {
    heading: 'Uko gutanga raporo bikora',
    list: [
      {
        name: 'Muvuge uko byagenze',
        text: 'Mukoreshe “Gutanga raporo” ku mwirondoro cyangwa mutwandikire. Interuro imwe irahagije; ifoto ya ekara irafasha.',
      },
      {
        name: 'Muhita murindwa',
        text: 'Uwo muntu arahagarikwa kuri mwebwe kandi ntabwirwa uwamutanzeho raporo.',
      },
      {
        name: 'Umuntu arayisoma',
        text: 'Ababishinzwe basuzuma raporo mu masaha 24 kugeza kuri 48. Porogaramu izikurikiranya uko zihutirwa, nta mwanzuro ifata.',
      },
      {
        name: 'Tugira icyo dukora',
        text: 'Kuva ku muburo kugeza ku guhagarikwa burundu: murebe imbonerahamwe iri hasi.',
      },
      {
        name: 'Turabamenyesha',
        text: 'Tubabwira iyo birangiye kandi, aho ibanga ribyemera, icyakozwe.',
      },
    ],
  },
  enforcement: {
    heading: 'Ibihano',
    caption: 'Intambwe z’ibihano, kuva ku cyoroheje kugeza ku gikomeye',
    labels: { step: 'Intambwe', when: 'Ryari', what: 'Icyo bivuze' },
    list: ENFORCEMENT_STEPS,
  },
  appeals: {
    heading: 'Ubujurire',
    text: 'Mushobora kujuririra umuburo, kugabanyirizwa ibyo mukora cyangwa guhagarikwa by’igihe gito mu minsi 30. Undi muntu abisuzuma mu minsi y’akazi 5 kugeza kuri 7 akababwira impamvu. Guhagarikwa burundu ntibijuririrwa.',
    note: `Amategeko yo gukoresha avuga ubujurire kuri buri mpamvu ituma konti ifungwa. ${versionCopy.appeals}`,
    link: 'Gusoma Amategeko yo gukoresha',
  },
  etiquette: {
    heading: 'Ikinyabupfura mu gushaka umukunzi',
    list: [
      'Musubize n’iyo mwaba mwanze, kandi mubigirane ineza.',
      'Mubanze mubaze mbere yo kohereza ifoto, ubutumwa bw’ijwi cyangwa guhamagara.',
      'Mwubahirize isaha, cyangwa mubivuge mbere yo gukererwa.',
      'Mwumvikane mbere uwishyura. Fagitire si umwenda.',
      'Muvuge niba mwarashatse, niba mufite abana n’imishinga yanyu mbere y’uko undi abyivumburira.',
      'Mubike ibanga ry’ibyo bababwiye.',
    ],
  },
  resources: {
    heading: 'Ubufasha ku mutekano',
    text: 'Niba muri mu kaga ubu, mubanze muhamagare, mutwandikire nyuma.',
  },
  actions: {
    heading: 'Icyo mwakora ubu',
    report: 'Gutanga raporo',
    support: 'Gusaba ubufasha',
    safety: 'Kureba iby’umutekano',
    feedback: 'Gutanga igitekerezo',
    forum: 'Urubuga rw’abanyamuryango',
    join: 'Kwiyandikisha',
  },
};
