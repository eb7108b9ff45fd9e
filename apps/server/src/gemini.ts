import { firstAnswer, type Model, orderModels } from '@iru/features/domain/chat-fallback';
import { err, ok } from '@iru/features/domain/result';

import { type Log, nameOf } from './log';
import { groundedPrompt, type Grounds, plainAnswer, type Prompt } from './prompt';

/** The models of Gemini as its client gives them; both calls may reject. */
export interface GeminiModels {
  readonly list: (signal: AbortSignal) => Promise<readonly Model[]>;
  readonly generate: (model: string, prompt: Prompt, signal: AbortSignal) => Promise<unknown>;
}

/** Puts an answer into words; undefined whenever that fails or takes too long, it never rejects. */
export type Gemini = (
  question: string,
  grounds: readonly Grounds[],
  signal: AbortSignal,
) => Promise<string | undefined>;

/** In milliseconds, but for the number of questions. */
export interface GeminiLimits {
  /** For one model. */
  readonly attempt: number;
  /** For all models together: the browser gives up after 30 seconds. */
  readonly total: number;
  /** How long the list of models is good for. */
  readonly list: number;
  /** How long nothing is asked after all models have failed. */
  readonly pause: number;
  /** How many questions may wait for a model at once. */
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
 * Waits for some work until its time is over or an outer signal comes, also where the work does not heed its own signal.
 * A plain timer: those of `AbortSignal.timeout` and `AbortSignal.any` may be collected as garbage before they fire (Node 20).
 */
const within = <T>(
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

/** Asks the models one after another in the order of CHAT-3, each and all within their time. */
export const createGemini = (
  models: GeminiModels,
  log: Log,
  limits: GeminiLimits = LIMITS,
): Gemini => {
  // A clock that only runs forward: setting the machine's clock moves no pause.
  const now = () => performance.now();
  let names: { readonly list: readonly string[]; readonly until: number } | undefined;
  let pausedUntil = 0;
  let waiting = 0;

  const modelNames = async (signal: AbortSignal) => {
    if (names && now() < names.until) return names.list;
    const list = orderModels(await within(signal, limits.attempt, models.list));
    names = { list, until: now() + limits.list };
    return list;
  };

  const ask = async (question: string, grounds: readonly Grounds[], signal: AbortSignal) => {
    const prompt = groundedPrompt(question, grounds);
    return firstAnswer(await modelNames(signal), async (model) => {
      if (signal.aborted) return err('stopped');
      try {
        const text = plainAnswer(
          await within(signal, limits.attempt, (attempt) =>
            models.generate(model, prompt, attempt),
          ),
        );
        return text === undefined ? err('nonsense') : ok(text);
      } catch (error) {
        return err(nameOf(error));
      }
    });
  };

  return async (question, grounds, signal) => {
    if (waiting >= limits.atOnce || now() < pausedUntil) return undefined;
    waiting += 1;
    try {
      const generated = await within(signal, limits.total, (all) => ask(question, grounds, all));
      if (generated.ok) return generated.value;
      log('warn', 'gemini-failed', { reason: generated.error });
    } catch (error) {
      log('warn', 'gemini-failed', { reason: nameOf(error) });
    } finally {
      waiting -= 1;
    }
    // A visitor who left says nothing about the service.
    if (!signal.aborted) pausedUntil = now() + limits.pause;
    return undefined;
  };
};
