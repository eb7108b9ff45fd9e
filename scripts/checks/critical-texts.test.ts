// A sentence under which the English is shown is one that could hurt, so its translation needs a named review.
import { posix } from 'node:path';

import { expect, it } from 'vitest';

import { KINDS, kindOf, TEXT_KINDS } from '../lib/text-kinds';
import { translatedTexts } from '../lib/translated-texts';

const ids = translatedTexts('fr').map(({ id }) => id);
const code: Readonly<Record<string, string>> = import.meta.glob(
  ['../../packages/features/src/**/*.tsx', '!**/*.{stories,test}.tsx', '!**/with-english.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The ids of the texts of which a component shows the English; of those that it looks up by a name, all. */
const shownInEnglish = ([file, text]: readonly [string, string]): readonly string[] => {
  const [, words = '', imported = '', module] =
    /import \{ (\w+) as (english\w*) \} from '([^']+)'/.exec(text) ?? [];
  if (module === undefined) return [];
  const path = posix.join(posix.dirname(file), `${module}.ts`).replace(/^(?:\.\.\/)+/, '');
  const [, part = imported, inside = ''] =
    new RegExp(`const (\\w+) = ${imported}((?:\\.\\w+)+);`).exec(text) ?? [];
  return [...text.matchAll(new RegExp(`\\b${part}((?:\\.\\w+)+)`, 'g'))].flatMap(
    ([, name = '']) => {
      const id = `${path}#${words}${inside}${name}`;
      return ids.filter((each) => each === id || each.startsWith(`${id}.`));
    },
  );
};

it('each text that is shown with its English is of a kind that needs a named review', () => {
  const critical = Object.entries(code).flatMap(shownInEnglish);
  expect(critical.length).toBeGreaterThan(40);
  expect(critical.filter((id) => kindOf(id) === undefined)).toEqual([]);
});

it.each(TEXT_KINDS)('each pattern of the kind %s finds a text', (kind) => {
  expect(KINDS[kind].filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([]);
});
