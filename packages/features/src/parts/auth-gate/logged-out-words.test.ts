// Proves USER-3: what is said of logging out and of a tab's data names all of it, in every language.
import { describe, expect, it } from 'vitest';

import { type Language, LANGUAGE_CODES } from '../../domain/languages';
import { PERSISTED_ITEMS } from '../../persistence/persisted-items';
import { KEYS } from '../../platform/keys';
import type { dataCopy } from '#words/parts/your-data/copy';
import type { authGateCopy } from '#words/parts/auth-gate/copy';

const gates = import.meta.glob<{ authGateCopy: typeof authGateCopy }>(
  ['./copy.ts', '../../locales/*/parts/auth-gate/copy.ts'],
  { eager: true },
);
const data = import.meta.glob<{ dataCopy: typeof dataCopy }>(
  ['../your-data/copy.ts', '../../locales/*/parts/your-data/copy.ts'],
  { eager: true },
);

const moduleOf = <Module>(modules: Record<string, Module>, language: Language): Module => {
  const found = Object.entries(modules).find(([path]) =>
    language === 'en' ? !path.includes('/locales/') : path.includes(`/locales/${language}/`),
  );
  if (!found) throw new Error(`There is no module in ${language}.`);
  return found[1];
};

/** What is entered and held by a tab alone, in the words of each language; the unsent questions are drafts. */
const WORDS: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  [KEYS.drafts]: {
    en: /forms and questions/i,
    fr: /formulaires et questions/i,
    sw: /fomu na maswali/i,
    rw: /fomu n’ibibazo/i,
  },
  [KEYS.testimony]: { en: /forms/i, fr: /formulaires/i, sw: /fomu/i, rw: /fomu/i },
  [KEYS.registration]: { en: /forms/i, fr: /formulaires/i, sw: /fomu/i, rw: /fomu/i },
  [KEYS.comments]: { en: /comments/, fr: /commentaires/, sw: /maoni/, rw: /ibitekerezo/ },
  [KEYS.filters]: { en: /filters/, fr: /filtres/, sw: /vichujio/, rw: /ibigenderwaho/ },
  [KEYS.deck]: { en: /steps on Swipe/, fr: /Swipe/, sw: /Telezesha/, rw: /Umwe umwe/ },
};

it('covers everything that a tab holds and that was entered there', () => {
  const inTab = Object.values(PERSISTED_ITEMS).flatMap(({ key, topic }) =>
    topic === 'tab' && key !== KEYS.breadcrumbs ? [key] : [],
  );
  expect(new Set(Object.keys(WORDS))).toEqual(new Set([...inTab, KEYS.registration]));
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  it.each(Object.entries(WORDS))('%s is named', (_key, words) => {
    expect(moduleOf(gates, language).authGateCopy.text).toMatch(words[language]);
    expect(moduleOf(data, language).dataCopy.topics.tab.what).toMatch(words[language]);
  });
});
