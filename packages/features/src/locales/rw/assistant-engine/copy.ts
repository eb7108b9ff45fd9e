import { engineCopy as ENGLISH } from '../../../assistant-engine/copy';
import type * as english from '../../../assistant-engine/copy';
import { brand } from '../../../content/brand';
import { COIN } from '../../../domain/coins';
import { EMERGENCY, HELPLINES } from '../../../domain/policy';
import { PATHS } from '../../../paths';

const { name } = brand;
const call = `Muri mu kaga? Muhamagare ${EMERGENCY.allServices}.`;

export const engineCopy: typeof english.engineCopy = {
  inEnglish: {
    en: '',
    rw: '',
    fr: 'Voici la réponse, en kinyarwanda\u202f: ',
    sw: 'Hili ndilo jibu, kwa Kinyarwanda: ',
  },
  greeting: {
    ...ENGLISH.greeting,
    rw: `Muraho neza! Mumbaze ku myirondoro, ibiceri, ibanga cyangwa guhura imbonankubone. Mwahera kuri ${PATHS.howItWorks}.`,
  },
  thanks: {
    ...ENGLISH.thanks,
    rw: `Murakaza neza igihe cyose. Imyirondoro iri kuri ${PATHS.findMatch}, n’inama zo guhura mu mutekano ziri kuri ${PATHS.meetingGuide}.`,
  },
  unsure: {
    ...ENGLISH.unsure,
    rw: `Sinabyumvise neza. Mwabazaga kuri kimwe muri ibi? Mwareba no mu bufasha kuri ${PATHS.helpCenter}. ${call}`,
  },
  unknown: {
    ...ENGLISH.unknown,
    rw: `Nsubiza ibibazo bya ${name} gusa. Ubufasha buri kuri ${PATHS.helpCenter}, n’uko mwatugeraho biri kuri ${PATHS.contact}. ${call}`,
  },
  otherLanguage: `Nsubiza gusa mu Cyongereza, Igifaransa, Ikinyarwanda n’Igiswahili. ${call} Ambilansi: ${EMERGENCY.ambulance}. Ihohoterwa: ${HELPLINES.violence}. Abana: ${HELPLINES.child}. Ihungabana: ${HELPLINES.distress}. Izindi nimero: ${PATHS.meetingGuide}`,
  refused: {
    ...ENGLISH.refused,
    rw: `Ibyo sinabikora. Nsubiza ibibazo bya ${name}: imyirondoro, ibiceri, ibanga no guhura imbonankubone. Amabwiriza y’abakoresha ari kuri ${PATHS.communityGuidelines}.`,
  },
};

export const coinSumCopy: typeof english.coinSumCopy = {
  and: ' na ',
  times: (quantity, what) => `${quantity} × ${what}`,
  withTerm: (what, term) => `${what} (${term})`,
  range: (from, to) => `${from} kugeza kuri ${to}`,
  costs: (what, _isOne, coins, rwf) => `${what}: ibiceri ${coins}, ni ukuvuga ${rwf} RWF.`,
  short: (stock, missing) => `Mufite ibiceri ${stock}, murabura ibindi ${missing}.`,
  enough: (stock, times, rest, left) =>
    times === '1'
      ? `Ibiceri ${stock} birabyishyura, hagasigara ${left}.`
      : `Ibiceri ${stock} byabyishyura inshuro ${times}, hagasigara ${rest}; nyuma y’iya mbere hasigara ${left}.`,
  packs: (what, coins, rwf) =>
    `${what}: ibiceri ${coins} byose hamwe, harimo n’inyongera, kuri ${rwf} RWF.`,
  coins: (coins, rwf) => `Ibiceri ${coins} bigura ${rwf} RWF, igiceri ni ${COIN.priceRwf} RWF.`,
  francs: (rwf, coins) =>
    `${rwf} RWF agura ibiceri ${coins}, igiceri ni ${COIN.priceRwf} RWF; amapaki manini yongeraho inyongera.`,
  at: (sum, route) =>
    `${sum} Ibiciro biri kuri ${route}; muri iyi verisiyo nta mafaranga ahererekanywa.`,
};
