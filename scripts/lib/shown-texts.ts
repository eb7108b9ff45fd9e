// The texts of the site as they are shown, in English and in each other language.
type Module = Readonly<Record<string, unknown>>;

const FEATURES = '../../packages/features/src/';
const LABELS = '../../packages/ui/src/labels/';

const modules = import.meta.glob<Module>([
  '../../packages/features/src/**/*.ts',
  '../../packages/ui/src/labels/*.ts',
  '!**/*.test.ts',
  // The names and the front matter of documents.
  '!**/help-articles.ts',
]);

export interface ShownText {
  /** The English module from the root, and the path to the text in it. */
  readonly key: string;
  readonly english: string;
  readonly translation: string;
}

/** Each string and function of a value, by its path. */
const textsIn = (value: unknown, path: string): (readonly [path: string, text: unknown])[] => {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
};

/** Returns a text; that of a function with its parameters' numbers as parameters; undefined if it needs others than texts. */
const shown = (text: unknown): string | undefined => {
  try {
    const value =
      typeof text === 'function'
        ? (text(...Array.from({ length: text.length }, (_, index) => `[${index}]`)) as unknown)
        : text;
    return typeof value === 'string' && !value.includes('NaN') ? value : undefined;
  } catch {
    return undefined;
  }
};

const read = async (file: string): Promise<readonly (readonly [string, string])[]> =>
  textsIn(await modules[file]?.(), '').flatMap(([path, text]) => {
    const words = shown(text);
    return words === undefined ? [] : [[path, words] as const];
  });

/** Returns every text of the site with its translation into a language. */
export const shownTexts = async (language: string): Promise<readonly ShownText[]> => {
  const folder = `${FEATURES}locales/${language}/`;
  const pairs = Object.keys(modules)
    .filter((file) => file.startsWith(folder))
    .map((file) => [file, `${FEATURES}${file.slice(folder.length)}`] as const)
    .filter(([, english]) => modules[english]);
  const texts = await Promise.all(
    [...pairs, [`${LABELS}${language}.ts`, `${LABELS}en.ts`] as const].map(
      async ([file, original]) => {
        const translations = new Map(await read(file));
        const name = original.replace(/^(?:\.\.\/)+/, '');
        return (await read(original)).flatMap(([path, english]) => {
          const translation = translations.get(path);
          return translation === undefined ? [] : [{ key: name + path, english, translation }];
        });
      },
    ),
  );
  return texts.flat();
};
