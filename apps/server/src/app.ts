import { replyOf } from '@iru/features/assistant-engine';
import { CHAT_URL } from '@iru/features/domain/chat-protocol';
import { parseJson } from '@iru/features/domain/result';
import * as v from 'valibot';

import { type Chat, readQuestion, type Reply } from './chat';
import { serverCopy } from './copy';
import { type Log, nameOf } from './log';
import type { Metrics } from './metrics';
import type { RateLimit } from './rate-limit';

/** What the service is made of. */
export interface AppParts {
  readonly chat: Chat;
  readonly limit: RateLimit;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Allowed origins in addition to the service's own. */
  readonly origins?: readonly string[];
  /** Whether the service is about to stop. */
  readonly isStopping?: () => boolean;
}

/** A request from any runtime; read from Node's objects directly, because creating Fetch objects takes longer than an answer. */
export interface AppRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** @param name In small letters. */
  readonly header: (name: string) => string | undefined;
  /** What the visitor is counted under. */
  readonly visitor: () => string;
  /** The body as text; undefined when it is longer than so many bytes. */
  readonly body: (maxBytes: number) => Promise<string | undefined>;
  /** A signal that ends when the visitor leaves. */
  readonly signal: () => AbortSignal;
}

/** A response for any runtime. */
export interface AppResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The largest body of a question, in bytes. */
const MAX_BODY = 8 * 1024;

const question = v.object({ message: v.string() });

const respond = (
  status: number,
  type: string,
  body: string,
  headers: AppResponse['headers'] = {},
): AppResponse => ({
  status,
  headers: {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  },
  body,
});
const text = (status: number, body: string) => respond(status, 'text/plain; charset=utf-8', body);
const json = (status: number, value: unknown, headers?: AppResponse['headers']) =>
  respond(status, 'application/json', JSON.stringify(value), headers);

/** Refuses in words that never leave a person in danger without a number. */
export const refuse = (
  status: number,
  error: string,
  headers?: AppResponse['headers'],
): AppResponse => json(status, { error: serverCopy.refusal(error) }, headers);

/** Lets pages of an origin that is listed read the answers. */
const allowOrigin = (origin: string, { status, headers, body }: AppResponse): AppResponse => ({
  status,
  headers: {
    ...headers,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  },
  body,
});
const PREFLIGHT = respond(204, 'text/plain', '', {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '600',
});

/** Whether a browser reports that a question comes from a page of this host; other programs report nothing. */
const isFromHere = ({ header }: AppRequest, origins: readonly string[]): boolean => {
  const origin = header('origin');
  if (origin === undefined) return header('sec-fetch-site') !== 'cross-site';
  if (origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Parsed as an address, so that capitals and a default port make no difference.
  const own = `${protocol}//${header('host')}`;
  return URL.canParse(own) && new URL(own).host === host;
};

/** Returns the service as a function of requests: the questions of the assistant and the two health checks (CHAT-2). */
export const createApp = (parts: AppParts): ((request: AppRequest) => Promise<AppResponse>) => {
  const { chat, limit, log, metrics, origins = [], isStopping = () => false } = parts;

  const answerQuestion = async (
    request: AppRequest,
  ): Promise<AppResponse & { told?: Pick<Reply, 'kind' | 'source'> }> => {
    if (!isFromHere(request, origins)) return refuse(403, serverCopy.foreign);
    if (!/^application\/json\s*(?:;|$)/i.test(request.header('content-type') ?? ''))
      return refuse(415, serverCopy.notJson);
    const body = await request.body(MAX_BODY);
    // What is still being sent is not read: the connection ends with the answer.
    if (body === undefined) return refuse(413, serverCopy.tooLong, { Connection: 'close' });
    const read = parseJson(body);
    const asked = v.safeParse(question, read.ok ? read.value : undefined);
    if (!asked.success) return refuse(400, serverCopy.unreadable);
    const message = asked.output.message.trim();
    if (message === '') return refuse(400, serverCopy.empty);
    const found = readQuestion(message);
    // Danger is never counted: a person in danger is answered however much was asked from the same address.
    const visitor = request.visitor();
    const seconds = found.kind === 'safety' ? 0 : await limit(visitor);
    if (seconds > 0)
      return refuse(429, serverCopy.tooMany(seconds), { 'Retry-After': String(seconds) });
    const { kind, source, ...reply } = await chat(message, found, visitor, request.signal);
    return { ...json(200, replyOf(reply)), told: { kind, source } };
  };

  const answerPost = async (request: AppRequest): Promise<AppResponse> => {
    const started = performance.now();
    const { told, ...response } = await answerQuestion(request).catch((error: unknown) => {
      log('error', 'failed', { reason: nameOf(error) });
      return { ...refuse(500, serverCopy.failed), told: undefined };
    });
    const { status } = response;
    if (told) metrics.add('iru_answers_total', told);
    else metrics.add('iru_refusals_total', { status });
    log(status >= 500 ? 'error' : 'info', 'question', {
      status,
      ...told,
      ms: Math.round(performance.now() - started),
    });
    return response;
  };

  return async (request) => {
    const { method, path, header } = request;
    if (path === CHAT_URL) {
      const origin = header('origin');
      const listed = origin !== undefined && origins.includes(origin) ? origin : undefined;
      if (method === 'OPTIONS' && listed !== undefined) return allowOrigin(listed, PREFLIGHT);
      const response =
        method === 'POST'
          ? await answerPost(request)
          : refuse(405, serverCopy.notAsked, { Allow: 'POST' });
      return listed === undefined ? response : allowOrigin(listed, response);
    }
    if (method === 'GET' || method === 'HEAD') {
      if (path === '/healthz') return text(200, 'ok');
      if (path === '/readyz') return isStopping() ? text(503, 'stopping') : text(200, 'ok');
    }
    return refuse(404, serverCopy.nothingHere);
  };
};
