import { clipReply } from '@iru/features/domain/chat-reply';
import { messageRisks } from '@iru/features/domain/message-safety';

import { promptCopy } from './copy-prompt';

export interface SourceDocument {
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

export interface Prompt {
  readonly system: string;
  readonly contents: string;
}

/** For each document and for the answer, in characters. */
const MAX_TEXT = 1200;
const MAX_ANSWER = 1500;

/**
 * Returns the prompt: the rules as the system instruction, and the documents and the question as one JSON object, which no
 * text can break out of. Nothing else about the visitor is sent.
 */
export const groundedPrompt = (question: string, documents: readonly SourceDocument[]): Prompt => ({
  system: promptCopy.system,
  contents: JSON.stringify({
    documents: documents.map(({ page, title, text }) => ({
      page,
      title,
      text: text.slice(0, MAX_TEXT),
    })),
    question,
  }),
});

/**
 * Returns a model's answer as plain text of limited length. Returns undefined if nothing is left, if it repeats the rules, or
 * if it contains what the site warns about in messages: a request for money, a number to call or pay, other contact details.
 */
export const plainAnswer = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const plain = text
    // Cut first, so that an endless answer costs no time.
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
  // The raw text too, because without its asterisks a payment code looks like any number.
  if ([text, shown].some((written) => messageRisks(written).length > 0)) return undefined;
  return rest === '' ? shown : `${shown.trimEnd()} …`;
};
