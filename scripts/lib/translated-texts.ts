type Module = Readonly<Record<string, unknown>>;

const FEATURES = '../../packages/features/src/';
const UI = '../../packages/ui/src/';

/** Every module of words, in English and in each other language. */
const modules = {
  ...import.meta.glob<Module>(
    [
      '../../packages/features/src/**/*copy*.ts',
      '../../packages/features/src/**/content/{answer-labels,destinations,feature-names,hotel-facts,labels,site-knowledge,wallet-notes}.ts',
      '../../packages/features/src/**/domain/last-message.ts',
      // Types, and what is stored in English.
      '!**/{page-copy,stored-copy}.ts',
      // Every language in one module.
      '!**/{assistant-engine/copy,danger/copy,offer-copy}.ts',
    ],
    { eager: true },
  ),
  ...import.meta.glob<Module>('../../packages/ui/src/**/copy.ts', { eager: true }),
};

export interface TranslatedText {
  /** The English module and the path to the text in it. */
  readonly key: string;
  /** The module of the translation, from the root. */
  readonly file: string;
  readonly english: string;
  /** Undefined if the translation lacks it. */
  readonly translation: string | undefined;
  /** Whether a function makes the text from its parameters; both texts are then its code. */
  readonly isFunction: boolean;
  /** Both texts as shown, with numbered parameters; undefined for a function that needs others than texts. */
  readonly shown: { readonly english: string; readonly translation: string } | undefined;
}

const counterpartOf = (file: string, language: string) =>
  file.startsWith(UI)
    ? `${FEATURES}locales/${language}/ui/${file.slice(UI.length)}`
    : `${FEATURES}locales/${language}/${file.slice(FEATURES.length)}`;

const inRoot = (file: string) => file.replace(/^(?:\.\.\/)+/, '');

/** Each string and function of a value, by its path. */
const textsIn = (value: unknown, path: string): (readonly [path: string, text: unknown])[] => {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
};

/** Returns a text; that of a function with its parameters' numbers as parameters. */
const shownText = (text: unknown): unknown => {
  if (typeof text !== 'function') return text;
  try {
    return text(...Array.from({ length: text.length }, (_, index) => `[${index}]`));
  } catch {
    return undefined;
  }
};

const shownPair = (english: unknown, translation: unknown): TranslatedText['shown'] => {
  const [one, other] = [shownText(english), shownText(translation)];
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && !text.includes('NaN');
  return isText(one) && isText(other) ? { english: one, translation: other } : undefined;
};

/** Returns the English modules of words without a counterpart in a language. */
export const untranslatedModules = (language: string): string[] =>
  Object.keys(modules)
    .filter((file) => !file.includes('/locales/') && !modules[counterpartOf(file, language)])
    .map(inRoot);

/** Returns every text with its translation into a language. */
export const translatedTexts = (language: string): TranslatedText[] =>
  Object.entries(modules)
    .filter(([file]) => !file.includes('/locales/'))
    .flatMap(([file, original]) => {
      const counterpart = counterpartOf(file, language);
      const translations = new Map(textsIn(modules[counterpart], inRoot(file)));
      return textsIn(original, inRoot(file)).map(([key, text]) => ({
        key,
        shown: shownPair(text, translations.get(key)),
        file: inRoot(counterpart),
        english: String(text),
        translation: translations.has(key) ? String(translations.get(key)) : undefined,
        isFunction: typeof text === 'function',
      }));
    });
