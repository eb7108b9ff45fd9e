import { fold } from './words';

/** What somebody is afraid of, in the order in which it is looked for. */
export type Danger = 'selfHarm' | 'blackmail' | 'minor' | 'danger' | 'money';

const word = (...parts: string[]): RegExp => new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`);
/** Any text within one sentence, not too long. */
const GAP = '[^.?!]{0,48}';
const MONEY =
  '(?:money|cash|momo|mobile money|airtime|francs?|frw|rwf|dollars?|usd|western union|moneygram|gift cards?|bitcoins?|crypto|my pin|loan|argent|amafaranga|faranga|pesa|hela|fedha)';
const BARE = '(?:nudes?|naked|intimate|sex (?:tape|video)|private (?:photos?|pictures?|videos?)|my (?:photos?|pictures?|pics|videos?)|photos? intimes?|mes photos?|nue?s?|ubusa|uchi)';
const SPREAD = '(?:shar(?:e|es|ing)|show(?:s|ing)?|post(?:s|ing)?|leak(?:s|ing|ed)?|publish(?:es|ing)?|spread(?:s|ing)?|send(?:s|ing)?|expos(?:e|es|ing))';
/** A child's age, and in words where people write it so. */
const CHILD = '(?:[5-9]|1[0-7])';
/** Whose age a sentence may tell, as a pronoun and as a noun: a bare "there are 12" is a count. */
const PERSON = "(?:she|he|she's|he's|shes|hes|they|they're)";
const PERSON_NOUN = 'match|girl|boy|girlfriend|boyfriend|daughter|son|sister|brother|niece|nephew|cousin|student|pupil|child|kid|somebody|someone|person|user|member|profile|who';
/** Behind a number, what makes it no age. */
const NOT_A_MEASURE = '(?! ?(?:000|%|km|kilomet|cm|kg|coins?|francs?|rwf|frw|minutes?|mins?|hours?|days?|weeks?|months?|met(?:re|er)s?|times?|people|persons?|matches|messages|likes|photos|pictures|x|/|:|,\\d|\\.\\d|\\d))';
/** Whom one is afraid of or for; a spider is no danger. */
const FEARED =
  "(?:him|her|them|(?:this|that|the|a|my) (?:man|guy|person|woman|boy|girl|match|date|husband|wife|partner|boyfriend|girlfriend|ex|father|dad|mother|stepfather|uncle|brother|neighbou?r|boss|teacher|stranger)|my (?:life|safety|family|kids|children|child|daughter|son|sister|mother)|someone|somebody|what (?:he|she|they))";

const DANGERS: readonly (readonly [Danger, readonly RegExp[]])[] = [
  ['selfHarm', [
    word('kill(?:ing)? myself', 'suicid(?:e|al)', 'end (?:my life|it all)', 'want to die', 'wish i was dead', '(?:hurt|cut|harm)(?:ing)? myself', 'self[ -]?harm', 'no reason to live'),
    word('me tuer moi', 'me suicider', 'suicider', '(?:veux|envie de|voudrais) mourir', 'en finir avec la vie'),
    word('kwiyahura', '(?:ni|ndi)yahu(?:re|ra)', '(?:nda|n)shaka gupfa', 'niyice', 'kwiyica'),
    word('kujiua', 'ni(?:ta)?jiue?a?', '(?:ni)?nataka kufa', 'natamani kufa'),
  ]],
  ['blackmail', [
    word('blackmail(?:s|ed|ing|er)?', 'sextort(?:ion|ed|ing)?', 'extort(?:s|ed|ing|ion)?', 'revenge porn'),
    word(`threat(?:en|ens|ened|ening|s)?${GAP}${BARE}`, `(?:will|would|wants? to|going to|might|to) ${SPREAD}${GAP}${BARE}${GAP}(?:family|friends|everyone|everybody|facebook|online|internet|parents|husband|boss|if)`),
    word('chantage', 'maitre[ -]chanteur', `menace${GAP}(?:photos?|videos?)`, `(?:publier|diffuser|montrer|partager)${GAP}(?:mes photos|mes videos|photos? intimes?)`),
    word(`(?:arankangisha|kunkangisha|yankangishije|aranshyiraho iterabwoba)${GAP}(?:amafoto|ifoto|video)`, `amafoto${GAP}(?:ubusa|nambaye ubusa)`, 'kunkangisha', 'arankangisha'),
    word(`(?:anani|ameni|wanani)(?:tishia|tisha)${GAP}(?:picha|video)`, `(?:kusambaza|kuweka|kutuma)${GAP}picha${GAP}uchi`, 'picha (?:zangu )?za uchi'),
  ]],
  ['minor', [
    word('under ?age(?:d)?', '(?:a|is|are|with|the) minors?', `under (?:18|eighteen|${CHILD})`, 'pedophil(?:e|ia)', 'paedophil(?:e|ia)'),
    word(
      `(?:${PERSON}(?: (?:is|are|was|were))?|i am|i'm|im|i was|turned|aged?) (?:only |just |about |still )?${CHILD}${NOT_A_MEASURE}`,
      `(?:${PERSON_NOUN})\\b${GAP}\\b(?:is|was) (?:only |just |about |still )?${CHILD}${NOT_A_MEASURE}`,
    ),
    word(`${CHILD}[ -](?:years?|yrs?|yo)[ -]?(?:old)?`, `(?:j'ai|a|elle a|il a) (?:seulement )?${CHILD} ans`, 'mineure?s?', 'moins de 18 ans'),
    word(`(?:mfite|afite|bafite) imyaka (?:${CHILD}|cumi)`, 'umwana muto', 'utarageza imyaka'),
    word(`(?:nina|ana|wana)(?: umri wa)? miaka (?:${CHILD}|kumi)`, 'mtoto mdogo', 'chini ya miaka'),
  ]],
  ['danger', [
    word('beat(?:s|ing|en)?(?: me| her| him| up)', 'beat(?:s|en)? (?:me|us)', '(?:hit|hits|hitting|slap(?:s|ped)?|kick(?:s|ed)?|chok(?:e|es|ed|ing)|punch(?:es|ed)?|push(?:es|ed)) (?:me|her|us)(?! up)', 'rap(?:e|ed|es|ist)', 'assault(?:s|ed|ing)?', '(?:sexual|domestic) (?:abuse|violence)', 'violen(?:t|ce)', 'abus(?:es|ed|ing) me'),
    word('(?:kill|hurt|harm|attack|kidnap|poison|drug)(?:s|ed|ing|ped|ped|ged)? (?:me|her|him|us)', 'threat(?:en|ens|ened|ening|s)?', 'stalk(?:s|ed|ing|er)?', 'follow(?:s|ed|ing) me(?: home| everywhere| around)?', 'kidnapp?(?:ed|ing)?', 'knife', 'gun', 'in danger', `(?:scared|afraid|frightened|terrified) (?:of|for) ${FEARED}`, 'locked me', 'drugged', 'call the police', 'help me (?:now|quickly|please now)'),
    word('(?:me|m\'a|m\'ont) (?:frappee?|frappe|bat|battue?|tape|menace|menacee?|suit|harcele|violee?)', 'viol(?:ee?|eur)?', 'agress(?:e|ee|ion|eur)', 'violences?', 'va me tuer', '(?:en|suis en) danger', 'au secours', 'peur de (?:lui|mon|ma)', 'menaces?'),
    word('(?:ara|ya|a)?nku(?:bita|bise)', 'arankubita', 'yankubise', 'gukubitwa', '(?:ara|ya)mpoho(?:tera|teye)', 'ihohoterwa', '(?:ku|ya|ara)?(?:m|n)?fa(?:ta|she) ku ngufu', 'aranyica', 'kunyica', 'ndatabaza', 'n?tabara', 'mu?ntabare', 'mutabare', 'mu kaga', 'iterabwoba', 'arankurikirana'),
    word('(?:anani|ameni|alini|wanani)(?:piga|dhulumu|tishia|tisha|fuata|shambulia|baka|umiza)', 'ubakaji', '(?:ata|ana)(?:niua|taka kuniua)', 'kuniua', 'niko hatarini', 'hatarini', 'ukatili', 'nisaidieni', 'namuogopa'),
  ]],
  ['money', [
    word(`(?:(?:he|she|they|who|somebody|someone|guy|man|woman|girl|boy|match|friend|person|people|member|user|boyfriend|girlfriend)\\b${GAP}\\b|)(?:ask(?:s|ed|ing)|beg(?:s|ged|ging)?|demand(?:s|ed|ing)?|request(?:s|ed|ing))${GAP}(?<![a-z])${MONEY}`),
    word(`(?:he|she|they|who|somebody|someone|guy|man|woman|girl|boy|match|person|boyfriend|girlfriend)\\b${GAP}\\b(?:needs?|wants?|asks?|ask)${GAP}(?<![a-z])${MONEY}(?! back)`),
    word(`(?:send|sending|sent|lend|lent|wire|transfer|transferred|give|gave|paid|pay) (?:him|her|them|somebody|someone|a (?:man|woman|guy|girl|stranger))${GAP}(?<![a-z])(?:${MONEY}|\\d{3,})`),
    word('scam(?:s|med|ming|mers?)?', 'fraud(?:s|ster|sters)?', 'con ?m[ae]n', 'swindl(?:e|ed|er)', 'romance fraud', 'stole my money', `(?:my|the) (?:pin|momo code|otp)${GAP}(?:he|she|asks?|asked)`, `ask(?:s|ed|ing)?${GAP}(?:my|the) (?:pin|otp|code)`),
    word(`(?:me|m'a|nous) (?:demande|a demande|reclame|reclamer)${GAP}(?<![a-z])${MONEY}`, `(?:lui|leur) (?:envoyer|preter|donner)${GAP}(?<![a-z])${MONEY}`, `demande${GAP}(?<![a-z])(?:argent|momo)`, 'arnaqu\\w*', 'escro(?:c|cs|querie)'),
    word(`(?:ara|ya|ba|baran|ari ku)?n?(?:saba|sabye)${GAP}(?<![a-z])${MONEY}`, `(?:aransaba|ansaba|yansabye|bansaba|arashaka ko)${GAP}(?<![a-z])${MONEY}`, 'umutekamutwe', 'abatekamutwe', 'yandiye amafaranga', 'ubutekamutwe'),
    word(`(?:anani|ameni|alini|wanani)omba${GAP}(?<![a-z])${MONEY}`, `anataka${GAP}(?<![a-z])(?:pesa|hela|fedha)`, 'tapeli', 'utapeli', 'matapeli', `(?:nimtumie|kumtumia)${GAP}(?<![a-z])${MONEY}`),
  ]],
];

/** What somebody who writes this is afraid of, or undefined; in the four languages. */
export const dangerIn = (message: string): Danger | undefined => {
  const text = fold(message).replace(/\s+/g, ' ').slice(0, 2000);
  return DANGERS.find(([, signs]) => signs.some((sign) => sign.test(text)))?.[0];
};
