import { type Answer, answer } from '@iru/features/assistant-engine';
import { LIMITS } from '@iru/features/domain/limits';

import type { Gemini } from './gemini';
import type { RateLimit } from './rate-limit';

/** What goes back to the visitor, with what may be logged of it. */
export interface Reply {
  readonly text: string;
  readonly topics: readonly string[];
  readonly kind: Answer['kind'];
  readonly source: 'embedded' | 'gemini';
}

/** Puts what was found into words; never rejects. The signal, which ends when the visitor leaves, is made only where it is needed. */
export type Chat = (
  message: string,
  found: Answer,
  visitor: string,
  signal: () => AbortSignal,
) => Promise<Reply>;

/** What the assistant finds, which reads the beginning of a message; danger is looked for in all of it, in parts that overlap. */
export const readQuestion = (message: string): Answer => {
  const found = answer(message);
  const step = LIMITS.question / 2;
  for (let at = step; found.kind !== 'safety' && at + step < message.length; at += step) {
    const further = answer(message.slice(at, at + LIMITS.question));
    if (further.kind === 'safety') return further;
  }
  return found;
};

/** A model, and how often one visitor may have it asked. */
export interface LimitedModel {
  readonly gemini: Gemini;
  readonly limit: RateLimit;
}

/**
 * Answers with what was found, and where a model is there lets it put that into words. Danger, orders to the assistant,
 * sums, greetings and what the site knows nothing about never reach a model; a visitor who had it asked often enough gets
 * what was found as it is.
 */
export const createChat =
  (model?: LimitedModel): Chat =>
  async (message, { kind, text, topics, intents }, visitor, signal) => {
    const mayAsk = model !== undefined && intents.length > 0 && (await model.limit(visitor)) === 0;
    const grounds = intents.map(({ page, topic, answer: reviewed }) => ({
      page,
      title: topic,
      text: reviewed,
    }));
    const generated = mayAsk
      ? await model.gemini(message, grounds, signal()).catch(() => undefined)
      : undefined;
    return generated === undefined
      ? { text, topics, kind, source: 'embedded' }
      : { text: generated, topics: [], kind, source: 'gemini' };
  };
