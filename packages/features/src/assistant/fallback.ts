import type { QueryClient } from '@tanstack/query-core';

import { dangerAnswer } from '../assistant-engine/danger/danger-answer';
import { SITE_KNOWLEDGE } from '../content/site-knowledge';
import {
  buildPrompt,
  firstAnswer,
  generateRequest,
  modelsRequest,
  orderModels,
  readGenerated,
  readModels,
} from '../domain/chat-fallback';
import type { ChatReply } from '../domain/chat-protocol';
import { LANGUAGE } from '../domain/language';
import { err, ok, type Result } from '../domain/result';
import type { request } from '../platform/http';
import { createDataCache, DataError } from './data-cache';

const dataCache = createDataCache();

export interface FallbackOptions {
  readonly message: string;
  readonly key: string;
  readonly send: typeof request;
  readonly signal?: AbortSignal | undefined;
  /** @default a cache shared for the whole visit */
  readonly cache?: QueryClient;
}

/** Asks the Gemini models in turn (CHAT-3); messages about danger are answered here and never sent to them. */
export const askFallback = async (options: FallbackOptions): Promise<Result<ChatReply, string>> => {
  const { message, key, send, signal, cache = dataCache } = options;
  const danger = dangerAnswer(message, LANGUAGE);
  if (danger !== undefined) return ok(danger);
  const listModels = async () => {
    const answer = await send({ ...modelsRequest(key), signal });
    if (!answer.ok) throw new DataError(answer.error.message, answer.error.kind !== 'aborted');
    const models = readModels(answer.value);
    if (!models.ok)
      throw new DataError(models.error, answer.value.status >= 500 || answer.value.status === 429);
    return models.value;
  };
  try {
    const models = orderModels(
      await cache.fetchQuery({ queryKey: ['models'], queryFn: listModels }),
    );
    const prompt = buildPrompt(SITE_KNOWLEDGE, message);
    const generated = await firstAnswer(models, async (model) => {
      if (signal?.aborted) return err('stopped');
      const answer = await send({ ...generateRequest(key, model, prompt), signal });
      return answer.ok ? readGenerated(answer.value) : err(answer.error.message);
    });
    return generated.ok ? ok({ text: generated.value }) : generated;
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
};
