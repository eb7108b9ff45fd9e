import cors from '@fastify/cors';
import { replyOf } from '@iru/features/assistant-engine';
import { readAcceptLanguage } from '@iru/features/domain/accept-language';
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

const ERRORS: Readonly<Record<number, string>> = {
  400: serverCopy.unreadable,
  413: serverCopy.tooLong,
  415: serverCopy.notJson,
};

/** Also true for programs that aren't browsers, which send no origin. */
const isSameOrigin = ({ headers: { origin, host, ...headers } }: FastifyRequest): boolean => {
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
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
  const refuse = (reply: FastifyReply, status: number, error: string) => {
    metrics.refusals.inc({ status });
    log[status >= 500 ? 'error' : 'info'](
      { status, ms: Math.round(reply.elapsedTime) },
      'question',
    );
    return reply.code(status).send({ error: serverCopy.refusal(error) });
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
        return refuse(reply, 403, serverCopy.crossOrigin);
      return undefined;
    },
    errorHandler: (error: FastifyError, _request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) log.error(error, 'failed');
      refuse(reply, statusCode, ERRORS[statusCode] ?? serverCopy.failed);
    },
    handler: async (request, reply) => {
      const { success, output } = v.safeParse(questionSchema, request.body);
      if (!success) return refuse(reply, 400, serverCopy.unreadable);
      if (output.message === '') return refuse(reply, 400, serverCopy.empty);
      const answer = findAnswer(
        output.message,
        readAcceptLanguage(request.headers['accept-language']),
      );
      // Someone in danger is answered however many questions came from the same address, also in a language that hides it.
      const mayBeDanger = answer.kind === 'safety' || answer.kind === 'other-language';
      const seconds = mayBeDanger ? 0 : await limit(request);
      if (seconds > 0)
        return refuse(reply.header('retry-after', seconds), 429, serverCopy.tooMany(seconds));
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
