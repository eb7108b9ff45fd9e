import cors from '@fastify/cors';
import { replyOf } from '@iru/features/assistant-engine';
import { readAcceptLanguage } from '@iru/features/domain/accept-language';
import type { RefusalCode } from '@iru/features/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { type Chat, findAnswer } from './chat';
import { serverCopy } from './copy';
import type { RateLimit } from './limits';
import type { Log } from './log';
import type { Metrics } from './metrics';

export interface ChatOptions {
  readonly chat: Chat;
  readonly limit: RateLimit;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Allowed origins in addition to the service's own. */
  readonly origins: readonly string[];
}

/** In bytes. */
const MAX_BODY = 8 * 1024;

/** The headers of every response that isn't a file. */
export const DYNAMIC = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const questionSchema = v.object({ message: v.pipe(v.string(), v.trim()) });

const ERRORS: Readonly<Record<number, readonly [RefusalCode, string]>> = {
  400: ['unreadable', serverCopy.unreadable],
  413: ['too-long', serverCopy.tooLong],
  415: ['unreadable', serverCopy.notJson],
};
const FAILED = ['failed', serverCopy.failed] as const;

/**
 * Whether a question comes from a page of this site; also true for programs that aren't browsers, which send no origin. A
 * browser's own word can't be forged by a page and doesn't depend on the Host, which a proxy may rewrite. Browsers leave it
 * out without TLS: there the host counts, or the one that a trusted proxy forwards.
 */
const isSameOrigin = ({ headers, host }: FastifyRequest): boolean => {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  // Parsed as a URL, so that upper case and a default port make no difference.
  const own = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(own) && new URL(own).origin === origin;
};

/** The assistant at `/api/chat` (CHAT-2). Every error includes the emergency number. */
export const chatRoutes = async (
  app: FastifyInstance,
  { chat, limit, log, metrics, origins }: ChatOptions,
) => {
  /** The page shows its own words for a code; the text is for programs. */
  const refuse = (
    reply: FastifyReply,
    status: number,
    [code, error]: readonly [RefusalCode, string],
    seconds?: number,
  ) => {
    metrics.refusals.inc({ status });
    log[status >= 500 ? 'error' : 'info'](
      { status, ms: Math.round(reply.elapsedTime) },
      'question',
    );
    return reply.code(status).send({ error: serverCopy.refusal(error), code, seconds });
  };

  await app.register(cors, {
    origin: [...origins],
    methods: ['POST'],
    allowedHeaders: ['Content-Type'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(DYNAMIC));
  // Only JSON, because a form of another site can send plain text.
  app.removeContentTypeParser('text/plain');

  app.post('/chat', {
    bodyLimit: MAX_BODY,
    onRequest: async (request, reply) => {
      if (!isSameOrigin(request) && !origins.includes(request.headers.origin ?? ''))
        return refuse(reply, 403, ['cross-origin', serverCopy.crossOrigin]);
      return undefined;
    },
    errorHandler: (error: FastifyError, _request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) log.error(error, 'failed');
      refuse(reply, statusCode, ERRORS[statusCode] ?? FAILED);
    },
    handler: async (request, reply) => {
      const { success, output } = v.safeParse(questionSchema, request.body);
      if (!success) return refuse(reply, 400, ['unreadable', serverCopy.unreadable]);
      if (output.message === '') return refuse(reply, 400, ['empty', serverCopy.empty]);
      const answer = findAnswer(
        output.message,
        readAcceptLanguage(request.headers['accept-language']),
      );
      // Someone in danger is answered however many questions came from the same address, also in a language that hides it.
      const mayBeDanger = answer.kind === 'safety' || answer.kind === 'other-language';
      const seconds = mayBeDanger ? 0 : await limit(request);
      if (seconds > 0)
        return refuse(
          reply.header('retry-after', seconds),
          429,
          ['too-many', serverCopy.tooMany(seconds)],
          seconds,
        );
      const { kind, source, ...found } = await chat(output.message, answer, reply);
      metrics.answers.inc({ kind, source });
      log.info({ status: 200, kind, source, ms: Math.round(reply.elapsedTime) }, 'question');
      return replyOf(found);
    },
  });
  app.all('/*', async (_request, reply) =>
    reply.code(404).send({ error: serverCopy.refusal(serverCopy.notFound) }),
  );
};
