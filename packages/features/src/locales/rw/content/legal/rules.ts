import type * as english from '../../../../content/legal/rules';
import { POLICY } from '../../../../domain/policy';

const { featureLimitHours, suspensionDays } = POLICY.enforcement;

export const CONDUCT: typeof english.CONDUCT = {
  harassment: {
    name: 'Gutoteza no guhohotera',
    examples: [
      'Iterabwoba, ibitutsi, urwango, gukurikirana umuntu',
      'Ubutumwa bw’igitsina umuntu atifuza',
      'Gusangiza amafoto y’ibanga',
      'Gukomeza kuvugisha umuntu wavuze oya cyangwa wabahagaritse',
    ],
  },
  deception: {
    name: 'Uburiganya',
    examples: [
      'Gukoresha izina, isura cyangwa imyaka by’undi',
      'Guhisha ko umuntu yashatse cyangwa ari mu rukundo',
      'Gusaba amafaranga, impamvu yatangwa iyo ari yo yose',
      'Kwizeza akazi, viza cyangwa kurushinga ku kiguzi',
      'Kugira konti irenze imwe',
    ],
  },
  content: {
    name: 'Ibidakwiye',
    examples: [
      'Ubwambure ku mwirondoro cyangwa mu cyumba',
      'Amafoto y’abana, cyangwa ay’abantu batabyemeye',
      'Ihohotera ryerekanwa nta mpamvu',
      'Amagambo asesereza umuntu cyangwa itsinda',
    ],
  },
  commerce: {
    name: 'Ubucuruzi',
    examples: [
      'Kwamamaza iduka, serivisi cyangwa umuyoboro',
      'Gushaka abakozi, gukusanya amafaranga, kugurisha',
      'Serivisi z’uburaya',
      'Link zikusanya amakuru y’abandi bantu',
    ],
  },
};

export const SEVERITY_NOTE =
  'Uburemere ni bwo bugena intambwe ya mbere. Ku bikomeye cyane ni uguhagarikwa by’igihe gito cyangwa ibirenzeho; ku biri ku rwego ruringaniye, ni umuburo. Ikintu cyose kigirira nabi umwana utarageza ku myaka 18 cyangwa gishyira ubuzima mu kaga gituma umuntu ahagarikwa burundu kandi bikamenyeshwa polisi.';

export const ENFORCEMENT_STEPS: typeof english.ENFORCEMENT_STEPS = [
  {
    step: 'Kumenyesha cyangwa umuburo',
    when: 'Ikosa rya mbere riri ku rwego ruringaniye',
    what: 'Tubabwira itegeko ryishwe n’icyo mugomba guhindura; bikomeza kubikwa mu nyandiko',
  },
  {
    step: 'Kugabanyirizwa ibyo mukora',
    when: 'Ikosa rya kabiri',
    what: `Mu gihe cy’amasaha ${featureLimitHours.join(' kugeza kuri ')} ntimushobora kwandikira abantu bashya, kwinjira mu byumba cyangwa gukoresha icyakoreshejwe nabi`,
  },
  {
    step: 'Guhagarikwa by’igihe gito',
    when: 'Ikosa rikomeye cyane, cyangwa amakosa yisubiramo',
    what: `Mu gihe cy’iminsi ${suspensionDays.join(' kugeza kuri ')} ntimushobora kwinjira, kandi umwirondoro wanyu urahishwa`,
  },
  {
    step: 'Guhagarikwa burundu',
    when: 'Kugirira nabi bikomeye, cyangwa amakosa nyuma yo guhagarikwa by’igihe gito',
    what: 'Konti ifungwa burundu kandi ntimushobora gufungura indi. Nta bujurire',
  },
];

export const TERMINATION_REASONS: typeof english.TERMINATION_REASONS = [
  {
    reason: 'Kuba munsi y’imyaka 18',
    action: 'Konti ihita ifungwa',
    appeal: 'Yego, mugaragaje icyemeza imyaka',
  },
  {
    reason: 'Umwirondoro cyangwa amakuru atari ukuri',
    action: 'Guhagarikwa by’igihe gito, hanyuma gufungwa iyo bidakosowe',
    appeal: 'Yego, mugaragaje icyangombwa',
  },
  {
    reason: 'Konti irenze imwe',
    action: 'Konti zose zirafungwa uretse imwe',
    appeal: 'Yego, muvuga iyo mugumana',
  },
  {
    reason: 'Gutoteza, iterabwoba cyangwa urwango',
    action: 'Guhagarikwa by’igihe gito cyangwa burundu',
    appeal: 'Yego, muvuga uko byagenze',
  },
  {
    reason:
      'Ihohotera, gukoreshwa mu by’igitsina, cyangwa kugirira nabi umwana utarageza ku myaka 18',
    action: 'Guhita ahagarikwa burundu, bikamenyeshwa polisi',
    appeal: 'Yego, mu nyandiko',
  },
  {
    reason: 'Uburiganya, cyangwa gusaba abanyamuryango amafaranga',
    action: 'Guhagarikwa burundu, bikamenyeshwa inzego iyo itegeko ribisaba',
    appeal: 'Yego, mugaragaje ibimenyetso',
  },
  {
    reason: 'Kugurisha cyangwa kwamamaza nyuma y’umuburo',
    action: 'Konti irafungwa',
    appeal: 'Yego, ibyo byashyizweho bimaze gukurwaho',
  },
  {
    reason: 'Kwisubiza ubwishyu nta mpamvu',
    action: 'Ibyishyurwa birahagarikwa, hanyuma konti igafungwa',
    appeal: 'Yego, mugaragaje icyemeza ubwishyu',
  },
  {
    reason: 'Kurenga kenshi ku mabwiriza y’abakoresha',
    action: 'Umuburo, kugabanyirizwa ibyo mukora, guhagarikwa by’igihe gito, hanyuma burundu',
    appeal: 'Yego, kuri buri ntambwe',
  },
  {
    reason: `Kumara imyaka ${POLICY.inactiveAccountYears} utinjira`,
    action: 'Konti irasibwa, mumaze kwibutswa kuri imeyili',
    appeal: 'Yego: mwinjire mbere y’itariki iri mu butumwa bubibutsa',
  },
];
