import type * as english from '../../../../pages/about-us/copy';
import { brand } from '../../../../content/brand';

export const aboutUsCopy: typeof english.aboutUsCopy = {
  title: 'Abo turi bo',
  description: 'Abo turi bo, impamvu twubatse ahantu hatuje ho guhurira, n’ibyo duha agaciro.',
  heading: 'Uburyo butuje bwo guhura',
  intro: `${brand.name} yatangiriye i Kigali mu cyifuzo kimwe: ko abashaka urukundo nyarwo bahura nta rusaku, nta gitutu, nta gushidikanya.`,
  picture: 'Imisozi y’u Rwanda y’amaterasi munsi y’izuba rirenga',
  join: 'Gukora umwirondoro',
  mission: {
    heading: 'Intego yacu',
    text: 'Gufasha abantu bakuru kubona urukundo rukwiye, mu mutekano no mu ibanga.',
  },
  story: {
    heading: 'Uko byatangiye',
    note: 'Iyi nkuru, abayirimo n’amatariki yayo ni ibihimbano.',
    picture: 'Ibikombe bibiri by’ikawa ku meza yo ku idirishya',
    paragraphs: [
      'Mu 2021 inshuti eshatu zagereranyirizaga porogaramu zo gushaka abakunzi muri kafe yo ku Kimihurura. Umwe yari yarasabwe amafaranga n’umuntu atazi wiyitaga muganga. Undi yari yarasanze ifoto ye ku mwirondoro w’undi muntu. Uwa gatatu yari arambiwe guhitwamo nk’ikarita.',
      'Bahereye ku bibazo batigeze babazwa. Ni nde ubona isura yanjye, kandi ryari? Ubutumwa bwanjye bujya he? Ni nde umfasha iyo bigenze nabi? Verisiyo yabo ya mbere nta mafoto yagiraga. Abantu babanzaga kwandikirana ibyumweru bibiri, kandi kimwe cya kabiri cyabo bavuze ko ari byo byumweru byiza kurusha ibindi bagize kuri interineti.',
      'Masike, inama zo guhura n’itegeko ry’uko umuntu ari we ufata umwanzuro ni ho byaturutse.',
    ],
  },
  milestones: {
    heading: 'Intambwe z’ingenzi',
    list: {
      2021: 'Inshuti eshatu, ikaye imwe, abakorerabushake mirongo ine bahuye nta mafoto.',
      2022: 'Masike y’Urukundo: amafoto ntagaragara neza kugeza bombi bemeye kwigaragaza.',
      2023: 'Inama zo guhura, zanditswe hamwe n’amahoteli, abashoferi n’umuryango w’abagore w’i Kigali.',
      2024: 'Amategeko yacu mu magambo yumvikana, yo ku wa 15 Mutarama 2024. Abantu ni bo bafata umwanzuro kuri raporo.',
      2026: 'Urubuga rworohera telefoni nto zifite interineti igenda buhoro, kuva i Goma kugeza i Dar es Salaam.',
    },
  },
  values: {
    heading: 'Indangagaciro zacu',
    intro: 'Ni zo zigena ibyo twubaka, cyane cyane ibyo tutubaka.',
    list: [
      {
        name: 'Icyizere n’umutekano',
        text: 'Biteganyijwe: kugenzura mu nzego, n’umuntu usoma buri raporo mu masaha 24 kugeza kuri 48.',
      },
      {
        name: 'Guhanga udushya',
        text: 'Ibitekerezo nko guhuza hashingiwe ku byiyumvo bigomba gutuma gushaka umukunzi birangwa n’ineza, aho kwihuta gusa.',
      },
      {
        name: 'Kwakira bose',
        text: 'Buri myemerere, buri karere n’imibereho yose yubaha abandi bihawe ikaze.',
      },
      {
        name: 'Ibanga',
        text: 'Ni mwe mugena ubona ifoto, intera n’inkuru yanyu, n’igihe abibona.',
      },
      {
        name: 'Ubushobozi',
        text: 'Mwahagarika cyangwa mwahisha umuntu, mwagenda cyangwa mwasiba byose nta mpamvu mutanze.',
      },
      {
        name: 'Ukuri',
        text: 'Konti imwe ku muntu, imyaka nyayo, isura nyayo. Kwiyoberanya ni cyo cyonyine tutababarira.',
      },
    ],
  },
  call: {
    heading: 'Muze uko muri',
    text: 'Umwirondoro ufata iminota nk’itanu. Nta we ubona isura yanyu mutarabishaka.',
    register: 'Kwiyandikisha ku buntu',
    contact: 'Kutwandikira',
  },
};
