// Proves OFFLINE-1: the assistant knows the switch that keeps the safety pages, by its name.
import { expect, it } from 'vitest';

import { LANGUAGE_CODES } from '../domain/language-codes';
import { ANSWERS } from './answers';

/** As text: the engine comes before what several pages share. */
const copies = import.meta.glob<string>(
  ['../parts/offline/copy.ts', '../locales/*/parts/offline/copy.ts'],
  { query: '?raw', import: 'default', eager: true },
);

it.each(LANGUAGE_CODES)('is named as in the settings: %s', (language) => {
  const [, copy = ''] =
    Object.entries(copies).find(([path]) =>
      language === 'en' ? path.startsWith('../parts/') : path.includes(`/${language}/`),
    ) ?? [];
  const label = /\n {2}label: '(.+)',/.exec(copy)?.[1];
  const answer = ANSWERS[language].find(({ id }) => id === 'data-use')?.answer;
  expect(answer).toContain(label);
});
