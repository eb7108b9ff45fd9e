import { CHAT_URL, type ChatOutcome, readPrimaryAnswer } from '../domain/chat-protocol';
import { chatCopy } from '#words/domain/copy';
import { LANGUAGE } from '../domain/language';
import { geminiKey } from '../platform/env';
import { request } from '../platform/http';

export interface AskOptions {
  /** Aborts the question without an error. */
  readonly signal?: AbortSignal;
  /** @default the platform's `request` */
  readonly send?: typeof request;
  /** @default the key of the build or the page */
  readonly key?: string | undefined;
}

const answer = async (message: string, options: AskOptions): Promise<ChatOutcome> => {
  const { signal, send = request } = options;
  const key = 'key' in options ? options.key : geminiKey();
  const first = await send({
    url: CHAT_URL,
    method: 'POST',
    // The page's language, not the browser's: it decides where a word or two don't.
    headers: { 'accept-language': LANGUAGE },
    json: { message },
    signal,
  });
  if (!first.ok) {
    if (first.error.kind === 'aborted') return { kind: 'stopped', text: '' };
    const { kind, message: reason } = first.error;
    const text = chatCopy.serverError(reason);
    return { kind: 'failed', text, ...(kind === 'network' && { isUnreachable: true }) };
  }
  const { kind, ...primary } = readPrimaryAnswer(first.value);
  if (kind === 'answered') return { kind, ...primary };
  if (kind === 'failed') return { kind, text: chatCopy.serverError(primary.text) };
  if (!key) return { kind: 'failed', text: chatCopy.clientError(chatCopy.noAssistant) };
  const { askFallback } = await import('./fallback');
  const second = await askFallback({ message, key, send, signal });
  if (signal?.aborted) return { kind: 'stopped', text: '' };
  if (second.ok) return { kind: 'answered', ...second.value };
  return { kind: 'failed', text: chatCopy.clientError(second.error) };
};

/**
 * Asks the product's own service and, only if it returns 404, the fallback; never throws (CHAT-2).
 * @param message As `prepareMessage` returns it.
 */
export const askAssistant = async (
  message: string,
  options: AskOptions = {},
): Promise<ChatOutcome> => {
  try {
    return await answer(message, options);
  } catch {
    return { kind: 'failed', text: chatCopy.unexpectedFailure };
  }
};
