type Texts = Readonly<Record<string, unknown>>;

const globals = new URLSearchParams(location.search).get('globals') ?? '';

/** The language of a story whose address has none. */
export const defaultLanguage: string = import.meta.env.IRU_LANGUAGE;
/** The language that the texts have; `qps` is English, accented and longer by half. */
export const language = /(?:^|;)language:(\w+)/.exec(globals)?.[1] ?? defaultLanguage;

const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';
const accented = (text: string) =>
  text.replace(/[aceinouy]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));

/** Codes, paths and addresses have neither a space nor a capital. */
const isText = (value: string) => /^\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(value);

const pseudo = (value: unknown): unknown => {
  if (typeof value === 'string')
    return isText(value) ? accented(`${value} ${value.slice(0, value.length / 2).trim()}`) : value;
  if (typeof value === 'function')
    return (...args: unknown[]) => pseudo((value as (...given: unknown[]) => unknown)(...args));
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudo(inner)]));
};

/** Returns the exports of a translated module in the language. */
export const choose = ({ en = {}, ...others }: Readonly<Record<string, Texts>>): Texts =>
  language === 'qps' ? (pseudo({ ...en }) as Texts) : (others[language] ?? en);

/** Loads the story in another language, whose texts are constants. */
export const changeLanguage = (next: string): void => {
  const url = new URL(location.href);
  const rest = globals.split(';').filter((each) => each && !each.startsWith('language:'));
  url.searchParams.set('globals', [...rest, `language:${next}`].join(';'));
  location.replace(url);
};
