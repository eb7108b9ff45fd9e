import { brand } from '../../../../content/brand';
import { formatCount } from '../../content/format';
import type { CoinPackage } from '../../../../domain/coins';
import { COIN, pricePerCoin, totalCoins } from '../../../../domain/coins';
import { FREE_COINS } from '../../../../domain/price-list';
import type * as english from '../../../../pages/pricing/copy';
import { pricesIntro } from '../../content/feature-names';
import { formatBalance, formatCoins, formatRwf } from '../../parts/purchase/coin-format';

const { dailyLogin, inviteFriend, loginStreak } = FREE_COINS;

export const pricingCopy: typeof english.pricingCopy = {
  title: 'Bei',
  description: 'Vifurushi vya sarafu kwa faranga za Rwanda na bei ya kila huduma.',
  heading: 'Sarafu na bei',
  intro: `Kujiunga na ${brand.name} ni bure. Sarafu hulipia huduma za ziada, kila sarafu ${formatRwf(COIN.priceRwf)}, bila malipo ya kujirudia.`,
  calculator: {
    label: 'Kikokotoo cha sarafu',
    labels: {
      mode: 'Andika kiasi kwa',
      modes: { coins: 'Sarafu', rwf: COIN.currency },
      display: 'Kiasi',
      point: 'Nukta',
      backspace: 'Futa tarakimu',
      clear: 'C: futa yote',
      clearKey: 'C',
    },
    units: { coins: 'sarafu', rwf: COIN.currency },
    costs: (rwf: number) => `bei yake ${formatRwf(rwf)}`,
    buys: (coins: number) => `hununua ${formatCoins(coins)}`,
  },
  recommended: {
    heading: 'Kifurushi kinachopendekezwa',
    covers: (coins: number) => `Kifurushi kidogo zaidi kinachotosha ${formatCoins(coins)}.`,
    first: 'Kifurushi kidogo zaidi. Andika kiasi uone kipi kinafaa.',
    lessThanOne: `Kifurushi kidogo zaidi. Sarafu moja ni ${formatRwf(COIN.priceRwf)}.`,
    largest: (coins: number, pack: CoinPackage) =>
      `Kifurushi chetu kikubwa zaidi, chenye ${formatCount(totalCoins(pack))} kati ya ${formatCoins(coins)}.`,
    buy: (name: string) => `Chagua ${name}`,
  },
  packages: {
    heading: 'Vifurushi vya sarafu',
    intro: 'Vifurushi vikubwa vina bonasi kubwa zaidi. Sarafu hazina muda wa kuisha.',
    coins: (pack: CoinPackage) =>
      pack.bonusCoins
        ? `${formatCount(pack.coins)} + bonasi ${formatCount(pack.bonusCoins)}`
        : 'bila bonasi',
    each: (pack: CoinPackage) => `RWF ${formatCount(pricePerCoin(pack))} kwa sarafu`,
    buy: 'Nunua',
  },
  prices: {
    heading: 'Sarafu hulipia nini',
    intro: pricesIntro,
    standard: 'Huduma za kawaida',
    premium: 'Huduma za hali ya juu',
    feature: 'Huduma',
    price: 'Bei',
    amount: (from: number, to?: number) =>
      to ? `sarafu ${formatCount(from)}–${formatCount(to)}` : formatCoins(from),
    rwf: (from: number, to?: number) =>
      to ? `RWF ${formatCount(from)}–${formatCount(to)}` : formatRwf(from),
  },
  deals: {
    heading: 'Ofa za msimu na bonasi',
    intro: 'Sarafu za bonasi zimejumuishwa leo. Ofa nyingine zimepangwa.',
    bonus: {
      heading: 'Sarafu za bonasi',
      line: (name: string, share: string) => `${share} zaidi kwa ${name}`,
      note: 'Hakuna msimbo wa ofa, hakuna tarehe ya mwisho.',
    },
    free: {
      heading: 'Sarafu za bure',
      list: [
        {
          name: 'Kuingia kila siku',
          amount: `sarafu ${dailyLogin.from}–${dailyLogin.to}`,
          text: 'Tembelea mara moja kwa siku.',
        },
        {
          name: 'Kualika marafiki',
          amount: `sarafu ${inviteFriend}`,
          text: 'Rafiki uliyemwalika akikamilisha wasifu.',
        },
        {
          name: `Kuingia siku ${loginStreak.days} mfululizo`,
          amount: `sarafu ${loginStreak.coins}, pendekezo`,
          text: 'Tembelea kila siku kwa wiki. Kiasi kinaweza kubadilika.',
        },
      ],
    },
    seasons: {
      heading: 'Misimu',
      list: [
        {
          name: 'Umuganura',
          amount: 'Ijumaa ya kwanza ya Agosti',
          text: 'Bonasi ya mavuno kwa kila kifurushi.',
        },
        { name: 'Wiki ya Valentine', amount: '8 hadi 14 Februari', text: 'Zawadi kwa bei nafuu.' },
      ],
    },
  },
  payment: {
    heading: 'Njia za kulipa',
    note: 'Malipo ni ya uigaji: hutozwi, na PIN haihitajiki.',
  },
  faq: {
    heading: 'Maswali kuhusu sarafu',
    list: {
      for: {
        question: 'Ninahitaji sarafu kwa ajili ya nini?',
        answer:
          'Kwa huduma za ziada kama Super Like, Kuinua wasifu au chumba cha faragha. Kujiunga, kuvinjari, kupenda na kusoma ujumbe ni bure.',
      },
      worth: {
        question: 'Sarafu moja ni kiasi gani?',
        answer: `Sarafu moja ni ${formatRwf(COIN.priceRwf)}. Vifurushi kuanzia ${formatRwf(5000)} vina bonasi, kwa hiyo bei ya kila sarafu ni ndogo zaidi. Tunatangaza mabadiliko ya bei siku 30 kabla.`,
      },
      pay: {
        question: 'Ninaweza kulipaje?',
        answer: 'Kwa Mobile Money, kadi au ndani ya programu. Leo kila malipo ni ya uigaji.',
      },
      kept: {
        question: 'Sarafu zangu zinahifadhiwa wapi?',
        answer:
          'Kwenye kivinjari hiki tu. Kufuta data ya tovuti huziondoa, kwa hiyo zipakue kwanza kwenye Ukurasa wako.',
      },
      refund: {
        question: 'Ninaweza kurudishiwa pesa zangu?',
        answer:
          'Leo hakuna pesa za kurudisha. Sera ya Marejesho inahusu malipo halisi: marejesho kamili, ya sehemu iliyobaki au salio la akaunti; maombi hujibiwa ndani ya siku 3 hadi 5 za kazi.',
      },
    },
    refunds: 'Soma Sera ya Marejesho',
  },
  bar: {
    label: 'Pochi yako',
    show: 'Salio',
    history: 'onyesha miamala',
    balance: formatBalance,
    buy: 'Nunua sarafu',
  },
  transactions: {
    heading: 'Miamala yako',
    intro: 'Sarafu zilizonunuliwa na kutumika kwenye kifaa hiki, za karibuni kwanza.',
    list: 'Miamala',
    empty: {
      title: 'Bado hakuna miamala',
      text: 'Itaonekana hapa, na risiti kwa kila ununuzi.',
      action: 'Ona vifurushi vya sarafu',
    },
    waiting: 'Inapakia miamala yako…',
    noNote: 'Hakuna maelezo',
    carried: 'Salio la awali',
    receipt: 'Risiti',
    receiptOf: (moment: string) => `ya ununuzi wa ${moment}`,
    delta: (delta: number) =>
      `sarafu ${delta > 0 ? '+' : delta < 0 ? '−' : ''}${formatCount(Math.abs(delta))}`,
    shown: (shown: number, all: number) =>
      `Inaonyesha ${formatCount(shown)} kati ya ${formatCount(all)}`,
    all: (count: number) => `Onyesha yote (${formatCount(count)})`,
    receiptLoading: 'Inafungua risiti…',
    receiptUnavailable: 'Risiti haikupakia. Angalia mtandao wako, kisha ujaribu tena.',
  },
};
