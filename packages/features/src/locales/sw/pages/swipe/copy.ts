import type { Choice } from '../../../../domain/deck';
import { PRICES } from '../../../../domain/price-list';
import type * as english from '../../../../pages/swipe/copy';

const coins = (count: number): string => `sarafu ${count}`;
const people = (count: number): string =>
  count === 1 ? 'Mtu mmoja' : `Watu ${count}, wapya kwanza`;
const price = coins(PRICES.superLike.coins);

const choices: Record<Choice, string> = {
  pass: 'Ruka',
  like: 'Penda',
  superLike: 'Super Like',
};

// The notes of transactions are stored, in English in every language.
export const swipeCopy: typeof english.swipeCopy = {
  title: 'Telezesha',
  description:
    'Amua kuhusu wasifu wa mfano mmoja mmoja, kwa kitufe, kugusa au kibodi, na utendue hatua yoyote.',
  heading: 'Mtu mmoja mmoja',
  intro: 'Huu ni wasifu wa mfano, na unaweza kutendua hatua zako.',
  choices,
  price,
  given: 'Umempa',
  free: 'Bure',
  undo: 'Tendua',
  later: 'Si sasa',
  decks: 'Wasifu',
  deck: (name: string, age: number) => `Wasifu wa ${name}, ${age}`,
  who: (name: string, age: number) => `${name}, ${age}`,
  place: (city: string, country: string) => `${city}, ${country}`,
  portrait: (name: string) => `Picha ya ${name}`,
  actions: 'Uamuzi wako',
  keys: 'Vitufe vya mishale hufanya kazi hapa pakiwa pamechaguliwa: kushoto huruka, kulia hupenda, juu hutoa Super Like, chini huweka kwa baadaye.',
  how: {
    heading: 'Jinsi inavyofanya kazi',
    list: [
      {
        name: 'Buruta kadi',
        text: 'Kulia kupenda, kushoto kuruka, juu kwa Super Like. Kadi isipoenea kwenye skrini, juu husogeza ukurasa badala yake.',
      },
      {
        name: 'Au bonyeza kitufe',
        text: 'Kadi zikiwa zimechaguliwa, vitufe vya mishale hufanya hivyohivyo. Chini maana yake ni “Si sasa”.',
      },
      {
        name: 'Bado huna uhakika?',
        text: '“Si sasa” humweka mtu kwa baadaye. Mrudishe wakati wowote.',
      },
      {
        name: 'Umebadili mawazo?',
        text: 'Kutendua ni bure, hatua moja moja, na hurudisha sarafu za Super Like, hadi uanze upya, utoke au ufunge kichupo.',
      },
    ],
  },
  ask: {
    title: (name: string) => `Super Like kwa ${name}`,
    text: (balance: number) =>
      `Inagharimu ${price}, na una ${coins(balance)}. Ukitendua, sarafu hurudishwa. Tunauliza mara moja tu kwa kila ziara.`,
    cancel: 'Ghairi',
    action: `Super Like kwa ${price}`,
    failed: 'Dirisha la kuthibitisha halikupakia, kwa hiyo hakuna kilichotozwa. Jaribu tena.',
  },
  done: {
    passed: (name: string) => `Umemruka ${name}.`,
    liked: (name: string) => `Umempenda ${name}.`,
    superLiked: (name: string) => `Umempa ${name} Super Like kwa ${price}.`,
    given: (name: string) => `Tayari ulimpa ${name} Super Like. Hakuna kilichotozwa.`,
    unpaid: (name: string) =>
      `${name} amehifadhiwa kati ya unaowapenda: hatukuweza kusoma sarafu zako, kwa hiyo hakuna kilichotozwa.`,
    later: (name: string) => `${name} amewekwa kwa baadaye.`,
    uncovered: (name: string) =>
      `${name} amehifadhiwa kati ya unaowapenda: kichupo kingine kilitumia sarafu, kwa hiyo hakuna kilichotozwa.`,
    unsaved: (name: string) =>
      `Haikuwezekana kuhifadhi kwenye kifaa hiki kwamba unampenda ${name}.`,
    short: (name: string, balance: number) =>
      `${name} amehifadhiwa kati ya unaowapenda: Super Like inagharimu ${price}, na una ${coins(balance)}.`,
    next: (who: string) => `Anayefuata: ${who}.`,
    undone: (who: string) => `Imetenduliwa. Umerudi kwa ${who}.`,
    left: 'Umeanza upya.',
    restored: 'Umerudi ulipokuwa.',
    over: 'Wote wamerudi. Unaowapenda wamebaki.',
  },
  getCoins: 'Pata sarafu',
  end: {
    heading: 'Hakuna wasifu zaidi',
    counts: (likes: number, passes: number) => `Uliowapenda: ${likes}. Uliowaruka: ${passes}.`,
    later: (count: number) =>
      count === 1 ? 'Mtu mmoja amewekwa kwa baadaye' : `Watu ${count} wamewekwa kwa baadaye`,
    onlyLater: 'Wote waliobaki umewaweka kwa baadaye. Mrudishe mtu ili umwone hapa.',
    text: 'Waandikie unaowapenda, au anza upya.',
    noOne: 'Umewaficha wote hapa. Unaweza kuwaonyesha tena kwenye Mipangilio.',
    settings: 'Fungua Mipangilio',
    again: 'Anza upya',
    messages: 'Nenda kwenye Ujumbe',
  },
  liked: {
    heading: 'Watu unaowapenda',
    count: {
      saved: (count: number) => `${people(count)}. Imehifadhiwa kwenye kifaa hiki.`,
      unsaved: (count: number) =>
        `${people(count)}, kwa ziara hii tu. Kivinjari chako hakikuweza kuhifadhi orodha.`,
    },
    empty: {
      saved: 'Bado hakuna mtu. Watu unaowapenda huhifadhiwa hapa, kwenye kifaa hiki.',
      unsaved: 'Kwa sasa hakuna mtu. Kivinjari chako hakikuweza kuhifadhi badiliko hilo.',
    },
    browse: 'Vinjari wasifu',
    remove: 'Mwondoe',
    removePerson: (name: string) => `Mwondoe ${name}`,
    super: 'Super Like',
    write: 'Mwandikie',
  },
};
