// A word that nothing reads is one that a page has lost, such as the description of a picture.
import { expect, it } from 'vitest';

import { shownTexts } from '../lib/shown-texts';

const code: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../packages/{features,ui}/src/**/*.{ts,tsx}',
    '../../apps/{site,server}/src/**/*.{ts,tsx}',
    '!**/*.{test,stories,handbook}.{ts,tsx}',
    '!**/{testing,mocks,locales,labels}/**',
    '!**/*copy*.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const read = new Set(Object.values(code).flatMap((text) => text.match(/[\w$]+/g) ?? []));

/** Whether code reads a name by itself; others, such as paths, are looked up. */
const isName = (name: string) => /^[a-zA-Z]\w*$/.test(name);

it('each word has a name that code reads', async () => {
  const unread = (await shownTexts('fr'))
    .filter(({ key }) => /copy[\w-]*\.ts\./.test(key) && !key.includes('/intents/'))
    .filter(({ key }) => {
      const [, path = ''] = key.split('.ts.');
      return path.split('.').some((name) => isName(name) && !read.has(name));
    });
  expect(unread.map(({ key }) => key)).toEqual([]);
});
