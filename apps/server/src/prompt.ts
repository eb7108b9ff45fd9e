import { clipReply } from '@iru/features/domain/chat-reply';
import { messageRisks } from '@iru/features/domain/message-safety';

import { promptCopy } from './copy-prompt';

/** A text that a model may rest on. */
export interface Grounds {
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** What one model is asked. */
export interface Prompt {
  readonly system: string;
  readonly contents: string;
}

/** The longest part of one text that is sent, and the longest answer that is taken, in characters. */
const MAX_TEXT = 1200;
const MAX_ANSWER = 1500;

/**
 * The rules for the model, and apart from them, as one JSON object that nothing in it can end early, the texts that were
 * found and the question; nothing else of the visitor is sent.
 */
export const groundedPrompt = (question: string, grounds: readonly Grounds[]): Prompt => ({
  system: promptCopy.system,
  contents: JSON.stringify({
    documents: grounds.map(({ page, title, text }) => ({
      page,
      title,
      text: text.slice(0, MAX_TEXT),
    })),
    question,
  }),
});

/**
 * An answer of a model as bounded plain text, or undefined when nothing is left, it recites its rules, or it holds what
 * the site warns of in messages: a request for money, a number to call or pay, another way to be reached.
 */
export const plainAnswer = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const plain = text
    // Far more than is kept of it: a model that never stops costs no time.
    .slice(0, MAX_ANSWER * 8)
    .replace(/[^\P{Cc}\n]|\p{Cf}/gu, '')
    .replace(/\[([^[\]\n]*)\]\(([^)\s]{0,500})\)/g, '$1 $2')
    .replace(/[*`]+|^#{1,6} |<[^<>\n]*>/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (
    plain === '' ||
    promptCopy.system.split('\n').some((rule) => plain.includes(rule.slice(0, 60)))
  )
    return undefined;
  const { shown, rest } = clipReply(plain, MAX_ANSWER);
  // As it was written too: without its stars a code to dial looks like any number.
  if ([text, shown].some((written) => messageRisks(written).length > 0)) return undefined;
  return rest === '' ? shown : `${shown.trimEnd()} …`;
};
