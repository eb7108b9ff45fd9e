import { type Answer, answer, safetyAnswer } from '@iru/features/assistant-engine';
import type { ChatReply } from '@iru/features/domain/chat-protocol';
import type { Language } from '@iru/features/domain/languages';
import { LIMITS } from '@iru/features/domain/limits';
import type { FastifyReply } from 'fastify';

import type { Gemini } from './gemini';
import type { RateLimit } from './limits';

interface Reply extends ChatReply {
  readonly kind: Answer['kind'];
  readonly source: 'embedded' | 'gemini';
}

/** Returns the reply to a message with a found answer; never rejects. */
export type Chat = (message: string, answer: Answer, reply: FastifyReply) => Promise<Reply>;

/**
 * Returns the assistant's answer. The assistant reads only the beginning of a message, so the rest is searched for danger
 * in overlapping parts.
 */
export const findAnswer = (message: string, page?: Language): Answer => {
  const found = answer(message, page);
  const step = LIMITS.question / 2;
  for (let at = step; found.kind !== 'safety' && at + step < message.length; at += step) {
    const safety = safetyAnswer(message.slice(at, at + LIMITS.question), page);
    if (safety) return safety;
  }
  return found;
};

export interface LimitedModel {
  readonly gemini: Gemini;
  readonly limit: RateLimit;
}

/** Aborts when the visitor disconnects, unlike `request.signal`: Node closes a request once its body is read. */
const createSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
};

/**
 * Returns a chat that lets the model, if there is one, rephrase the assistant's answers. Messages about danger, prompt
 * injections, calculations, greetings and off-topic messages never reach a model. Visitors over the model's limit get the
 * assistant's own answer.
 */
export const createChat =
  (model?: LimitedModel): Chat =>
  async (message, answer, reply) => {
    const { kind, language, intents } = answer;
    const canAskModel =
      model !== undefined && intents.length > 0 && (await model.limit(reply.request)) === 0;
    const documents = intents.map(({ page, topic, answer: reviewed }) => ({
      page,
      title: topic,
      text: reviewed,
    }));
    const generated = canAskModel
      ? await model.gemini(message, documents, createSignal(reply)).catch(() => undefined)
      : undefined;
    return generated === undefined
      ? { ...answer, source: 'embedded' }
      : { text: generated, language, kind, source: 'gemini' };
  };
