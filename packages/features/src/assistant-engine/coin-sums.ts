import { coinsFromRwf, PACKAGES, rwfFromCoins, totalCoins } from '../domain/coins';
import { type Feature, type Price, PRICES } from '../domain/price-list';
import { PATHS } from '../paths';
import { COIN_WORDS, type CoinWords } from './answers';
import { type CoinAmounts, hasCoinUnit, readCoinAmounts } from './coin-amounts';
import { fold } from '../domain/fold';

const ASKS =
  /how (?:much|many)|what (?:does|do|is|are).*(?:cost|price|worth)|\b(?:cost|costs|price|worth(?! it)|total|enough|afford|convert|calculate)\b|\bin (?:coins|francs|rwf|frw)\b|[+=]|combien|prix|coute|total|angahe|zingahe|bingahe|igura|zigura|bigura|ngapi|kiasi gani|gharimu|\bbei\b|jumla|\bbonus\b|\bcovers?\b/;
const ASKS_WITH_AMOUNT =
  /\b(?:pay|need|get|buy|make|makes|equals?|left|leaves?|sum|want|can i|for|with|faut|avec|pour|acheter|reste|nkeneye|nagura|nabona|nahitaji|nunua|napata)\b/;
/** A message of so few words that names a number of something asks what it costs. */
const MAX_BARE_WORDS = 6;
/** Asks what something is, which its topic answers. */
const ASKS_WHAT =
  /\bmeans?\b|\bmeaning\b|(?:wh?at'?s|what is) (?:a|an|the)\b|c'?e?s?t? (?:quoi|koi)|qu'?est|a (?:quoi|koi)\b|\biki\b|ni nini|maana|kitu gani/;
/** Something that happened to coins or money, which no sum answers. */
const HAPPENED =
  /disappear|missing|gone|lost|refund|receipt|invoice|expire|charged|i (?:have )?(?:paid|bought)|twice|not (?:received|credited)|money back|disparu|perdu|rembours|recu\b|j'?ai (?:paye|achete)|byabuze|subizwa|nishyuye|naguze|potea|rejesh|rudish|nimelipa|nimenunua|free coins|gratuit|ubuntu|bure/;

export interface CoinSum {
  readonly intent: 'price-list' | 'packages' | 'coin-price';
  readonly text: string;
}

const priceOf = (feature: Feature): Price => PRICES[feature];

const featureLines = ({ features }: CoinAmounts) =>
  [...features].map(([feature, quantity = 1]) => {
    const { coins, upTo } = { upTo: undefined, ...priceOf(feature) };
    return {
      feature,
      quantity,
      coins: coins * quantity,
      upTo: upTo === undefined ? undefined : upTo * quantity,
    };
  });

const packageLines = ({ packages }: CoinAmounts) =>
  [...packages].flatMap(([id, quantity = 1]) => {
    const pack = PACKAGES.find((each) => each.id === id);
    return pack
      ? [{ pack, quantity, coins: totalCoins(pack) * quantity, rwf: pack.priceRwf * quantity }]
      : [];
  });

const range = ({ copy, formatCount }: CoinWords, from: number, to: number | undefined) =>
  to === undefined ? formatCount(from) : copy.range(formatCount(from), formatCount(to));

const featureSum = (amounts: CoinAmounts, stock: number | undefined, words: CoinWords): string => {
  const { copy, features, formatCount } = words;
  const lines = featureLines(amounts);
  const coins = lines.reduce((sum, line) => sum + line.coins, 0);
  const upTo = lines.some((line) => line.upTo !== undefined)
    ? lines.reduce((sum, line) => sum + (line.upTo ?? line.coins), 0)
    : undefined;
  const names = lines
    .map(({ feature, quantity }) => {
      const { name, term } = features[feature];
      const full = term === undefined ? name : copy.withTerm(name, term);
      return quantity === 1 ? full : copy.times(formatCount(quantity), full);
    })
    .join(copy.and);
  const isOne = lines.length === 1 && lines[0]?.quantity === 1;
  const sum = copy.costs(
    names,
    isOne,
    range(words, coins, upTo),
    range(words, rwfFromCoins(coins), upTo && rwfFromCoins(upTo)),
  );
  if (stock === undefined || upTo !== undefined) return sum;
  if (stock < coins) return `${sum} ${copy.short(formatCount(stock), formatCount(coins - stock))}`;
  return `${sum} ${copy.enough(formatCount(stock), formatCount(Math.floor(stock / coins)), formatCount(stock % coins), formatCount(stock - coins))}`;
};

const packageSum = (amounts: CoinAmounts, { copy, labelOf, formatCount }: CoinWords): string => {
  const lines = packageLines(amounts);
  const names = lines
    .map(({ pack, quantity }) =>
      quantity === 1 ? labelOf(pack.name) : copy.times(formatCount(quantity), labelOf(pack.name)),
    )
    .join(copy.and);
  const total = (key: 'coins' | 'rwf') =>
    formatCount(lines.reduce((sum, line) => sum + line[key], 0));
  return copy.packs(names, total('coins'), total('rwf'));
};

const sumOf = (amounts: CoinAmounts, words: CoinWords): CoinSum | undefined => {
  const { copy, formatCount } = words;
  const { coins, rwf, features, packages } = amounts;
  const stock = coins ?? (rwf === undefined ? undefined : coinsFromRwf(rwf));
  if (features.size > 0) return { intent: 'price-list', text: featureSum(amounts, stock, words) };
  if (packages.size > 0) return { intent: 'packages', text: packageSum(amounts, words) };
  // The price of one coin is a topic of its own.
  if (coins !== undefined && coins !== 1)
    return {
      intent: 'coin-price',
      text: copy.coins(formatCount(coins), formatCount(rwfFromCoins(coins))),
    };
  if (rwf !== undefined)
    return {
      intent: 'coin-price',
      text: copy.francs(formatCount(rwf), formatCount(coinsFromRwf(rwf))),
    };
  return undefined;
};

/**
 * Calculates a price, a sum of coins or what an amount pays for from the price table; undefined when no sum is asked for.
 * @param words Those of the answer's language, by default English.
 */
export const coinSum = (message: string, words = COIN_WORDS.en): CoinSum | undefined => {
  const folded = fold(message);
  if (!hasCoinUnit(folded) || HAPPENED.test(folded)) return undefined;
  const amounts = readCoinAmounts(message);
  const isShort =
    folded.trim().split(/\s+/).length <= MAX_BARE_WORDS &&
    [...amounts.features.values(), ...amounts.packages.values()].some(Boolean);
  const isBare = /^[\d\s.,k]+\p{L}+[\s?]*$|^[\d\s.,k]+\p{L}+ (?:in|en|to|=) \p{L}+[\s?]*$/u.test(
    folded.trim(),
  );
  const quantities = [
    amounts.coins,
    amounts.rwf,
    ...amounts.features.values(),
    ...amounts.packages.values(),
  ];
  const hasAmount = quantities.some((quantity) => quantity !== undefined);
  if (!ASKS.test(folded) && ASKS_WHAT.test(folded)) return undefined;
  if (!ASKS.test(folded) && !isBare && !isShort && !(hasAmount && ASKS_WITH_AMOUNT.test(folded)))
    return undefined;
  const sum = sumOf(amounts, words);
  return sum && { ...sum, text: words.copy.at(sum.text, PATHS.pricing) };
};
