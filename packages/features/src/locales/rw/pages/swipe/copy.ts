import type * as english from '../../../../pages/swipe/copy';
import { PRICES } from '../../../../domain/price-list';

const coins = (count: number): string => (count === 1 ? 'igiceri 1' : `ibiceri ${count}`);
const people = (count: number): string =>
  count === 1 ? 'Umuntu umwe' : `Abantu ${count}, uheruka ni we ubanza`;
const price = coins(PRICES.superLike.coins);

export const swipeCopy: typeof english.swipeCopy = {
  title: 'Umwe umwe',
  description:
    'Muhitemo ku mwirondoro umwe umwe w’urugero, mukoresheje buto, urutoki cyangwa mwandikisho, kandi mushobora gusubiza inyuma intambwe iyo ari yo yose.',
  heading: 'Umuntu umwe umwe',
  intro: 'Iyi ni imyirondoro y’urugero, kandi mushobora kugarura ibyo mwahisemo.',
  choices: { pass: 'Gusimbuka', like: 'Gukunda', superLike: 'Super Like' },
  price,
  given: 'Yaratanzwe',
  free: 'Ubuntu',
  undo: 'Kugarura',
  later: 'Si ubu',
  decks: 'Urutonde',
  deck: (name, age) => `Umwirondoro wa ${name}, ${age}`,
  who: (name, age) => `${name}, ${age}`,
  place: (city, country) => `${city}, ${country}`,
  portrait: (name) => `Ishusho ya ${name}`,
  actions: 'Icyo muhisemo',
  keys: 'Utwambi dukora iyo hano hatoranyijwe: ibumoso ni ugusimbuka, iburyo ni ugukunda, hejuru ni Super Like, hasi ni ukubikira nyuma.',
  how: {
    heading: 'Uko bikora',
    list: [
      {
        name: 'Mukurure ikarita',
        text: 'Iburyo ni ugukunda, ibumoso ni ugusimbuka, hejuru ni Super Like. Iyo ikarita idakwiriwe muri ekara, kujya hejuru byimura paji.',
      },
      {
        name: 'Cyangwa mukande akambi',
        text: 'Iyo urutonde rutoranyijwe, utwambi dukora nk’ibyo. Akambi ko hasi ni “Si ubu”.',
      },
      {
        name: 'Ntimurahitamo?',
        text: '“Si ubu” ibikira umuntu nyuma. Mwamugarura igihe cyose.',
      },
      {
        name: 'Mwisubiyeho?',
        text: '“Kugarura” ni ubuntu, intambwe imwe imwe, kandi ibiceri bya Super Like murabisubizwa, kugeza mutangiye bundi bushya, musohotse cyangwa mufunze tab.',
      },
    ],
  },
  ask: {
    title: (name) => `Super Like kuri ${name}`,
    text: (balance) =>
      `Igura ${price}, kandi mufite ${coins(balance)}. Iyo mukanze “Kugarura”, ibiceri murabisubizwa. Tubibabaza rimwe gusa mu ruzinduko.`,
    cancel: 'Kubireka',
    action: `Super Like (${price})`,
    failed: 'Ikibazo cyo kwemeza nticyafungutse, bityo nta cyakaswe. Mwongere mugerageze.',
  },
  done: {
    passed: (name) => `Mwasimbutse ${name}.`,
    liked: (name) => `Mwakunze ${name}.`,
    superLiked: (name) => `Mwahaye ${name} Super Like (${price}).`,
    given: (name) => `Mwamaze guha ${name} Super Like. Nta cyakaswe.`,
    unpaid: (name) =>
      `Gukunda ${name} byabitswe nk’ibisanzwe: ntitwashoboye gusoma ibiceri byanyu, bityo nta cyakaswe.`,
    later: (name) => `${name} yabikiwe nyuma.`,
    uncovered: (name) =>
      `Gukunda ${name} byabitswe nk’ibisanzwe: indi tab yakoresheje ibiceri, bityo nta cyakaswe.`,
    unsaved: (name) => `Gukunda ${name} ntibyabitswe kuri iki gikoresho.`,
    short: (name, balance) =>
      `Gukunda ${name} byabitswe nk’ibisanzwe: Super Like igura ${price}, kandi mufite ${coins(balance)}.`,
    next: (who) => `Ukurikiyeho: ${who}.`,
    undone: (who) => `Byagaruwe. Musubiye kuri ${who}.`,
    left: 'Mwatangiye bundi bushya.',
    restored: 'Mwasubiye aho mwari mugeze.',
    over: 'Abantu bose bagarutse. Abo mwakunze bagumyeho.',
  },
  getCoins: 'Gushaka ibiceri',
  end: {
    heading: 'Nta yindi myirondoro',
    counts: (likes, passes) => `Abo mwakunze: ${likes}. Abo mwasimbutse: ${passes}.`,
    later: (count) => (count === 1 ? 'Hari uwo mwabikiye nyuma' : `Abo mwabikiye nyuma: ${count}`),
    onlyLater: 'Abasigaye bose mwababikiye nyuma. Mugarure umuntu kugira ngo mumubone hano.',
    text: 'Mwandikire abo mwakunze, cyangwa mutangire bundi bushya.',
    noOne: 'Mwahishe abantu bose bari hano. Mushobora kongera kubagaragaza mu Igenamiterere.',
    settings: 'Gufungura Igenamiterere',
    again: 'Gutangira bundi bushya',
    messages: 'Kujya mu butumwa',
  },
  liked: {
    heading: 'Abantu mwakunze',
    count: {
      saved: (count) => `${people(count)}. Bibitswe kuri iki gikoresho.`,
      unsaved: (count) =>
        `${people(count)}. Bimara uru ruzinduko gusa. Browser yanyu ntiyashoboye kubika urutonde.`,
    },
    empty: {
      saved: 'Nta we urabamo. Abo mukunze babikwa hano, kuri iki gikoresho.',
      unsaved: 'Nta we uhari ubu. Browser yanyu ntiyashoboye kubika impinduka.',
    },
    browse: 'Kureba imyirondoro',
    remove: 'Gukuraho',
    removePerson: (name) => `Gukuraho ${name}`,
    super: 'Super Like',
    write: 'Kumwandikira',
  },
};
