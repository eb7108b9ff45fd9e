import type { ChatReply } from '../../domain/chat-protocol';
import type { Language as PageLanguage } from '../../domain/languages';
import { type Language, languageOf } from '../language';
import { dangerCopy } from './copy';
import { dangerIn } from './danger';
import type { DangerKind } from './rules';

/** Returns the answer to a danger; with the English one, because no native speaker has signed a translation. */
export const answerTo = (
  danger: DangerKind,
  language: Language,
): ChatReply & { readonly language: Language } => {
  const { [language]: text, en: english } = dangerCopy[danger];
  return language === 'en' ? { text, language } : { text, language, english };
};

/** What a message about danger is answered, in its language or that of the page; undefined for every other message. */
export const dangerAnswer = (message: string, page?: PageLanguage): ChatReply | undefined => {
  const danger = dangerIn(message);
  return danger && answerTo(danger, languageOf(message, page));
};
