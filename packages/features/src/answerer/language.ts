import { wordsOf } from './words';

/** The languages in which the assistant is spoken to. */
export type Language = 'en' | 'rw' | 'fr' | 'sw';

/** Short words by which a language is known. */
const SIGNS: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  rw: new Set(
    `muraho mwaramutse mwiriwe bite amakuru murakoze urakoze ese nte gute ndashaka nshaka iki ryari yanjye cyanjye bwanjye zanjye
    wanjye kuri konti ibiceri ifoto amafaranga amafoto ubutumwa angahe arankubita arampohotera ansaba aransaba yansabye nibagiwe ndi
    umuntu umugabo umugore umukobwa umuhungu umwana afite imyaka nkora nagura nabona iyihe buri uyu ijambo mfite hari kandi igiciro arankangisha aranyica ndatabaza ntabara mutabare gupfa kwiyahura`.split(/\s+/),
  ),
  fr: new Set(
    `bonjour bonsoir salut merci je j le les des du une un est sont ou mon ma mes votre vos pour avec comment combien quel quelle quels
    quelles puis peux peut veux il elle sur dans que qui quoi ai suis moi aux et cette compte oublie pourquoi ans mari demande argent photos`.split(/\s+/),
  ),
  sw: new Set(
    `jambo habari asante hujambo ni ya wa kwa nini gani wapi vipi nataka ninataka naweza nawezaje nitawezaje yangu wangu
    langu zangu picha bei kiasi akaunti yako ujumbe uko ananipiga amenipiga ananitishia ananiomba ameniomba miaka nimesahau mimi
    kujisajili kufuta hapa msichana mvulana mtoto nisaidie nisaidieni anataka kujiua mume nifanye hatari pesa`.split(/\s+/),
  ),
};

/** The language of a text, English where no other has more of its signs. */
export const languageOf = (text: string): Language => {
  const words = wordsOf(text);
  const count = (language: Exclude<Language, 'en'>) => words.filter((word) => SIGNS[language].has(word)).length;
  const counted = (['rw', 'fr', 'sw'] as const).map((language) => ({ language, signs: count(language) }));
  const best = counted.reduce((most, next) => (next.signs > most.signs ? next : most));
  // One sign among many words is a name or an accident.
  return best.signs > 0 && best.signs * 5 >= words.length ? best.language : 'en';
};
