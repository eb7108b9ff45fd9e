import type { HttpAnswer } from '../domain/chat-protocol';
import { CHAT } from '../domain/constants';
import type { Result } from '../domain/result';
import { err, ok } from '../domain/result';
import type { Clock } from './clock';
import { systemClock } from './clock';
import { httpCopy } from '#words/platform/copy';

/** Why a request failed; the message is a sentence. */
export interface HttpFailure {
  readonly kind: 'timeout' | 'aborted' | 'network';
  readonly message: string;
}

export interface HttpRequest {
  readonly url: string;
  /** @default 'GET' */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** In milliseconds, for the whole response including its body. @default 30 000 */
  readonly timeoutMs?: number;
  /** @default 8 MiB */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | undefined;
  /** @default the browser's `fetch` */
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
}

class TooLarge extends Error {}

async function readBody(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Sends a request and reads the whole response as text; never throws and cleans up its timer and listener. */
export async function request(options: HttpRequest): Promise<Result<HttpAnswer, HttpFailure>> {
  const { url, method = 'GET', headers = {}, json, signal, clock = systemClock } = options;
  const {
    timeoutMs = CHAT.timeoutMs,
    maxBytes = CHAT.maxAnswerBytes,
    fetch: send = fetch,
  } = options;
  const controller = new AbortController();
  let stopped: 'timeout' | 'aborted' | undefined;
  let giveUp: (reason: unknown) => void = () => undefined;
  // A race, because a stalled body may ignore the signal.
  const stop = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const stopFor = (kind: 'timeout' | 'aborted'): void => {
    stopped ??= kind;
    controller.abort();
    giveUp(new Error(kind));
  };
  const onAbort = (): void => stopFor('aborted');
  const cancelTimer = clock.later(timeoutMs, () => stopFor('timeout'));
  signal?.addEventListener('abort', onAbort);

  const work = async (): Promise<HttpAnswer> => {
    if (signal?.aborted) onAbort();
    controller.signal.throwIfAborted();
    const response = await send(url, {
      method,
      headers: json === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: json === undefined ? null : JSON.stringify(json),
      signal: controller.signal,
    });
    return { status: response.status, body: await readBody(response, maxBytes) };
  };

  try {
    return ok(await Promise.race([work(), stop]));
  } catch (error) {
    if (stopped) return err({ kind: stopped, message: httpCopy[stopped] });
    return err({
      kind: 'network',
      message: error instanceof TooLarge ? httpCopy.tooLarge : httpCopy.network,
    });
  } finally {
    cancelTimer();
    signal?.removeEventListener('abort', onAbort);
  }
}
