/** An adult’s age, and what follows the number if it’s of a birthday to come or no age. */
const ADULT = String.raw`(?:1[89]|[2-9]\d)(?:[ -]?(?:years?|yrs?|yo|ans?))?(?:[ -]old)?(?!\d| ?(?:%|km|kg|cm|next|in |on |soon|tomorrow|months?|weeks?|days?|dans|demain|bientot|le mois|l'?an |mwezi|mwaka|wiki|kesho|ejo|ukwezi|mu kwezi|umwaka))`;
const I_AM = `(?:i am|i'?m|my age is|j'?ai|mon age est(?: de)?|nina(?: umri wa)? miaka|umri wangu ni(?: miaka)?|mfite imyaka|nujuje imyaka)`;
const SENSATIONS = '(?:rire|faim|soif|chaud|chaleur|sommeil|ennui|envie(?! den)|curiosite|trac)';
const THINGS =
  '(?:phone|battery|laptop|computer|screen|internet|network|chat|group|app|site|car|telephone|tel|portable|batterie|ordi(?:nateur)?|pc|ecran|reseau|wifi|appli|voiture)';
const HUNGER = '(?:inzara|inyota|ibitotsi|urwenya|imbeho|ubukonje)';

/** Figures of speech in English, French, Swahili and Kinyarwanda. */
const FIGURES = [
  '(?:lov|miss|ador|lik|bor|work|starv|laugh|thrill|tickl)(?:e|ed|es|s|ing)? (?:(?!and |but )[a-z]+ ){0,3}to death',
  '(?:died?|dying|dead) (?:of|from) (?:hunger|thirst|laughter|laughing|boredom|embarrassment|curiosity|cold)|(?:died|dead|dying) laughing',
  "suicide (?:squad|squeeze|doors?)|(?:laugh|haha|tickl)[a-z]*[^.?!]{0,30}can'?t breathe|can'?t breathe,? (?:from |because of )?(?:laugh|haha)[a-z]*",
  `[a-z']{0,3}(?:aim|ador|plai)[a-z]*(?: [a-z]+)? a (?:en )?(?:mourir|crever)`,
  `(?<!laiss[a-z]{1,3} )(?:(?:me|se|te|nous) )?(?:mourir|meur[st]|morte?s?|creve[rs]?|tue[rs]?) (?:de |d'?)${SENSATIONS}`,
  `${THINGS} (?:(?:is|was|has|just|est|etait|semble) )*(?:dead|died|dying|morte?|creve)|simu (?:yangu )?imekufa|telefone? yanjye yapfuye`,
  '(?:na|nina|ni|nime|tuna)?(?:ku)?fa (?:kwa|na) (?:njaa|kiu|kicheko|kucheka|usingizi|baridi|joto|hamu|aibu)',
  '[a-z]*pend(?:a|ana)(?: sana)?(?: (?:hadi|mpaka|kama))? (?:ku|na)fa',
  '[a-z]*(?:kund|kumbu|shimish|ryosh)[a-z]*(?: [a-z]+){0,2} (?:byo|bya|kugeza ku) gupfa',
  `${HUNGER} (?:i|bi|ru|bu)(?:ra)?(?:nyi|twi)(?:sh[ei]|ca)|(?:a|u|ba)ranyish[ei] (?:guseka|n?'?(?:urwenya|ibitwenge))|gupfa n?'?${HUNGER}`,
];
const leaveOut = (pattern: string) => {
  const words = new RegExp(`(?<![a-z\\d])(?:${pattern})(?![a-z\\d])`, 'g');
  return (text: string): string => text.replace(words, ' ').trim();
};

/** Returns a text, as `joined` returns it, without love "to death", things that died and other figures of speech. */
export const withoutFigures = leaveOut(FIGURES.join('|'));

const withoutAge = leaveOut(`${I_AM} (?:only |just |now |already |deja |bien )?${ADULT}`);
/** Returns a text without what only sounds like danger: figures of speech, and the age of an adult. The rest is read as ever. */
export const withoutIdioms = (text: string): string => withoutFigures(withoutAge(text));
