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
export type Gemini = (question: string, grounds: readonly Grounds[], signal: AbortSignal) => Promise<string | undefined>;

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

const LIMITS: GeminiLimits = { attempt: 8000, total: 20_000, list: 300_000, pause: 15_000, atOnce: 32 };

/** Waits for a promise until a signal, also where what was asked does not heed the signal. */
const until = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('stopped', 'TimeoutError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Asks the models one after another in the order of CHAT-3, each and all within their time. */
export const createGemini = (models: GeminiModels, log: Log, limits: GeminiLimits = LIMITS): Gemini => {
  // A clock that only runs forward: setting the machine's clock moves no pause.
  const now = () => performance.now();
  let names: { readonly list: readonly string[]; readonly until: number } | undefined;
  let pausedUntil = 0;
  let waiting = 0;

  const modelNames = async (signal: AbortSignal) => {
    if (names && now() < names.until) return names.list;
    const within = AbortSignal.any([signal, AbortSignal.timeout(limits.attempt)]);
    const list = orderModels(await until(models.list(within), within));
    names = { list, until: now() + limits.list };
    return list;
  };

  const ask = async (question: string, grounds: readonly Grounds[], signal: AbortSignal) => {
    const prompt = groundedPrompt(question, grounds);
    return firstAnswer(await modelNames(signal), async (model) => {
      if (signal.aborted) return err('stopped');
      const within = AbortSignal.any([signal, AbortSignal.timeout(limits.attempt)]);
      try {
        const text = plainAnswer(await until(models.generate(model, prompt, within), within));
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
      const generated = await ask(question, grounds, AbortSignal.any([signal, AbortSignal.timeout(limits.total)]));
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
