import { chatCopy } from '#words/domain/copy';
import { type Language, LANGUAGE_CODES } from './languages';
import { REFUSAL_CODES } from './refusals';
import { field, parseJson } from './result';

/** The assistant's endpoint (CHAT-2). */
export const CHAT_URL = '/api/chat';

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** What the assistant replies. */
export interface ChatReply {
  readonly text: string;
  /** The language of the text and the topics. */
  readonly language?: Language | undefined;
  /** The same in English, below a text that someone's safety depends on and whose translation no native speaker has signed. */
  readonly english?: string | undefined;
  /** The topics to choose from, where the assistant wasn't sure. */
  readonly topics?: readonly string[];
}

/** The outcome of a question; `failed` can be retried, `stopped` shows nothing. */
export interface ChatOutcome extends ChatReply {
  readonly kind: 'answered' | 'failed' | 'stopped';
  /** Whether it failed because nothing answered at all. */
  readonly isUnreachable?: boolean;
}

export interface PrimaryAnswer extends ChatReply {
  readonly kind: 'answered' | 'failed' | 'not-found';
}

/** Returns the trimmed message, or undefined if it's empty (CHAT-2). */
export function prepareMessage(text: string): string | undefined {
  return text.trim() || undefined;
}

const MAX_TOPICS = 2;
const MAX_TOPIC_LENGTH = 60;

function topicsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(
      (topic): topic is string =>
        filledText(topic) !== undefined && topic.length <= MAX_TOPIC_LENGTH,
    )
    .slice(0, MAX_TOPICS);
}

function filledText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function refusalText(body: unknown): string | undefined {
  const code = REFUSAL_CODES.find((known) => known === field(body, 'code'));
  const seconds = field(body, 'seconds');
  return code
    ? chatCopy.refusals[code](typeof seconds === 'number' ? Math.ceil(seconds) : 1)
    : filledText(field(body, 'error'));
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Interprets the first call's response (CHAT-2): a success without a usable text is
 * the empty reply; one that is not JSON failed; a 404 leads to the fallback only if its message contains 'HTTP 404'.
 */
export function readPrimaryAnswer({ status, body }: HttpAnswer): PrimaryAnswer {
  const json = parseJson(body);
  if (isSuccess(status)) {
    if (body.trim() === '') return { kind: 'answered', text: chatCopy.emptyReply };
    if (!json.ok) return { kind: 'failed', text: chatCopy.unreadableAnswer };
    const topics = topicsOf(field(json.value, 'topics'));
    return {
      kind: 'answered',
      text: filledText(field(json.value, 'text')) ?? chatCopy.emptyReply,
      language: LANGUAGE_CODES.find((code) => code === field(json.value, 'language')),
      english: filledText(field(json.value, 'english')),
      ...(topics.length > 0 ? { topics } : {}),
    };
  }
  const plain = chatCopy.status(status);
  const text = (json.ok ? refusalText(json.value) : undefined) ?? plain;
  return { kind: status === 404 && text.includes(plain) ? 'not-found' : 'failed', text };
}
