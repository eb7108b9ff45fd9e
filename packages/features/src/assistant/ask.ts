import { CHAT_URL, prepareMessage, readPrimaryAnswer } from '../domain/chat-protocol';
import { chatCopy } from '../domain/copy';
import { geminiKey } from '../platform/env';
import { request } from '../platform/http';

/** The outcome of a question; `failed` can be retried, `stopped` shows nothing. */
export interface AssistantAnswer {
  readonly kind: 'answered' | 'failed' | 'stopped';
  readonly text: string;
  readonly topics?: readonly string[];
}

export interface AskOptions {
  /** Aborts the question without an error. */
  readonly signal?: AbortSignal;
  /** @default the platform's `request` */
  readonly send?: typeof request;
  /** @default the key of the build or the page */
  readonly key?: string | undefined;
}

const answer = async (message: string, options: AskOptions): Promise<AssistantAnswer> => {
  const { signal, send = request } = options;
  const key = 'key' in options ? options.key : geminiKey();
  const first = await send({ url: CHAT_URL, method: 'POST', json: { message }, signal });
  if (!first.ok) {
    if (first.error.kind === 'aborted') return { kind: 'stopped', text: '' };
    return { kind: 'failed', text: chatCopy.serverError(first.error.message) };
  }
  const primary = readPrimaryAnswer(first.value);
  if (primary.kind === 'reply') {
    const { text, topics } = primary;
    return { kind: 'answered', text, ...(topics.length > 0 ? { topics } : {}) };
  }
  if (primary.kind === 'failed')
    return { kind: 'failed', text: chatCopy.serverError(primary.message) };
  if (!key) return { kind: 'failed', text: chatCopy.clientError(chatCopy.noAssistant) };
  const { askFallback } = await import('./fallback');
  const second = await askFallback({ message, key, send, signal });
  if (signal?.aborted) return { kind: 'stopped', text: '' };
  if (second.ok) return { kind: 'answered', text: second.value };
  return { kind: 'failed', text: chatCopy.clientError(second.error) };
};

/** Asks the product's own service and, only if it returns 404, the fallback; never throws (CHAT-2). */
export const askAssistant = async (
  text: string,
  options: AskOptions = {},
): Promise<AssistantAnswer> => {
  const message = prepareMessage(text);
  if (message === undefined) return { kind: 'stopped', text: '' };
  try {
    return await answer(message, options);
  } catch {
    return { kind: 'failed', text: chatCopy.unexpectedFailure };
  }
};
