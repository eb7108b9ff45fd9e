import { type Answer, answer } from '@iru/features/answerer';

import type { Gemini } from './gemini';

/** What goes back to the visitor, with what may be logged of it. */
export interface Reply {
  readonly text: string;
  readonly kind: Answer['kind'];
  readonly source: 'embedded' | 'gemini';
}

/** Answers one question; never rejects. The signal, which ends when the visitor leaves, is made only where it is needed. */
export type Chat = (message: string, signal: () => AbortSignal) => Promise<Reply>;

/**
 * Answers by the embedded answerer, and where a model is there lets it put what was found into words. Danger, orders to
 * the assistant, greetings and what the site knows nothing about never reach a model.
 */
export const createChat =
  (gemini?: Gemini): Chat =>
  async (message, signal) => {
    const { kind, text, passages } = answer(message);
    const generated = gemini && kind === 'answered' ? await gemini(message, passages, signal()).catch(() => undefined) : undefined;
    return generated === undefined ? { text, kind, source: 'embedded' } : { text: generated, kind, source: 'gemini' };
  };
