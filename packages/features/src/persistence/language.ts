import { type Language, LANGUAGE_CODES } from '../domain/languages';
import { KEYS } from '../platform/keys';
import type { WriteOutcome } from '../platform/storage';
import { createChoice } from './choice';

const NONE = '';
const choice = createChoice<typeof KEYS.language, Language | typeof NONE>(
  KEYS.language,
  [NONE, ...LANGUAGE_CODES],
  NONE,
);

/** The language that the visitor chose, or ''. It only ends the offer of another language: no page redirects by it. */
export const languageStore = choice.store;
export const languageItem = choice.item;

export function setLanguage(language: Language): WriteOutcome {
  return languageStore.update(() => language);
}
