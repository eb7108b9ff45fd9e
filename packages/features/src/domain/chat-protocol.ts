import { field, parseJson } from './result';

/** Where the assistant of the site answers (CHAT-2). */
export const CHAT_URL = '/api/chat';

/** Shown when an answer carries no text (CHAT-2). */
export const EMPTY_REPLY = 'Sorry, I could not generate a response.';

/** Shown when sending itself fails unexpectedly (CHAT-2). */
export const UNEXPECTED_FAILURE = 'Sorry, I had trouble responding just now.';

/** What a server answered: its status and its whole body as text. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** What the first call means for the conversation: a reply, an error to show, or a reason to try the fallback. */
export type PrimaryAnswer =
  | { readonly kind: 'reply'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'not-found'; readonly message: string };

/** The bubble text of a first call that failed with anything but a 404 (CHAT-2). */
export function serverErrorText(message: string): string {
  return `I couldn't respond due to an error: ${message}`;
}

/** The bubble text of a fallback that failed (CHAT-2). */
export function clientErrorText(message: string): string {
  return `I couldn't respond due to a client error: ${message}`;
}

/** The message to send, trimmed, or undefined when nothing is left (CHAT-2). */
export function prepareMessage(text: string): string | undefined {
  return text.trim() || undefined;
}

function filledText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** What an HTTP status says when the body says nothing better (CHAT-2). */
export function statusText(status: number): string {
  return `HTTP ${status}`;
}

/** True for the statuses that count as a success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * The meaning of the first call's answer, whatever its body (CHAT-2): a success without a usable text is
 * the empty reply; one that is not JSON failed; a 404 leads to the fallback only if its message contains 'HTTP 404'.
 */
export function readPrimaryAnswer({ status, body }: HttpAnswer): PrimaryAnswer {
  const json = parseJson(body);
  if (isSuccess(status)) {
    if (body.trim() === '') return { kind: 'reply', text: EMPTY_REPLY };
    if (!json.ok) return { kind: 'failed', message: 'The answer could not be read.' };
    return { kind: 'reply', text: filledText(field(json.value, 'text')) ?? EMPTY_REPLY };
  }
  const plain = statusText(status);
  const message = (json.ok ? filledText(field(json.value, 'error')) : undefined) ?? plain;
  return { kind: status === 404 && message.includes(plain) ? 'not-found' : 'failed', message };
}
