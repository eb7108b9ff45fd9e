import type { PackageId } from '../domain/coins';
import type { Feature } from '../domain/price-list';
import { fold } from '../domain/fold';

export interface CoinAmounts {
  readonly coins: number | undefined;
  readonly rwf: number | undefined;
  readonly features: ReadonlyMap<Feature, Quantity>;
  readonly packages: ReadonlyMap<PackageId, Quantity>;
}

/** Undefined where no number is written. */
type Quantity = number | undefined;

const COINS = /coins?|pieces?|jetons?|ibiceri|igiceri|sarafu/;
const RWF = /rwf|frw|francs?|amafaranga|faranga/;

const FEATURES: readonly (readonly [Feature, RegExp])[] = [
  ['superLike', /super ?likes?/],
  ['profileBoost', /(?:profile )?boosts?/],
  ['rewindSwipe', /rewinds?/],
  ['aiIcebreaker', /(?:ai )?icebreakers?/],
  ['privateLiveChat', /private live chats?/],
  ['privatePhotos', /(?:unlock )?private photos?|photos? privees?/],
  ['privateMedia', /private videos?/],
  ['privateRoom', /private rooms?/],
  ['anonymousView', /anonymous views?|vues? anonymes?/],
  ['highlightProfile', /highlights?(?: profiles?)?/],
  ['verifiedBadge', /verified badges?|badges? verifiee?s?/],
  ['vipBadge', /vip(?: badges?)?|badges? (?:ya )?vip/],
  ['videoMessage', /video messages?/],
  ['messageFirst', /messages? first/],
  ['hostLiveStream', /host(?:ing)? (?:a )?live ?streams?/],
  ['attendLiveStream', /attend(?:ing)? (?:a )?live ?streams?/],
  ['sendEmail', /send(?:ing)? (?:an )?e-?mails?|(?<=\d )e-?mails?/],
  ['sendGift', /send(?:ing)? (?:a )?gifts?|virtual gifts?/],
];

const PACKAGES: readonly (readonly [PackageId, RegExp])[] = [
  ['basic', /basic(?: packages?| packs?)?/],
  ['popular', /popular(?: packages?| packs?)?/],
  [
    'premium',
    /pack(?:age)? premium|premium(?! (?:member|account|plan|subscription|user|feature|option))(?: packages?| packs?)?/,
  ],
  ['lovers', /lover'?s'? ?packs?/],
  ['ultimate', /ultimate(?: packages?| packs?)?/],
];

const NUMBER_WORDS: readonly (readonly [number, string])[] = [
  [1, 'one|un|une|rimwe|moja'],
  [2, 'two|deux|abiri|ebyiri|zibiri|mbili'],
  [3, 'three|trois|atatu|eshatu|zitatu|tatu'],
  [4, 'four|quatre|ane|enye|nne'],
  [5, 'five|cinq|atanu|eshanu|tano'],
  [6, 'six|sita'],
  [7, 'seven|sept|saba'],
  [8, 'eight|huit|nane'],
  [9, 'nine|neuf|tisa'],
  [10, 'ten|dix|icumi|kumi'],
  [20, 'twenty|vingt|makumyabiri|ishirini'],
  [50, 'fifty|cinquante|mirongo itanu|hamsini'],
  [100, 'hundred|cent|ijana|mia'],
];

const NUMBER = String.raw`\d{1,3}(?:[, .]\d{3})+|\d{1,9}k?`;
const NUMBERS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${NUMBER}|${NUMBER_WORDS.map(([, words]) => words).join('|')})(?=x(?!\p{L})|[^\p{L}\d]|$)`,
  'gu',
);

const valueOf = (text: string): number => {
  const word = NUMBER_WORDS.find(([, words]) => words.split('|').includes(text));
  if (word) return word[0];
  const digits = Number(text.replace(/[^\d]/g, ''));
  return text.endsWith('k') ? digits * 1000 : digits;
};

interface Span {
  readonly from: number;
  readonly to: number;
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));

const UNITS = [
  COINS,
  RWF,
  ...FEATURES.map(([, pattern]) => pattern),
  ...PACKAGES.map(([, pattern]) => pattern),
].map(({ source }) => source);
const ANY_UNIT = new RegExp(UNITS.join('|'));
const WHOLE_UNITS = UNITS.map(
  (source) => new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'gu'),
);

export const hasCoinUnit = (folded: string): boolean => ANY_UNIT.test(folded);

/** Reads the amounts of a message; a number belongs to the unit beside it, the one after it first. */
export const readCoinAmounts = (message: string): CoinAmounts => {
  const text = fold(message).replace(/\s+/g, ' ').slice(0, 300);
  const numbers = [...text.matchAll(NUMBERS)].map(({ index, 0: written }) => ({
    from: index,
    to: index + written.length,
    value: valueOf(written),
    isTaken: false,
  }));
  const isBeside = (a: Span, b: Span) =>
    /^(?: ?[x×*:] ?| of | de | )?$/.test(text.slice(a.to, b.from)) && a.to <= b.from;
  const spans = WHOLE_UNITS.map((unit) => spansOf(text, unit));
  const take = (isOfSpan: (number: Span) => boolean): Quantity => {
    const number = numbers.find((each) => !each.isTaken && isOfSpan(each));
    if (number) number.isTaken = true;
    return number?.value;
  };
  // All numbers before a unit are taken before any number after one.
  const before = spans.map((of) => of.map((span) => take((number) => isBeside(number, span))));
  const counted = spans.map((of, unit) =>
    of.map((span, at) => before[unit]?.[at] ?? take((number) => isBeside(span, number))),
  );
  const largest = (quantities: readonly Quantity[] = []): Quantity => {
    const known = quantities.filter((quantity) => quantity !== undefined);
    return known.length === 0 ? undefined : Math.max(...known);
  };
  const named = <Name>(names: readonly (readonly [Name, RegExp])[], offset: number) =>
    new Map(
      names.flatMap(([name], at) => {
        const quantities = counted[offset + at] ?? [];
        return quantities.length === 0 ? [] : [[name, largest(quantities)] as const];
      }),
    );
  return {
    coins: largest(counted[0]),
    rwf: largest(counted[1]),
    features: named(FEATURES, 2),
    packages: named(PACKAGES, 2 + FEATURES.length),
  };
};
