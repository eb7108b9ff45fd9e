import { fold } from '../text';

/** The kinds of danger, in the order in which they are looked for. */
export const DANGER_KINDS = ['suicide', 'blackmail', 'child', 'medical', 'violence', 'scam'] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

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

/** A message that is nothing but a call for help. */
const PLEA = new RegExp(
  `^(?:[\\s!.,?]|please|plz|pls|svp|s'il vous plait|now|quickly|fast|haraka|vite|nyabuna|nyabuneka|tafadhali|i need|naomba|someone|me|moi|${[
    'help', 'sos', 'emergency', 'urgent', 'urgence', 'save', 'rescue', 'au secours', "a l'aide", 'aidez', 'aide-moi', 'sauvez', 'n?tabara', 'ntabare', 'mu?ntabare', 'mutabare',
    'ndatabaza', 'mumfashe', 'mfasha', 'ubutabazi', 'nisaidie(?:ni)?', 'msaada', 'niokoe', 'okoa', 'okoeni',
  ].join('|')})+$`,
);

const RULES: Readonly<Record<DangerKind, readonly RegExp[]>> = {
  suicide: [
    word('kms', 'unalive', 'hang(?:ing)? (?:my|him|her)self', 'tired of (?:living|being alive)', 'do(?:n.?t| not) want to (?:live|be alive|be here any ?more)', 'better off without me', 'wish i (?:was|were) never born'),
    word('me pendre', 'se pendre', 'mettre fin a (?:mes|ses) jours', 'plus envie de vivre', '(?:veux|voudrais) plus (?:vivre|etre la)', 'mieux sans moi', 'me mutiler', 'me taillade'),
    word('nrambiwe (?:ubuzima|kubaho)', 'narambiwe kubaho', 'nananiwe kubaho', 'sinshaka kubaho', 'aziyahura', 'niyahuye'),
    word('sitaki kuishi', 'nimechoka kuishi', 'kujinyonga', 'atajinyonga', 'nijinyonge', 'atajiua', 'najikata'),
    word('kill(?:ing)? myself', 'suicid(?:e|al)', 'end (?:my life|it all)', 'want to die', 'wish i was dead', '(?:hurt|cut|harm)(?:ing)? myself', 'self[ -]?harm', 'no reason to live'),
    word('me tuer moi', 'me suicider', 'suicider', '(?:veux|envie de|voudrais) mourir', 'en finir avec la vie'),
    word('kwiyahura', '(?:ni|ndi)yahu(?:re|ra)', '(?:nda|n)shaka gupfa', 'niyice', 'kwiyica'),
    word('kujiua', 'ni(?:ta)?jiue?a?', '(?:ni)?nataka kufa', 'natamani kufa'),
  ],
  blackmail: [
    word('blackmail(?:s|ed|ing|er)?', 'sextort(?:ion|ed|ing)?', 'extort(?:s|ed|ing|ion)?', 'revenge porn'),
    word(`threat(?:en|ens|ened|ening|s)?${GAP}${BARE}`, `(?:will|would|wants? to|going to|might|to) ${SPREAD}${GAP}${BARE}${GAP}(?:family|friends|everyone|everybody|facebook|online|internet|parents|husband|boss|if)`),
    word('chantage', 'maitre[ -]chanteur', `menace${GAP}(?:photos?|videos?)`, `(?:publier|diffuser|montrer|partager)${GAP}(?:mes photos|mes videos|photos? intimes?)`),
    word(`(?:arankangisha|kunkangisha|yankangishije|aranshyiraho iterabwoba)${GAP}(?:amafoto|ifoto|video)`, `amafoto${GAP}(?:ubusa|nambaye ubusa)`, 'kunkangisha', 'arankangisha'),
    word(`(?:anani|ameni|wanani)(?:tishia|tisha)${GAP}(?:picha|video)`, `(?:kusambaza|kuweka|kutuma)${GAP}picha${GAP}uchi`, 'picha (?:zangu )?za uchi'),
  ],
  child: [
    word(`(?:not (?:yet )?|almost |nearly |about to turn |turn(?:ing|s)? )18(?! ?%)`, 'pas encore 18 ans', "j'aurai 18 ans", 'sindageza', 'sindagira imyaka', 'sijafika (?:miaka )?(?:18|kumi na nane)', 'high ?school student', 'schoolgirls?', 'schoolboys?', 'pedoporno\\w*'),
    word(`(?:${PERSON}(?: (?:is|are|was|were))?|i am|i'm|im) (?:only |just |about |still )?(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?! (?:years?|yrs?)? ?(?:older|younger|and))`),
    word("(?:j'ai|elle a|il a|a) (?:onze|douze|treize|quatorze|quinze|seize|dix-sept) ans", "imyaka cumi (?:na )?n?'?(?:umwe|ibiri|itatu|ine|itanu|itandatu|irindwi)", 'miaka kumi na (?:moja|mbili|mitatu|tatu|minne|nne|mitano|tano|sita|saba)'),
    word('under ?age(?:d)?', '(?:a|is|are|with|the) minors?(?! (?:problem|issue|bug|detail|change|thing|mistake|error|question|delay|point|role))', `under (?:18|eighteen|${CHILD})`, 'pedophil(?:e|ia)', 'paedophil(?:e|ia)'),
    word(
      `(?:${PERSON}(?: (?:is|are|was|were))?|i am|i'm|im|i was|turned|aged?) (?:only |just |about |still )?${CHILD}${NOT_A_MEASURE}`,
      `(?:${PERSON_NOUN})\\b${GAP}\\b(?:is|was) (?:only |just |about |still )?${CHILD}${NOT_A_MEASURE}`,
    ),
    word(`(?<!\\d)${CHILD}[ -](?:years?|yrs?|yo)[ -]?(?:old)?(?! (?:older|younger|apart))`, `(?:j'ai|elle a|il a|qui a) (?:seulement )?${CHILD} ans`, 'mineure?s?', 'moins de 18 ans'),
    word(`(?:mfite|afite|bafite) imyaka (?:${CHILD}|cumi)(?!\\d)`, 'umwana muto', 'utarageza imyaka'),
    word(`(?:nina|ana|wana)(?: umri wa)? miaka (?:${CHILD}|kumi)(?!\\d)`, 'mtoto mdogo', 'chini ya miaka'),
  ],
  medical: [
    word('overdos(?:e|ed)', 'took too many (?:pills|tablets)', 'swallowed (?:pills|bleach|poison)', "can(?:'| |no)?t breathe", 'bleeding (?:a lot|badly|heavily)', "(?:won't|wont|does not|doesn't|not) wak(?:e|ing) up", 'unconscious', 'having a seizure', 'collapsed', 'poisoned (?:me|her|him)', '(?:put|slipped) (?:something|a pill|drugs) in(?:to)? (?:my|her|his) (?:drink|glass|beer)', 'spiked (?:my|her|his) drink'),
    word('trop de (?:comprimes|medicaments|cachets)', 'saigne beaucoup', 'respire(?:r)? (?:plus|mal)', 'ne se reveille p(?:as|lus)', 'inconscient(?:e)?', "(?:m'a|l'a|on a) (?:drogue|empoisonn)\\w*", '(?:dans|drogue) (?:mon|son) verre'),
    word('ibinini byinshi', 'amaraso menshi', 'sinshobora guhumeka', 'bandoze', 'yanduze', 'mu (?:nzoga|kinyobwa) (?:yanjye|cyanjye)'),
    word('vidonge vingi', 'damu nyingi', 'siwezi kupumua', 'amezimia', 'nimezimia', 'sumu', 'kwenye kinywaji changu'),
  ],
  violence: [
    word('stab(?:s|bed|bing)?', 'strangl(?:e|es|ed|ing)', "(?:won't|wont|will not|doesn't|not) let(?:ting)? me (?:leave|go|out)", 'forc(?:e|es|ed) (?:himself|herself|me to (?:have sex|sleep|marry))', "(?:do(?:n't|nt| not)|not) feel safe", 'against my will', 'held (?:me )?hostage', 'took my passport', 'acid (?:on|at) (?:me|my)', 'machete', 'sos', 'lock(?:s|ed|ing) me (?:in|up|inside)'),
    word('poignard\\w*', 'etrangl\\w*', 'enferm(?:e|ee)', 'sequestr\\w*', '(?:me|ne me) laisse pas (?:sortir|partir)', 'sens pas en securite', 'veut me (?:tuer|frapper)', 'forcee? a (?:coucher|me marier)', 'lever? la main sur moi'),
    word('aranniga', 'yanize', '(?:yam|ara|bam)fungiran\\w*', 'simfite umutekano', '(?:ara|ya|ba)n?kangish?a kunyica', 'nahohotewe', 'banshimuse', 'yampatiye'),
    word('amenifungia', 'haniruhusu', 'ananilazimisha', 'amenilazimisha', 'alinilazimisha', 'nimebakwa', 'atanipiga', 'ameniumiza', 'nimetekwa', 'anataka kuniua', 'sijisikii salama', 'si salama nyumbani'),
    word('beat(?:s|ing|en)?(?: me| her| him| us| up)(?! (?:at|in|to))', '(?:hit|hits|hitting|slap(?:s|ped)?|kick(?:s|ed)?|chok(?:e|es|ed|ing)|punch(?:es|ed)?|push(?:es|ed)) (?:me|her|us)(?! up)', 'rap(?:e|ed|es|ist)', 'assault(?:s|ed|ing)?', '(?:sexual|domestic) (?:abuse|violence)', 'violen(?:t|ce)', 'abus(?:es|ed|ing) me'),
    word('(?:(?:will|would|wants? to|going to|gonna|tr(?:y|ies|ied|ying) to|threat\\w* to|might|may|could) (?:kill|hurt|harm|attack|kidnap|poison|drug)|attacked|kidnapped|poisoned|drugged|hurts) (?:me|her|him|us)', 'threat(?:en|ens|ened|ening|s)?', 'stalk(?:s|ed|ing|er)?', 'follow(?:s|ed|ing) me (?:home|everywhere|around)', 'kidnapp?(?:ed|ing)?', 'in danger', `(?:scared|afraid|frightened|terrified) (?:of|for) ${FEARED}`, 'locked me', 'drugged', 'call the police', 'help me (?:now|quickly|please now)'),
    word('(?:me|m\'a|m\'ont) (?:frappee?|frappe|bat(?! (?:toujours )?(?:a|au|aux) )|battue?|tape|menace|menacee?|suit|harcele|violee?)', 'viol(?:ee?|eur)?', 'agress(?:e|ee|ion|eur)', 'violences?', 'va me tuer', '(?:en|suis en) danger', 'au secours', 'peur de (?:lui|mon|ma)', 'menaces?'),
    word('(?:ara|ya|a)?nku(?:bita|bise)', 'arankubita', 'yankubise', 'gukubitwa', '(?:ara|ya)mpoho(?:tera|teye)', 'ihohoterwa', '(?:ku|ya|ara)?(?:m|n)?fa(?:ta|she) ku ngufu', 'aranyica', 'kunyica', 'ndatabaza', 'n?tabara', 'mu?ntabare', 'mutabare', 'mu kaga', 'iterabwoba', 'arankurikirana'),
    word('(?:anani|ameni|alini|wanani)(?:piga|dhulumu|tishia|tisha|fuata|shambulia|baka|umiza)', 'ubakaji', '(?:ata|ana)(?:niua|taka kuniua)', 'kuniua', 'niko hatarini', 'hatarini', 'ukatili', 'nisaidieni', 'namuogopa'),
  ],
  scam: [
    word(`(?:(?:he|she|they|who|somebody|someone|guy|man|woman|girl|boy|match|friend|person|people|member|user|boyfriend|girlfriend)\\b${GAP}\\b|)(?:ask(?:s|ed|ing)|beg(?:s|ged|ging)?|demand(?:s|ed|ing)?|request(?:s|ed|ing))${GAP}(?<![a-z])${MONEY}`),
    word(`(?:he|she|they|who|somebody|someone|guy|man|woman|girl|boy|match|person|boyfriend|girlfriend)\\b${GAP}\\b(?:needs?|wants?|asks?|ask)${GAP}(?<![a-z])${MONEY}(?! back)`),
    word(`(?:send|sending|sent|lend|lent|wire|transfer|transferred|give|gave|paid|pay) (?:him|her|them|somebody|someone|a (?:man|woman|guy|girl|stranger))${GAP}(?<![a-z])(?:${MONEY}|\\d{3,})`),
    word('scam(?:s|med|ming|mers?)?', 'fraud(?:s|ster|sters)?', 'con ?m[ae]n', 'swindl(?:e|ed|er)', 'romance fraud', 'stole my money', `(?:my|the) (?:pin|momo code|otp)${GAP}(?:he|she|asks?|asked)`, `ask(?:s|ed|ing)?${GAP}(?:my|the) (?:pin|otp|code)`),
    word(`(?:me|m'a|nous) (?:demande|a demande|reclame|reclamer)${GAP}(?<![a-z])${MONEY}`, `(?:lui|leur) (?:envoyer|preter|donner)${GAP}(?<![a-z])${MONEY}`, `demande${GAP}(?<![a-z])(?:argent|momo)`, 'arnaqu\\w*', 'escro(?:c|cs|querie)'),
    word(`(?:ara|ya|ba|baran|ari ku)?n?(?:saba|sabye)${GAP}(?<![a-z])${MONEY}`, `(?:aransaba|ansaba|yansabye|bansaba|arashaka ko)${GAP}(?<![a-z])${MONEY}`, 'umutekamutwe', 'abatekamutwe', 'yandiye amafaranga', 'ubutekamutwe'),
    word(`(?:anani|ameni|alini|wanani)omba${GAP}(?<![a-z])${MONEY}`, `anataka${GAP}(?<![a-z])(?:pesa|hela|fedha)`, 'tapeli', 'utapeli', 'matapeli', `(?:nimtumie|kumtumia)${GAP}(?<![a-z])${MONEY}`),
  ],
};

/** The kind of danger that a stock phrase of the message names, or undefined; in the four languages. */
export const dangerByRule = (message: string): DangerKind | undefined => {
  const text = fold(message).replace(/\s+/g, ' ');
  if (PLEA.test(text)) return 'violence';
  return DANGER_KINDS.find((kind) => RULES[kind].some((rule) => rule.test(text)));
};
