/** What an apostrophe, written or not, joins to the next word in French and Kinyarwanda. */
const ELIDED = '(?:(?:[bcdjklmnrstwyz]|qu|[bcrt]y|[bmrt]w)(?=[aeiou]))?';
const pattern = (before: string, parts: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z])${before}(?:${parts.join('|').replaceAll("'", '')})(?![a-z])`);

/** A pattern of whole words or phrases in a text as `readable` returns it. */
export const word = (...parts: string[]): RegExp => pattern('', parts);
/** The same in French or Kinyarwanda, whose little words join the next one. */
export const joinedWord = (...parts: string[]): RegExp => pattern(ELIDED, parts);
/** Any text within one sentence, not too long. */
export const GAP = '[^.?!]{0,48}';
export const MONEY =
  '(?:money|cash|momo|mobile money|airtime|francs?|frw|rwf|dollars?|usd|western union|moneygram|gift cards?|bitcoins?|crypto|my pin|loan|[dl]?argent|amafaranga|faranga|pesa|hela|fedha)';
export const BARE =
  '(?:nudes?|naked|intimate|sex (?:tape|video)|private (?:photos?|pictures?|videos?)|my (?:photos?|pictures?|pics|videos?)|photos? intimes?|mes photos?|nue?s?|ubusa|uchi)';
export const SPREAD =
  '(?:shar(?:e|es|ing)|show(?:s|ing)?|post(?:s|ing)?|leak(?:s|ing|ed)?|publish(?:es|ing)?|spread(?:s|ing)?|send(?:s|ing)?|expos(?:e|es|ing))';
/** A child's age in digits; the rules add it in words where people write it so. */
export const CHILD = '(?:[5-9]|1[0-7])';
/** Whose age a sentence may tell, as a pronoun and as a noun: a bare "there are 12" is a count. */
export const PERSON = "(?:she|he|she's|he's|shes|hes|they|they're)";
export const PERSON_NOUN =
  'match|girl|boy|girlfriend|boyfriend|pupil|somebody|someone|person|user|member|profile|who';
/** Behind a number, what makes it no age. */
export const NOT_A_MEASURE =
  '(?! ?(?:000|%|km|kilomet|cm|kg|coins?|francs?|rwf|frw|minutes?|mins?|hours?|days?|weeks?|months?|(?:years?|yrs?) (?:older|younger|apart)|met(?:re|er)s?|times?|people|persons?|matches|messages|likes|photos|pictures|x|/|:|,\\d|\\.\\d|\\d))';
/** Whom one is afraid of or for; a spider is no danger. */
export const FEARED =
  '(?:him|her|them|(?:this|that|the|a|my) (?:man|guy|person|woman|boy|girl|match|date|husband|wife|partner|boyfriend|girlfriend|ex|father|dad|mother|stepfather|uncle|brother|neighbou?r|boss|teacher|stranger)|my (?:life|safety|family|kids|children|child|daughter|son|sister|mother)|someone|somebody|what (?:he|she|they))';
