import * as english from '../../../assistant-engine/copy';
import { brand } from '../../../content/brand';
import { COIN } from '../../../domain/coins';
import { EMERGENCY, HELPLINES } from '../../../domain/policy';
import { PATHS } from '../../../paths';

const { greeting, thanks, unsure, unknown, refused } = english.engineCopy;
const { name } = brand;
const call = `Uko hatarini? Piga ${EMERGENCY.allServices}.`;

export const engineCopy: typeof english.engineCopy = {
  // The answers of this language are in Swahili.
  inEnglish: {
    en: 'Here is the answer, in Swahili: ',
    rw: 'Dore igisubizo, mu Giswahili: ',
    fr: 'Voici la réponse, en swahili : ',
    sw: '',
  },
  greeting: {
    ...greeting,
    sw: `Habari! Niulize kuhusu wasifu, sarafu, faragha au kukutana ana kwa ana. Mahali pazuri pa kuanzia ni ${PATHS.howItWorks}.`,
  },
  thanks: {
    ...thanks,
    sw: `Karibu sana. Wasifu wa watu uko ${PATHS.findMatch}, na ushauri wa kukutana kwa usalama mara ya kwanza uko ${PATHS.meetingGuide}.`,
  },
  unsure: {
    ...unsure,
    sw: `Sina uhakika. Je, ulimaanisha mojawapo ya mada hizi? Unaweza pia kuangalia kituo cha msaada: ${PATHS.helpCenter}. ${call}`,
  },
  unknown: {
    ...unknown,
    sw: `Ninaweza kujibu maswali kuhusu ${name} tu. Kituo cha msaada kiko ${PATHS.helpCenter}, na jinsi ya kuifikia timu iko ${PATHS.contact}. ${call}`,
  },
  otherLanguage: `Ninaweza kujibu kwa Kiingereza, Kifaransa, Kinyarwanda na Kiswahili tu. ${call} Ambulensi: ${EMERGENCY.ambulance}. Ukatili: ${HELPLINES.violence}. Watoto: ${HELPLINES.child}. Msongo wa mawazo: ${HELPLINES.distress}. Namba zaidi: ${PATHS.meetingGuide}`,
  refused: {
    ...refused,
    sw: `Siwezi kufanya hivyo. Ninajibu maswali kuhusu ${name}: wasifu, sarafu, faragha na kukutana ana kwa ana. Kanuni za jumuiya ziko ${PATHS.communityGuidelines}.`,
  },
};

export const coinSumCopy: typeof english.coinSumCopy = {
  and: ' na ',
  times: (quantity: string, what: string) => `${quantity} × ${what}`,
  withTerm: (what: string, term: string) => `${what} (${term})`,
  range: (from: string, to: string) => `${from} hadi ${to}`,
  costs: (what: string, _isOne: boolean, coins: string, rwf: string) =>
    `Bei ya ${what}: sarafu ${coins}, yaani RWF ${rwf}.`,
  short: (stock: string, missing: string) =>
    `Ukiwa na sarafu ${stock}, unahitaji ${missing} zaidi.`,
  enough: (stock: string, times: string, rest: string, left: string) =>
    times === '1'
      ? `Ukiwa na sarafu ${stock} unaweza kulipa, na utabaki na sarafu ${left}.`
      : `Ukiwa na sarafu ${stock} unaweza kulipa mara ${times}, na utabaki na sarafu ${rest}; baada ya mara ya kwanza, ${left}.`,
  packs: (what: string, coins: string, rwf: string) =>
    `${what}: jumla ya sarafu ${coins}, pamoja na bonasi, kwa RWF ${rwf}.`,
  coins: (coins: string, rwf: string) =>
    `Sarafu ${coins} zinagharimu RWF ${rwf}, kwa RWF ${COIN.priceRwf} kwa sarafu.`,
  francs: (rwf: string, coins: string) =>
    `RWF ${rwf} hulipia sarafu ${coins}, kwa RWF ${COIN.priceRwf} kwa sarafu; vifurushi vikubwa huongeza bonasi.`,
  at: (sum: string, route: string) =>
    `${sum} Bei ziko ${route}; katika toleo hili hakuna pesa zinazohama.`,
};
