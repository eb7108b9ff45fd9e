import {
  anyWord,
  BUY_WORDS,
  COST_WORDS,
  FARE_WORDS,
  GIVE_WORDS,
  HELP_WORDS,
  INVEST_WORDS,
  MONEY_WORDS,
  NEED_WORDS,
  PROFIT_WORDS,
  THING_WORDS,
  WORDED_SUM,
} from './message-safety-words';

const anyOf = (...lists: readonly string[]): string => `(?:${lists.join('|')})`;

/** Payment methods that strangers ask for. */
const SERVICES =
  '(?:momo|momo ?pay|mobile money|m-?pesa|airtel money|mtn money|moov money|afrimoney|orange money|tigo ?pesa|halopesa|eco ?cash|lumicash|western union|moneygram|money ?gram|world ?remit|remitly|send ?wave|taptap send|cash ?app|chipper(?: cash)?|venmo|zelle|skrill|payoneer|revolut|binance|paypal|gift cards?|carte cadeau|bitcoins?|usdt)';
export const SERVICE = new RegExp(`\\b${SERVICES}\\b`);
/** Where money should be sent: to a service, in the sender's name. */
const DIRECTIONS = [
  // "I use it" is what many people do; "use it" is an instruction.
  new RegExp(
    `(?:^|[,;:!?.] ?|(?:just|please|pls|u can|you can|you could|or|then|simplement|tu peux|il suffit d'|gusa|tafadhali|tu) ?)(?:use|utilise|utiliser|passe par|koresha|ukoreshe|nyuza kuri|unyuze kuri|tumia|pitia)\\s(?:the |my |la |ma )?${SERVICES}\\b(?! (?:at|in|on|for|here|there|pour|ici|ku|muri|kwa|kwenye|hapa)\\b)`,
  ),
  new RegExp(
    `\\b(?:i (?:only )?(?:accept|take)|j'accepte|je prends|nakira|napokea|ninapokea)\\s(?:only |kwa )?${SERVICES}\\b`,
  ),
  new RegExp(
    `\\bmy ${SERVICES} (?:wallet|number|tag|name)\\b|\\bmon numero ${SERVICES}\\b|\\b(?:nimero|numero) yanjye ya ${SERVICES}\\b|\\bnamba yangu ya ${SERVICES}\\b|\\b${SERVICES}\\b[^.!?]{0,16}\\b(?:the name is|name is|au nom de|amazina ni|izina ni|jina ni|kwa jina la)\\b`,
  ),
] as const;

const MONEY = new RegExp(
  `${anyWord(MONEY_WORDS)}|(?<![a-z\\d])\\d{1,4}\\s?k\\b|\\$\\s?\\d|${WORDED_SUM}`,
);
const FARES = new RegExp(anyWord(FARE_WORDS));
const COSTS = new RegExp(anyWord(COST_WORDS));
const THINGS = new RegExp(anyWord(THING_WORDS));
/** Requesting words, each with what makes it a request for money. */
const ASKS = [
  { words: new RegExp(anyWord(GIVE_WORDS), 'g'), things: [MONEY, SERVICE, FARES, COSTS] },
  { words: new RegExp(anyWord(HELP_WORDS), 'g'), things: [MONEY, SERVICE, FARES] },
  { words: new RegExp(anyWord(NEED_WORDS), 'g'), things: [MONEY, SERVICE] },
  { words: new RegExp(anyWord(BUY_WORDS), 'g'), things: [MONEY, SERVICE, THINGS] },
] as const;
const INVESTS = new RegExp(anyWord(INVEST_WORDS), 'g');
const PROFIT = new RegExp(anyWord(PROFIT_WORDS));
/** A subject other than the recipient: "my brother sends money home" isn't a request. */
const SOMEONE_ELSE =
  /(?:^|[^a-z])(?:he|she|they|it|people|brother|sister|cousin|uncle|aunt|mother|father|mum|dad|friend|boss|il|elle|ils|elles|frere|soeur|cousine?|oncle|tante|mere|pere|maman|papa|ami|amie|patron|i will|i'll|i can|i could|let me|(?:asks?|asked|wants?|wanted|told|tells?)(?: me| us| her| him| them| people)? to|je|(?<!\b(?:can|could|may|shall) )i) $/;

/** A warning or a refusal: "never send money", "il ne faut pas envoyer d'argent". */
const NEGATED =
  /(?<![a-z])(?:never|do not|don't|not to|would not|should not|will not|won't|did not|didn't|ne|ne pas|faut pas|jamais|ai jamais|n') ?$/;

/** Needing is more often a wish than a request, so only what follows it counts. */
const NEEDS =
  /(?<![a-z])(?:(?:i|we|still|really|just|badly|urgently) need|besoin de|il me faut)(?![a-z])/g;
const NEEDED = new RegExp(
  `${anyWord(['money, cash, funds, argent, airtime, rwf, frw, dollars?, francs?'])}|(?<![a-z\\d])\\d{1,4}\\s?k(?=\\s(?:for|to|by|until|till|pour|please|now|today|kwa|yo)\\b|$|[,.!?])|${WORDED_SUM}`,
);

/** The maximum distance between a requesting word and a money word, in characters. */
const REACH = 48;

/** The smallest bare number that counts as a sum next to a requesting word. */
const LEAST_SUM = 1000;
/** What makes a number next to a requesting word something else: a place, a year, a label. */
const LABEL =
  /(?:\b(?:room|bus|no|number|numero|code|page|floor|flat|house|gate|route|km|flight|in|since|from|en|depuis|mu|muri|mwaka)|#)\s?$/;
/** A sum is at the end of a clause or before its purpose, unlike a number with a unit such as "steps" or "m". */
const AFTER_SUM = new RegExp(
  `^\\s*(?:$|[,;!?).|]|\\b${anyOf(
    'for|to|by|before|until|till|please|pls|now|today|tonight|tomorrow|this|right|so|and|or|on|via|through|back|asap|urgently|only|dear|babe|love|darling',
    "pour|avant|s'il|svp|stp|maintenant|demain|aujourd'hui|sur|par|de plus",
    'kugira|ngo|yo|ya|zo|za|kuri|ejo|nonaha|uyu|none|vuba|byihutirwa|mukundwa',
    'kwa|la|leo|kesho|sasa|tafadhali|haraka|kwenye|mpenzi',
  )}\\b)`,
);
const AMOUNT = /(?<![\d+#*][\s,.]?)[1-9](?:\d{0,2}(?:[ ,.]\d{3}){1,2}|\d{3,7})(?![\d*#]|[ ,.]\d)/g;

/** Whether a number reads as a sum in context; years and implausible sums don't. */
function isSum(text: string, amount: string, at: number): boolean {
  const value = Number(amount.replace(/\D/g, ''));
  if (value < LEAST_SUM || LABEL.test(text.slice(Math.max(0, at - 12), at))) return false;
  const grouped = /\D/.test(amount);
  const isRound = value % 50 === 0 && !(value > 1900 && value < 2100 && value !== 2000);
  return (
    (grouped || isRound) && AFTER_SUM.test(text.slice(at + amount.length, at + amount.length + 16))
  );
}

const holdsSum = (text: string): boolean =>
  [...text.matchAll(AMOUNT)].some(({ 0: amount, index }) => isSum(text, amount, index));

/** "To my account", in the four languages, except accounts on social networks. */
const MY_ACCOUNT = [
  /(?<!\b(?:log|logged|logging|sign|signed|signing|login|access|back)(?: in)? )\b(?:to|into) my (?:own |bank |momo |savings |mobile money )?account\b/,
  /\b(?:vir|vers|envoi|envoy|transf|depos|mets|mettre)[a-z]*\b[^.!?]{0,40}\b(?:sur|vers|a) mon compte\b(?! (?:insta|face|tiktok|twitter|whats|x\b))/,
  /\bkuri konti yanjye\b/,
  /\b(?:kwenye|kwa) akaunti yangu\b/,
] as const;

const MY_BILL =
  /\b(?:pay|cover|settle)(?: for)? my (?:school |hospital |medical |phone |electricity )?(?:rent|fees|bills?|visa|flight|debts?|loan)\b/;

/** The minimum length of a request; skipping shorter sentences keeps texts with many full stops fast. */
const MIN_LENGTH = 6;

/** Whether a text, without dates and times, asks for money or something expensive. */
export function asksForMoney(text: string): boolean {
  return text.split(/(?<=[.!?\n])\s+/).some((sentence) => {
    if (sentence.length < MIN_LENGTH) return false;
    if ([...MY_ACCOUNT, ...DIRECTIONS, MY_BILL].some((pattern) => pattern.test(sentence)))
      return true;
    for (const { words, things } of ASKS) {
      for (const { 0: ask, index } of sentence.matchAll(words)) {
        const before = sentence.slice(Math.max(0, index - 32), index);
        if (SOMEONE_ELSE.test(before) || NEGATED.test(before)) continue;
        const around = sentence.slice(Math.max(0, index - REACH / 2), index + REACH);
        if (things.some((thing) => thing.test(around))) return true;
        if (holdsSum(sentence.slice(index + ask.length, index + REACH))) return true;
      }
    }
    for (const { index } of sentence.matchAll(INVESTS)) {
      if (PROFIT.test(sentence.slice(index, index + 2 * REACH))) return true;
    }
    for (const { 0: need, index } of sentence.matchAll(NEEDS)) {
      const after = sentence.slice(index + need.length, index + REACH);
      if (NEEDED.test(after) || holdsSum(after)) return true;
    }
    return false;
  });
}
