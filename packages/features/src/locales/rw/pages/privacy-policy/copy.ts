import type * as english from '../../../../pages/privacy-policy/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const privacyPolicyCopy: typeof english.privacyPolicyCopy = {
  title: 'Amabwiriza y’ibanga',
  description: 'Ibyo tuzi kuri mwebwe, ubibona, igihe bibikwa n’uko bisibwa.',
  heading: 'Amabwiriza y’ibanga',
  effective: 'Yatangiye gukurikizwa: 15 Mutarama 2024',
  intro:
    'Ni mwe mugena ibyo tumenya kuri mwebwe. Iyi ni incamake: ibyo tubika, impamvu, igihe bimara, n’uko mwabireba, mwabimanura cyangwa mwabisiba.',
  full: 'Gusoma Amabwiriza y’ibanga yuzuye',
  print: 'Gucapa iyi paji',
  yourData: 'Kureba amakuru yanyu',
  template: versionCopy.template,
  summary: {
    heading: 'Mu ngingo eshatu',
    list: [
      {
        name: 'Ni ibyanyu mbere',
        text: 'Ifoto, imyaka n’intera byanyu byerekanwa gusa uko igenamiterere ryanyu ribivuga. Masike igumaho kugeza mwembi mwemeye kwigaragaza.',
      },
      {
        name: 'Ibikenewe gusa',
        text: 'Tubaza ibikenewe kugira ngo muhuzwe, nta na kimwe kigenewe abamamaza. Ntitujya tugurisha amakuru yanyu.',
      },
      {
        name: 'Mugiye, biragenda',
        text: 'Mumanure amakuru yanyu muri dosiye imwe, cyangwa muyasibe. Konti yasibwe ivanwaho burundu nyuma y’iminsi 30.',
      },
    ],
  },
  device: {
    heading: 'Ibyo urubuga rukora ubu',
    text: 'Ibyo mwandika hano biguma muri iyi browser, kuri iki gikoresho: abo mwakunze, ubutumwa, ibiceri, igenamiterere. Ibintu bibiri biyivamo: ikibazo mubajije umufasha kijya kuri serivisi igisubiza kandi, iyo nyir’urubuga akoresha urufunguzo rwa Gemini, kikajya kuri Google; n’ibigenderwaho n’ibyo mushakisha biba muri aderesi ya paji, yoherezwa kuri uru rubuga iyo mwongeye gufungura paji. Amagambobanga, nimero z’indangamuntu n’itariki y’amavuko yanyu ntibibikwa na rimwe.',
    history:
      'Amateka ya browser yanyu agaragaza paji mwafunguye, n’ibigenderwaho n’ibyo mwashakishije. Mu Gifaransa, mu Giswahili cyangwa mu Kinyarwanda, aderesi zazo zitangirira ku rurimi, urugero /rw/, bityo abandi bakoresha telefoni yanyu bashobora kubona ururimi musomamo.',
    kept: 'Iyo mufunguye “Kubika paji z’umutekano kuri iyi telefoni”, browser ibika na paji buri wese ashobora kubona: inama zo guhura, inyandiko z’ubufasha ku mutekano, nimero z’ubutabazi na paji zerekana gahunda, ubutumwa n’igenamiterere byanyu, ariko ntibika ibyo mwanditse. Kubizimya, gusiba amakuru yanyu cyangwa kuva kuri uru rubuga vuba birazisiba. Igenamiterere rya browser yanyu riracyagaragaza uru rubuga.',
  },
  collected: {
    heading: 'Ibyo serivisi yuzuye yabika',
    labels: { kind: 'Amakuru', why: 'Impamvu', kept: 'Igihe abikwa' },
    caption: 'Amoko y’amakuru, impamvu yayo n’igihe abikwa',
    list: [
      {
        kind: 'Umwirondoro n’amafoto',
        why: 'Kubereka abo muhitamo',
        kept: 'Igihe cyose mufite konti; iyasibwe ivanwaho burundu nyuma y’iminsi 30',
      },
      { kind: 'Ubutumwa', why: 'Kubugeza ku bo bugenewe', kept: 'Kugeza konti isibwe' },
      {
        kind: 'Kugenzurwa',
        why: 'Kwerekana ikirango',
        kept: 'Ifoto isibwa igenzura rikirangira. Ikirango kimara: selfie amezi 12, indangamuntu amezi 24, aho umuntu abarizwa kugeza hahindutse',
      },
      {
        kind: 'Raporo n’imyanzuro',
        why: 'Kurinda abantu',
        kept: 'Igihe cyose umwanzuro ushobora kujuririrwa cyangwa umuntu akiri mu gihano',
      },
      {
        kind: 'Isesengura ry’imikoreshereze, nta mazina',
        why: 'Kubona ibidakora cyangwa ibitinda',
        kept: 'Ntibirenza imyaka 2',
      },
      {
        kind: 'Fagitire',
        why: 'Gutanga ibiceri no gusubiza amafaranga',
        kept: 'Igihe cyose amategeko y’imisoro abisaba',
      },
    ],
  },
  never: {
    heading: 'Ibyo tudakora na rimwe',
    list: [
      'Kugurisha cyangwa gukodesha amakuru yanyu',
      'Kwereka umuntu uwo ari we wese aho muri nyakuri',
      'Guha isura yanyu amanota',
      'Gusoma ubutumwa bwanyu, keretse umwe muri mwe abutanzeho raporo',
      'Gufungura guhuza iby’ubuzima mutabyemeye mweruye',
    ],
  },
  rights: {
    heading: 'Uburenganzira bwanyu',
    intro:
      'Si ngombwa gutanga impamvu. Ubu ni mwe mwirebera, mwimanurira kandi mwisibira amakuru yanyu. Biteganyijwe: imeyili irahagije, kandi ibibazo ku makuru yanyu bisubizwa mu minsi 30.',
    list: [
      { name: 'Kuyareba', text: 'Ibyo tubika byose, ahantu hamwe.' },
      { name: 'Kuyakosora', text: 'Dukosora ibitari byo, nta mpaka.' },
      { name: 'Kuyamanura', text: 'Dosiye imwe izindi porogaramu zishobora gusoma.' },
      { name: 'Kuyasiba', text: 'Yose, cyangwa umuntu umwe mwakunze n’ishakisha rimwe ryabitswe.' },
      {
        name: 'Kwanga',
        text: 'Icyo yakoreshwa cyose mudashaka, harimo n’isesengura ry’imikoreshereze.',
      },
      {
        name: 'Kurega',
        text: 'Mutubwire, cyangwa mubwire National Cyber Security Authority yo mu Rwanda, ishinzwe kurinda amakuru bwite.',
      },
    ],
  },
  cookies: {
    heading: 'Cookies n’ibisa na zo',
    today:
      'Ubu urubuga nta cookie n’imwe rukoresha. Ibyo rubika muri iyi browser, n’igihe bimara, biri mu nyandiko iri hasi.',
    planned:
      'Cookie ya session n’iya CSRF zimara uruzinduko, amabara mwahisemo amara amezi 24, isesengura rimara amezi 14, kwamamaza kumara iminsi 90. Bibiri bya nyuma bisaba ko mubyemera.',
    link: 'Gusoma ibya cookies no gukurikirana',
  },
  contact: {
    heading: 'Aho tubarizwa',
    text: 'Biteganyijwe: ushinzwe kurinda amakuru bwite asubiza mu minsi 30. Kugeza ubu nta we usoma imeyili.',
  },
};
