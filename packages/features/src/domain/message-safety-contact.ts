const anyOf = (...lists: readonly string[]): string => `(?:${lists.join('|')})`;

/** An email address; its parts are limited in length, so that a long text is scanned once. */
const EMAIL =
  /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,24}(?![\w-])/;
/** A spelled-out email address, such as "aline at gmail dot com", in the four languages. */
const SPELLED_EMAIL =
  /(?<![\w.])[\w.+-]{1,64} ?(?:\(at\)|\[at\]|\bat\b|\barobase\b|\barobas\b|\bkuri\b|\bkwa\b|@) ?(?:gmail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|live|ymail)\b/;
const DOMAIN =
  /(?<![\w.])[\w-]{2,63} ?(?:\(at\)|\[at\]|\bat\b|\barobase\b) ?[a-z\d-]{2,63} ?(?:\(dot\)|\[dot\]|\bdot\b|\bpoint\b|\.) ?(?:com|net|org|rw|fr|ke|ug|tz|bi|cd)\b/;

/** An address whose letters were spaced out, once they are joined. */
const JOINED_EMAIL = /\w\s?(?:at|@)(?:gmail|yahoo|hotmail|outlook|icloud|ymail)(?![a-z])/;
/** "My email is" before the name of a provider, without an at sign. */
const MY_EMAIL =
  /\b(?:my (?:e-?mail|mail)(?: address)?|mon (?:e-?mail|mail)|mon adresse|(?:e-?mail|imeyili|imeli|adresse) yanjye|(?:barua pepe|anwani|e-?mail) yangu)\s?(?:is|est|ni|:|=|,)[^.!?\n]{0,40}\b(?:gmail|yahoo|hotmail|outlook|icloud|ymail)\b/;
/** Short links, which hide where they lead, known by their ending. */
const SHORT_LINK =
  /(?<![\w@./-])(?:[a-z\d-]{1,10}\.(?:ly|me|gg|ee|bio|link|to|cc|gd|co|id|at|gy|chat|page)|tinyurl\.com|goo\.gl|discord\.com)\/[\w+-]{2}/;
const SPELLED_LINK =
  /\b(?:(?:bit|cutt|ow|rebrand|t) ?(?:\(dot\)|dot|point|akadomo|nukta) ?ly|linktr ?(?:\(dot\)|dot|point|akadomo|nukta) ?ee|(?:t|wa|m|ig) ?(?:\(dot\)|dot|point|akadomo|nukta) ?me)\b/;
/** Links that open a conversation on another service. */
const LINK =
  /\b(?:wa\.me|t\.me|telegram\.me|m\.me|ig\.me|instagram\.com|instagr\.am|snapchat\.com|tiktok\.com|facebook\.com|fb\.com|fb\.me|signal\.me)\/[\w@.+-]{2}/;

/** Other networks as written and spoken, including short names and misspellings. */
const NETWORK = anyOf(
  // Kinyarwanda and Swahili words end in a vowel.
  'wh?at[sz]+ ?[au]+p+u?|wa[sz]+ap+u?|wtsp|wsp|w\\.a|w/app|tele ?gramu?|instagramu?|insta|snap ?chati?|snap|tik ?toku?|face ?book|fei?sibuku|messenger|signal app|viber|imo',
);
/** Network names that aren't words in the four languages. */
const SURE_SHORT = anyOf('ig', 'fb', 'tg');

/** Networks named by the colour of their logo. */
const COLOURED =
  /\b(?:green|blue|yellow|ghost) app\b|\bappli?(?:cation)? (?:verte|bleue|jaune|au fantome)\b|\bapp (?:ya |y')?(?:y?icyatsi|y?ubururu|kijani|bluu|buluu)\b/;
/** Names too short to be unambiguous, which count only directly before a handle. */
const SHORT_NETWORK = anyOf('ig', 'fb', 'tg', 'sc', 'wa');

/** Words that invite someone to another network, in English, French, Kinyarwanda and Swahili. */
const ASKED_OVER = anyOf(
  'add me|follow me|find me|write (?:to )?me|text me|message me|dm me|call me|reach me|contact me|talk to me|search (?:for )?me|look me up|hit me up|ping me|inbox me',
  "let'?s (?:talk|chat|move|continue|go)|can we (?:talk|chat|move|continue)|shall we (?:talk|chat|move)|move (?:over )?to|i am|i'm|my name is|my handle|my username|my account|my number|here is my|this is my|what is your|what's your|whats your|give me your|send me your",
  "ajoute[ -]?moi|ajoutez[ -]moi|suis[ -]moi|ecris[ -]?moi|ecrivez[ -]moi|contacte[ -]?moi|appelle[ -]?moi|trouve[ -]?moi|cherche[ -]?moi|parlons|on (?:se )?parle|passons|continuons|mon (?:compte|pseudo|numero|nom)|c'est quoi ton|donne[ -]?moi ton|ton (?:compte|pseudo|numero)|je suis sur",
  'nyandikira|unyandikire|mpamagara|umpamagare|nshaka|unshake|nshakisha|tuvugane|tuvuganire|twandikirane|twimukire|dukomereze|nkurikira|unkurikire|mpa (?:numero|nimero)|nitwa|ndi kuri|konti yanjye|ba kuri',
  'niandikie|uniandikie|nitafute|unitafute|nipigie|unipigie|nifuate|unifuate|niongeze|tuongee|tuzungumze|tuchat|tuhamie|tuendelee|namba yako|nipe (?:namba|jina)|akaunti yangu|jina langu|niko kwenye|napatikana',
);

/** A handle: with an at sign, or containing a digit, a dot or an underscore. */
const HANDLE =
  '(?:@[a-z\\d._]{2,30}|(?=[a-z\\d._]{3,30}(?![a-z\\d]))[a-z][a-z\\d]{0,28}[._\\d][a-z\\d._]{0,28}[a-z\\d_])';
const JOINED =
  '(?:\\s?[:=\\-–]\\s?|\\s(?:is|est|ni|name|handle|username|id|account|pseudo|konti|jina)?\\s?[:=]?\\s?)';

const NETWORK_HANDLE = new RegExp(
  `(?<![a-z])(?:${NETWORK}|${SHORT_NETWORK})(?:\\s(?:yanjye|yangu))?${JOINED}${HANDLE}`,
);
const NETWORK_NAMED = new RegExp(
  `(?<![a-z])(?:${NETWORK}|${SHORT_NETWORK})\\s?[:=]\\s?[a-z\\d@][a-z\\d._]{2}`,
);
const HANDLE_ON_NETWORK = new RegExp(
  `(?<![\\w@])@[a-z\\d._]{3,30}\\s(?:on|at|sur|kuri|kwenye|kwa|in)\\s(?:${NETWORK}|${SHORT_NETWORK})(?![a-z])`,
);
const BARE_HANDLE =
  /(?<![\w@.+-])@(?=[a-z\d._]{3,30}(?![a-z\d._]))(?=[a-z\d._]*[a-z])[a-z\d._]*[a-z\d_]/;

/** The maximum distance between an invitation and a network name, in characters. */
const REACH = 40;
const INVITES = new RegExp(
  `(?<![a-z])${ASKED_OVER}(?![a-z])[^.!?\\n]{0,${REACH}}(?<![a-z])(?:on|to|in|via|sur|par|kuri|kwenye|kwa|your|my|is|ton|mon|yako|yangu|yawe|yanjye|ya|,|:)\\s?(?:the |le |la |my |your )?(?:${NETWORK})(?![a-z])`,
);
const ASKED_FOR = new RegExp(
  `(?<![a-z])${anyOf(
    "(?:what is|what's|whats|give me|send me|share|drop) your|do you (?:have|use)|are you on|you on|here is my|this is my|take my",
    "(?:c'est quoi|donne[ -]?moi|envoie[ -]?moi|quel est) (?:ton|votre)|tu as|as[ -]tu|tu es sur|es[ -]tu sur|voici mon",
    'ufite|ukoresha|uba kuri|mpa (?:kuri )?|ndakoresha',
    'una|unatumia|nipe|uko kwenye|natumia',
  )}\\s(?:the |a |le |un )?(?:${NETWORK})(?![a-z])`,
);
const NETWORK_FIRST = new RegExp(
  `(?<![a-z])(?:on|in|via|sur|kuri|kwenye|kwa|par)\\s(?:my |mon )?(?:${NETWORK})(?![a-z])[^.!?\\n]{0,12}(?<![a-z])(?:${ASKED_OVER})(?![a-z])`,
);

/** "Your WhatsApp", which asks for a handle, and "my insta", which gives one if one follows. */
const POSSESSED = new RegExp(
  `(?<![a-z])(?:(?:your|ur|ton|votre)\\s(?:${NETWORK}|${SHORT_NETWORK})|(?:${NETWORK}|${SURE_SHORT})\\s(?:yawe|yako|zawe))(?![a-z])`,
);
const MINE = new RegExp(
  `(?<![a-z])(?:(?:my|mon)\\s(?:${NETWORK}|${SHORT_NETWORK})|(?:${NETWORK}|${SURE_SHORT})\\s(?:yanjye|yangu))(?![a-z])[^.!?\\n]{0,20}(?<![a-z])(?:same|username|handle|name|id|profile|here|meme|pseudo|nom|izina|hano|jina|hilo|hapa)(?![a-z])`,
);
/** Short commands before the name of a network. */
const MOVES = new RegExp(
  `(?<![a-z])${anyOf(
    'add me|text me|message me|msg me|hit me|get me|get u|catch me|meet me|reach|buzz me|hmu|join me|you got|u got',
    "passe|viens|retrouve|retrouve-moi|rejoins|rejoins-moi|cherche moi|cherche-moi|va|on va|file-moi|file moi|donne moi|donne-moi|t'as|tas|ecris",
    'nyandikira|unyandikire|tuvugane|twandikirane|mpamagara|unyongere|nyongera|nshaka|nshake|dukomereze|reka|tujye|nyoherereza|ubutumwa|mpa|uze',
    'nitafute|tuongee|tuhamie|tuzungumze|tuchat|niandikie|nipigie|nitumie|twende|nitext|ni ?add|niadd|tukutane|njoo|nicheki|tucheze|tuma|nipe',
  )}(?![a-z])[^.!?\\n]{0,24}(?<![a-z])(?:on |to |in |sur |kuri |kwenye |kwa |ton |ta )?(?:${NETWORK}|${SURE_SHORT})(?![a-z])`,
);
/** Asking for a number, or for another place to talk. */
const ASKS_NUMBER = new RegExp(
  `(?<![a-z])${anyOf(
    "(?:give|send|text|drop|share)(?: me)? (?:your|ur) (?:phone |cell |whatsapp )?(?:number|digits|contacts?|num)|(?:what is|what's|whats|can i have|can i get|may i have) (?:your|ur) (?:phone |cell )?(?:number|digits|contacts?|num)",
    "(?:donne|file|envoie|passe|laisse|ecris)[ -]?(?:moi )?(?:ton|votre) (?:num|numero|tel|telephone|contact|06|07)|c'est quoi (?:ton|votre) (?:num|numero|tel)",
    '(?:mpa|ohereza|nyoherereza|ngire|mbwira) (?:nimero|numero|telefone)(?: ya telefone)? yawe|nimero yawe ni',
    '(?:nipe|nitumie|naomba|tuma|niambie) (?:namba|nambari)(?: ya simu)? (?:yako|zako)',
  )}(?![a-z])`,
);

/** Spaced-out letters, as in "w h a t s a p p" and "i.g", and names with spaces around a dot, as in "aline . u". */
const SPACED =
  /(?<![a-z\d])[a-z](?:[ .\-_*][a-z](?![a-z\d])){2,}|(?<![a-z\d.])[a-z]\.[a-z](?![a-z\d.])/g;
const joinLetters = (text: string): string =>
  text
    .replace(SPACED, (run) => run.replace(/[^a-z]/g, ''))
    .replace(/ ?([._]) ?(?=[a-z\d]{1,12}(?![a-z\d]))/g, '$1');

const PATTERNS = [
  COLOURED,
  POSSESSED,
  MINE,
  MOVES,
  ASKS_NUMBER,
  EMAIL,
  SPELLED_EMAIL,
  DOMAIN,
  JOINED_EMAIL,
  MY_EMAIL,
  SHORT_LINK,
  SPELLED_LINK,
  LINK,
  NETWORK_HANDLE,
  NETWORK_NAMED,
  HANDLE_ON_NETWORK,
  BARE_HANDLE,
  INVITES,
  ASKED_FOR,
  NETWORK_FIRST,
] as const;

/**
 * Whether a text, in lower case without accents, contains an email address or a handle, or invites someone
 * to another network; merely mentioning one isn't an invitation.
 */
export const namesContact = (text: string): boolean => {
  const joined = joinLetters(text);
  return PATTERNS.some(
    (pattern) => pattern.test(text) || (joined !== text && pattern.test(joined)),
  );
};
