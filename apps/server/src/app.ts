import { replyOf } from '@iru/features/assistant-engine';
import { CHAT_URL } from '@iru/features/domain/chat-protocol';
import { parseJson } from '@iru/features/domain/result';
import * as v from 'valibot';

import { type Chat, findAnswer, type Reply } from './chat';
import { serverCopy } from './copy';
import { getErrorName, type Log } from './log';
import type { Metrics } from './metrics';
import type { RateLimit } from './rate-limit';

export interface AppDependencies {
  readonly chat: Chat;
  readonly limit: RateLimit;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Allowed origins in addition to the service's own. */
  readonly origins?: readonly string[];
  readonly isStopping?: () => boolean;
}

/** A request from any runtime. Not a Fetch `Request`, because creating one takes Node longer than answering a question. */
export interface AppRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** @param name In lower case. */
  readonly header: (name: string) => string | undefined;
  /** The key for rate limiting. */
  readonly visitor: () => string;
  /** Undefined if the body is longer than `maxBytes`. */
  readonly body: (maxBytes: number) => Promise<string | undefined>;
  /** Aborts when the visitor disconnects. */
  readonly signal: () => AbortSignal;
}

export interface AppResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** In bytes. */
const MAX_BODY = 8 * 1024;

const questionSchema = v.object({ message: v.string() });

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
const respondText = (status: number, body: string) =>
  respond(status, 'text/plain; charset=utf-8', body);
const respondJson = (status: number, value: unknown, headers?: AppResponse['headers']) =>
  respond(status, 'application/json', JSON.stringify(value), headers);

/** Returns an error whose message always includes the emergency number. */
export const refuse = (
  status: number,
  error: string,
  headers?: AppResponse['headers'],
): AppResponse => respondJson(status, { error: serverCopy.refusal(error) }, headers);

/** Like `refuse`, as a page: a browser that follows an address of 20 kB shows it. */
export const refusePage = (
  status: number,
  error: string,
  headers?: AppResponse['headers'],
): AppResponse =>
  respond(
    status,
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en"><title>${error}</title><p>${serverCopy.refusal(error)}</p><p><a href="/">${serverCopy.home}</a></p></html>`,
    { ...headers, 'Content-Security-Policy': "default-src 'none'" },
  );

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

/** Also true for programs that aren't browsers, which send no origin. */
const isAllowedOrigin = ({ header }: AppRequest, origins: readonly string[]): boolean => {
  const origin = header('origin');
  if (origin === undefined) return header('sec-fetch-site') !== 'cross-site';
  if (origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Parsed as a URL, so that upper case and a default port make no difference.
  const own = `${protocol}//${header('host')}`;
  return URL.canParse(own) && new URL(own).host === host;
};

/** Returns the request handler for the assistant and the two health checks (CHAT-2). */
export const createApp = (
  dependencies: AppDependencies,
): ((request: AppRequest) => Promise<AppResponse>) => {
  const { chat, limit, log, metrics, origins = [], isStopping = () => false } = dependencies;

  const answerQuestion = async (
    request: AppRequest,
  ): Promise<AppResponse & { logged?: Pick<Reply, 'kind' | 'source'> }> => {
    if (!isAllowedOrigin(request, origins)) return refuse(403, serverCopy.crossOrigin);
    if (!/^application\/json\s*(?:;|$)/i.test(request.header('content-type') ?? ''))
      return refuse(415, serverCopy.notJson);
    const body = await request.body(MAX_BODY);
    // The rest of the body isn't read, so the connection can't be reused.
    if (body === undefined) return refuse(413, serverCopy.tooLong, { Connection: 'close' });
    const json = parseJson(body);
    const parsed = v.safeParse(questionSchema, json.ok ? json.value : undefined);
    if (!parsed.success) return refuse(400, serverCopy.unreadable);
    const message = parsed.output.message.trim();
    if (message === '') return refuse(400, serverCopy.empty);
    const answer = findAnswer(message);
    // Someone in danger is answered however many questions came from the same address, also in a language that hides it.
    const visitor = request.visitor();
    const mayBeDanger = answer.kind === 'safety' || answer.kind === 'other-language';
    const seconds = mayBeDanger ? 0 : await limit(visitor);
    if (seconds > 0)
      return refuse(429, serverCopy.tooMany(seconds), { 'Retry-After': String(seconds) });
    const { kind, source, ...reply } = await chat(message, answer, visitor, request.signal);
    return { ...respondJson(200, replyOf(reply)), logged: { kind, source } };
  };

  const answerPost = async (request: AppRequest): Promise<AppResponse> => {
    const started = performance.now();
    const { logged, ...response } = await answerQuestion(request).catch((error: unknown) => {
      log('error', 'failed', { reason: getErrorName(error) });
      return { ...refuse(500, serverCopy.failed), logged: undefined };
    });
    const { status } = response;
    if (logged) metrics.add('iru_answers_total', logged);
    else metrics.add('iru_refusals_total', { status });
    log(status >= 500 ? 'error' : 'info', 'question', {
      status,
      ...logged,
      ms: Math.round(performance.now() - started),
    });
    return response;
  };

  return async (request) => {
    const { method, path, header } = request;
    if (path === CHAT_URL) {
      const origin = header('origin');
      const allowedOrigin = origin !== undefined && origins.includes(origin) ? origin : undefined;
      if (method === 'OPTIONS' && allowedOrigin !== undefined)
        return allowOrigin(allowedOrigin, PREFLIGHT);
      const response =
        method === 'POST'
          ? await answerPost(request)
          : refuse(405, serverCopy.notPost, { Allow: 'POST' });
      return allowedOrigin === undefined ? response : allowOrigin(allowedOrigin, response);
    }
    if (method === 'GET' || method === 'HEAD') {
      if (path === '/healthz') return respondText(200, 'ok');
      if (path === '/readyz')
        return isStopping() ? respondText(503, 'stopping') : respondText(200, 'ok');
    }
    return refuse(404, serverCopy.notFound);
  };
};
