import type * as english from '../../../../pages/pricing/copy';
import { brand } from '../../../../content/brand';
import { formatCount } from '../../content/format';
import { COIN, pricePerCoin, totalCoins } from '../../../../domain/coins';
import { FREE_COINS } from '../../../../domain/price-list';
import { pricesIntro } from '../../content/feature-names';
import { formatBalance, formatCoins, formatRwf } from '../../parts/purchase/coin-format';

const { dailyLogin, inviteFriend, loginStreak } = FREE_COINS;

export const pricingCopy: typeof english.pricingCopy = {
  title: 'Ibiciro',
  description: 'Amapaki y’ibiceri mu mafaranga y’u Rwanda n’icyo buri serivisi igura.',
  heading: 'Ibiceri n’ibiciro',
  intro: `Kwiyandikisha kuri ${brand.name} ni ubuntu. Ibiceri byishyura inyongera, igiceri kimwe ni ${formatRwf(COIN.priceRwf)}, nta fatabuguzi.`,
  calculator: {
    label: 'Kubara ibiceri',
    labels: {
      mode: 'Ibyo mwandika',
      modes: { coins: 'Ibiceri', rwf: COIN.currency },
      display: 'Umubare',
      point: 'Akadomo',
      backspace: 'Gusiba umubare wa nyuma',
      clear: 'C: gusiba byose',
      clearKey: 'C',
    },
    units: { coins: 'ibiceri', rwf: COIN.currency },
    costs: (rwf) => `bigura ${formatRwf(rwf)}`,
    buys: (coins) => `agura ${formatCoins(coins)}`,
  },
  recommended: {
    heading: 'Ipaki ibabereye',
    covers: (coins) => `Ipaki ntoya yuzuza ${formatCoins(coins)}.`,
    first: 'Ipaki ntoya kurusha izindi. Mwandike umubare kugira ngo murebe ibakwiriye.',
    lessThanOne: `Ipaki ntoya kurusha izindi. Igiceri ni ${formatRwf(COIN.priceRwf)}.`,
    largest: (coins, pack) =>
      `Ipaki yacu nini kurusha izindi, irimo ${formatCount(totalCoins(pack))} mu biceri ${formatCount(coins)}.`,
    buy: (name) => `Guhitamo ${name}`,
  },
  packages: {
    heading: 'Amapaki y’ibiceri',
    intro: 'Amapaki manini arimo inyongera nyinshi. Ibiceri ntibigira igihe birangirira.',
    coins: (pack) =>
      pack.bonusCoins
        ? `${formatCount(pack.coins)} + inyongera ${formatCount(pack.bonusCoins)}`
        : 'nta nyongera',
    each: (pack) => `igiceri kimwe: ${formatCount(pricePerCoin(pack))} RWF`,
    buy: 'Kugura',
  },
  prices: {
    heading: 'Ibyo ibiceri byishyura',
    intro: pricesIntro,
    standard: 'Ibisanzwe',
    premium: 'Ibisumbuye',
    feature: 'Serivisi',
    price: 'Igiciro',
    amount: (from, to) =>
      to ? `ibiceri ${formatCount(from)}–${formatCount(to)}` : formatCoins(from),
    rwf: (from, to) => (to ? `${formatCount(from)}–${formatRwf(to)}` : formatRwf(from)),
  },
  deals: {
    heading: 'Poromosiyo n’inyongera',
    intro: 'Ibiceri by’inyongera birimo ubu. Ibindi birateganyijwe.',
    bonus: {
      heading: 'Ibiceri by’inyongera',
      line: (name, share) => `${share} by’inyongera ku ipaki: ${name}`,
      note: 'Nta kode, nta tariki birangiriraho.',
    },
    free: {
      heading: 'Ibiceri by’ubuntu',
      list: [
        {
          name: 'Kwinjira buri munsi',
          amount: `ibiceri ${dailyLogin.from}–${dailyLogin.to}`,
          text: 'Musure urubuga rimwe ku munsi.',
        },
        {
          name: 'Gutumira inshuti',
          amount: `ibiceri ${inviteFriend}`,
          text: 'Iyo inshuti mwatumiye yujuje umwirondoro.',
        },
        {
          name: `Kwinjira iminsi ${loginStreak.days} ikurikirana`,
          amount: `ibiceri ${loginStreak.coins} (biracyigwaho)`,
          text: 'Musure buri munsi mu cyumweru. Umubare ushobora guhinduka.',
        },
      ],
    },
    seasons: {
      heading: 'Ibihe by’umwaka',
      list: [
        {
          name: 'Umuganura',
          amount: 'ku wa Gatanu wa mbere wa Kanama',
          text: 'Inyongera y’umusaruro kuri buri paki.',
        },
        {
          name: 'Icyumweru cya Valentine',
          amount: '8–14 Gashyantare',
          text: 'Impano ku giciro gito.',
        },
      ],
    },
  },
  payment: {
    heading: 'Uburyo bwo kwishyura',
    note: 'Kwishyura ni ukugerageza: nta mafaranga mukatwa, kandi nta PIN ikenewe.',
  },
  faq: {
    heading: 'Ibibazo ku biceri',
    list: {
      for: {
        question: 'Ibiceri nabikoresha iki?',
        answer:
          'Byishyura inyongera nka Super Like, Kuzamura umwirondoro cyangwa icyumba cy’ibanga. Kwiyandikisha, gushakisha, gukunda no gusoma ubutumwa ni ubuntu.',
      },
      worth: {
        question: 'Igiceri kimwe ni angahe?',
        answer: `Igiceri kimwe ni ${formatRwf(COIN.priceRwf)}. Amapaki ahera kuri ${formatRwf(5000)} arimo inyongera, bityo igiceri kikagura make. Impinduka z’ibiciro tuzitangaza iminsi 30 mbere.`,
      },
      pay: {
        question: 'Nakwishyura nte?',
        answer:
          'Na Mobile Money, ikarita cyangwa muri porogaramu. Ubu kwishyura kose ni ukugerageza.',
      },
      kept: {
        question: 'Ibiceri byanjye bibikwa he?',
        answer:
          'Muri iyi browser gusa. Gusiba amakuru y’urubuga birabikuraho, bityo mubanze mumanure kopi kuri Paji yanyu.',
      },
      refund: {
        question: 'Nasubizwa amafaranga yanjye?',
        answer:
          'Ubu nta mafaranga ahari yo gusubiza. Amabwiriza yo gusubiza amafaranga areba kwishyura nyakuri: gusubizwa yose, gusubizwa ahwanye n’igihe gisigaye cyangwa kuyashyirirwa kuri konti, bigasubizwa mu minsi y’akazi 3 kugeza kuri 5.',
      },
    },
    refunds: 'Gusoma Amabwiriza yo gusubiza amafaranga',
  },
  bar: {
    label: 'Ikofi yanyu',
    show: 'Ibisigaye',
    history: 'kureba ibikorwa',
    balance: formatBalance,
    buy: 'Kugura',
  },
  transactions: {
    heading: 'Ibikorwa by’ibiceri byanyu',
    intro: 'Ibyaguzwe n’ibyakoreshejwe kuri iki gikoresho, ibiheruka ni byo bibanza.',
    list: 'Ibikorwa',
    empty: {
      title: 'Nta gikorwa kirahaba',
      text: 'Bigaragara hano, buri kugura gufite inyemezabwishyu.',
      action: 'Kureba amapaki y’ibiceri',
    },
    waiting: 'Ibikorwa byanyu birafunguka…',
    noNote: 'Nta bisobanuro',
    carried: 'Ibyari bisanzwe',
    receipt: 'Inyemezabwishyu',
    receiptOf: (moment) => `yo kugura kwa ${moment}`,
    delta: (delta) =>
      `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${formatCount(Math.abs(delta))} (ibiceri)`,
    shown: (shown, all) => `Ibigaragara: ${formatCount(shown)} kuri ${formatCount(all)}`,
    all: (count) => `Kwerekana byose (${formatCount(count)})`,
    receiptLoading: 'Inyemezabwishyu irafunguka…',
    receiptUnavailable:
      'Inyemezabwishyu ntiyafungutse. Murebe interineti yanyu, mwongere mugerageze.',
  },
};
