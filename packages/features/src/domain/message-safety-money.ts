const anyOf = (...lists: readonly string[]): string => `(?:${lists.join('|')})`;
const word = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);

/** Ways to pay that strangers ask for. */
export const SERVICE = /\b(?:momo|mobile money|m-?pesa|airtel money|orange money|tigo ?pesa|lumicash|western union|moneygram|paypal|gift cards?|carte cadeau|bitcoins?|usdt)\b/;

const ASK = anyOf(
  'send|lend|loan|borrow|transfer|wire|give me|pay me|help me with|top me up|need some|urgently need',
  "envoie|envoyer|envoyez|envoye|prete|preter|pretez|transfere|transferer|donne-moi|donnez-moi|avance-moi|depanne|besoin d'",
  'nyoherereza|unyoherereze|mwohererez|ohereza|oherereza|mpa|mpaye|mpe|guriza|unguriza|ungurize|nguriza|mfasha|nkeneye|inguzanyo',
  'nitumie|nitumia|unitumie|tuma|nikopeshe|unikopeshe|kopesha|nipe|unipe|nisaidie|unisaidie|naomba|nahitaji|mkopo',
);
const ASKS = new RegExp(`(?<![a-z])${ASK}`, 'g');

const MONEY =
  /(?<![a-z])(?:money|cash|funds|argent|fric|thunes?|sous|amafaranga|faranga|frw|rwf|pesa|hela|fedha|shilingi|dollars?|usd|francs?|airtime|credit d'appel)(?![a-z])|\d\s?k\b|\$\s?\d/;

/** Needing is a wish more often than a request: only what follows it counts. */
const NEEDS = /(?<![a-z])(?:(?:i|we|still|really|just|badly|urgently) need|besoin de|il me faut)(?![a-z])/g;
const NEEDED = word('money|cash|funds|argent|airtime|rwf|frw|dollars?|francs?');

/** How far apart an asking word and a word for money may stand, in characters. */
const REACH = 48;

/** From here on a bare number beside an asking word reads as a sum. */
const LEAST_SUM = 1000;
/** What makes a number beside an asking word something else: a place, a year, a label. */
const LABEL = /(?:\b(?:room|bus|no|number|numero|code|page|floor|flat|house|gate|route|km|flight|in|since|from|en|depuis|mu|muri|mwaka)|#)\s?$/;
/** A sum stands at the end of a clause or before what it is for; a unit such as "steps" or "m" does not. */
const AFTER_SUM = new RegExp(
  `^\\s*(?:$|[,;!?).|]|\\b${anyOf(
    'for|to|by|before|until|till|please|pls|now|today|tonight|tomorrow|this|right|so|and|or|on|via|through|back|asap|urgently|only',
    "pour|avant|s'il|svp|stp|maintenant|demain|aujourd'hui|sur|par|de plus",
    'kugira|ngo|yo|ya|zo|za|kuri|ejo|nonaha|uyu|none',
    'kwa|la|leo|kesho|sasa|tafadhali',
  )}\\b)`,
);
const AMOUNT = /(?<![\d+#*][\s,.]?)[1-9](?:\d{0,2}(?:[ ,.]\d{3}){1,2}|\d{3,7})(?![\d*#]|[ ,.]\d)/g;

/** Whether a number reads as a sum where it stands; years and numbers that nobody would ask for do not. */
function isSum(text: string, amount: string, at: number): boolean {
  const value = Number(amount.replace(/\D/g, ''));
  if (value < LEAST_SUM || LABEL.test(text.slice(Math.max(0, at - 12), at))) return false;
  const grouped = /\D/.test(amount);
  const isRound = value % 50 === 0 && !(value > 1900 && value < 2100 && value !== 2000);
  return (grouped || isRound) && AFTER_SUM.test(text.slice(at + amount.length, at + amount.length + 16));
}

const holdsSum = (text: string): boolean =>
  [...text.matchAll(AMOUNT)].some(({ 0: amount, index }) => isSum(text, amount, index));

/** "To my account", in the four languages; an account of a social network is another thing. */
const MY_ACCOUNT = [
  /(?<!\b(?:log|logged|logging|sign|signed|signing|login|access|back)(?: in)? )\b(?:to|into) my (?:own |bank |momo |savings |mobile money )?account\b/,
  /\b(?:vir|vers|envoi|envoy|transf|depos|mets|mettre)[a-z]*\b[^.!?]{0,40}\b(?:sur|vers|a) mon compte\b(?! (?:insta|face|tiktok|twitter|whats|x\b))/,
  /\bkuri konti yanjye\b/,
  /\b(?:kwenye|kwa) akaunti yangu\b/,
] as const;

const GOODS = anyOf(
  'phone|smartphone|iphone|laptop|computer|tablet|airtime|data|bundles?|vouchers?|gift cards?|flight|plane ticket|air ticket|visa|medicines?',
  'telephone|portable|ordinateur|billet d.avion|forfait|credit|medicaments?',
  'telefone|terefone|telefoni|mudasobwa|ama-?inite|imiti',
  'simu|kompyuta|vocha|bando|dawa',
);
const GIFT = new RegExp(
  `\\b${anyOf(
    'buy(?:ing)? me|purchase me|order me|get me',
    "achete[rz]?[- ]moi|m'achete[rz]?|me payer|me paies?|paye[rz]?-moi",
    'ungurire|ngurira|wangurira|uzangurire',
    'ninunulie|uninunulie|kuninunulia',
  )}\\b[^.!?]{0,24}\\b${GOODS}\\b`,
);
const MY_BILL = /\b(?:pay|cover|settle)(?: for)? my (?:school |hospital |medical |phone |electricity )?(?:rent|fees|bills?|visa|flight|debts?|loan)\b/;

/** Nobody asks for anything in fewer characters; a text of many stops is read quickly. */
const SHORTEST = 6;

/** Whether a text, without dates and times, asks for money or for what costs a lot. */
export function asksForMoney(text: string): boolean {
  return text.split(/(?<=[.!?\n])\s+/).some((sentence) => {
    if (sentence.length < SHORTEST) return false;
    if (MY_ACCOUNT.some((pattern) => pattern.test(sentence)) || GIFT.test(sentence) || MY_BILL.test(sentence)) return true;
    for (const { 0: ask, index } of sentence.matchAll(ASKS)) {
      const around = sentence.slice(Math.max(0, index - REACH / 2), index + REACH);
      if (MONEY.test(around) || SERVICE.test(around)) return true;
      if (holdsSum(sentence.slice(index + ask.length, index + REACH))) return true;
    }
    for (const { 0: need, index } of sentence.matchAll(NEEDS)) {
      const after = sentence.slice(index + need.length, index + REACH);
      if (NEEDED.test(after) || holdsSum(after)) return true;
    }
    return false;
  });
}
