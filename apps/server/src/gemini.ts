import { firstAnswer, type Model, orderModels } from '@iru/features/domain/chat-fallback';
import { err, ok } from '@iru/features/domain/result';

import { getErrorName, type Log } from './log';
import { groundedPrompt, plainAnswer, type Prompt, type SourceDocument } from './prompt';

/** The Gemini client; both methods may reject. */
export interface GeminiModels {
  readonly list: (signal: AbortSignal) => Promise<readonly Model[]>;
  readonly generate: (model: string, prompt: Prompt, signal: AbortSignal) => Promise<unknown>;
}

/** Returns a generated answer, or undefined if that fails or takes too long; never rejects. */
export type Gemini = (
  question: string,
  documents: readonly SourceDocument[],
  signal: AbortSignal,
) => Promise<string | undefined>;

/** In milliseconds, except `atOnce`. */
export interface GeminiLimits {
  /** The timeout of each model. */
  readonly attempt: number;
  /** The timeout of all models together; the browser's own is 30 seconds. */
  readonly total: number;
  /** How long the list of models is cached. */
  readonly list: number;
  /** How long no model is asked after all have failed. */
  readonly pause: number;
  readonly atOnce: number;
}

const LIMITS: GeminiLimits = {
  attempt: 8000,
  total: 20_000,
  list: 300_000,
  pause: 15_000,
  atOnce: 32,
};

/**
 * Rejects on a timeout or when the outer signal aborts, even if the work ignores its own signal. Uses `setTimeout`, because
 * in Node 20 `AbortSignal.timeout` and `AbortSignal.any` may be garbage-collected before they fire.
 */
const withTimeout = <T>(
  outer: AbortSignal,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const inner = new AbortController();
    const stop = () => {
      inner.abort();
      reject(new DOMException('stopped', 'TimeoutError'));
    };
    const timer = setTimeout(stop, ms);
    outer.addEventListener('abort', stop, { once: true });
    if (outer.aborted) stop();
    work(inner.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer.removeEventListener('abort', stop);
      });
  });

/** Returns a client that tries the models in the order of CHAT-3, within the timeouts. */
export const createGemini = (
  models: GeminiModels,
  log: Pick<Log, 'warn'>,
  limits: GeminiLimits = LIMITS,
): Gemini => {
  // Monotonic, so that changing the system clock doesn't affect the pause.
  const now = () => performance.now();
  let cachedModels: { readonly list: readonly string[]; readonly until: number } | undefined;
  let pausedUntil = 0;
  let pending = 0;

  const modelNames = async (signal: AbortSignal) => {
    if (cachedModels && now() < cachedModels.until) return cachedModels.list;
    const list = orderModels(await withTimeout(signal, limits.attempt, models.list));
    cachedModels = { list, until: now() + limits.list };
    return list;
  };

  const ask = async (
    question: string,
    documents: readonly SourceDocument[],
    signal: AbortSignal,
  ) => {
    const prompt = groundedPrompt(question, documents);
    return firstAnswer(await modelNames(signal), async (model) => {
      if (signal.aborted) return err('stopped');
      try {
        const text = plainAnswer(
          await withTimeout(signal, limits.attempt, (attempt) =>
            models.generate(model, prompt, attempt),
          ),
        );
        return text === undefined ? err('unusable answer') : ok(text);
      } catch (error) {
        return err(getErrorName(error));
      }
    });
  };

  return async (question, documents, signal) => {
    if (pending >= limits.atOnce || now() < pausedUntil) return undefined;
    pending += 1;
    try {
      const generated = await withTimeout(signal, limits.total, (all) =>
        ask(question, documents, all),
      );
      if (generated.ok) return generated.value;
      log.warn({ kind: generated.error }, 'gemini-failed');
    } catch (error) {
      log.warn({ kind: getErrorName(error) }, 'gemini-failed');
    } finally {
      pending -= 1;
    }
    // A visitor who disconnects doesn't mean that the models failed.
    if (!signal.aborted) pausedUntil = now() + limits.pause;
    return undefined;
  };
};
