import { type Language, languageOf } from '../language';
import { dangerCopy } from './copy';
import { dangerIn } from './danger';
import type { DangerKind } from './rules';

/** Returns the answer to a danger; the English one follows a translation, because no native speaker has signed any. */
export const answerTo = (danger: DangerKind, language: Language): string => {
  const { [language]: text, en: english } = dangerCopy[danger];
  return language === 'en' ? english : `${text}\n\n${english}`;
};

/** What a message about danger is answered, in its language; undefined for every other message. */
export const dangerAnswer = (message: string): string | undefined => {
  const danger = dangerIn(message);
  return danger && answerTo(danger, languageOf(message));
};
