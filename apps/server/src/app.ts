import { CHAT_URL } from '@iru/features/domain/chat-protocol';
import { parseJson } from '@iru/features/domain/result';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as v from 'valibot';

import { type Chat, readQuestion, type Reply } from './chat';
import { serverCopy } from './copy';
import { type Log, nameOf } from './log';
import type { RateLimit } from './rate-limit';

/** What the service is made of. */
export interface AppParts {
  readonly chat: Chat;
  readonly limit: RateLimit;
  readonly log: Log;
  /** What a visitor is counted under. */
  readonly visitorOf: (context: Context) => string;
  /** Origins besides the service's own. */
  readonly origins?: readonly string[];
  /** Whether the service is about to stop. */
  readonly isStopping?: () => boolean;
}

/** The longest body of a question, in bytes. */
const LONGEST_BODY = 8 * 1024;

/** What the log is told of an answer. */
interface Told {
  Variables: { told?: Pick<Reply, 'kind' | 'source'> };
}

const question = v.object({ message: v.string() });

type Refusal = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 500;

/** Refuses in words that never leave a person in danger without a number. */
const refuse = (context: Context, status: Refusal, error: string, headers: Record<string, string> = {}) =>
  context.json({ error: serverCopy.refusal(error) }, status, headers);

/** What is still on its way is not read: the connection ends with the answer. */
const refuseLength = (context: Context) => refuse(context, 413, serverCopy.tooLong, { Connection: 'close' });
const limitedBody = bodyLimit({ maxSize: LONGEST_BODY, onError: refuseLength });

/** Lets pages of the other origins read the answers; the origin is checked before this runs. */
const allowOrigin = cors({ origin: (origin) => origin, allowMethods: ['POST'], allowHeaders: ['Content-Type'], exposeHeaders: ['Retry-After'], maxAge: 600 });

/** Whether a question comes from a page of this host, as a browser says; other programs say nothing. */
const isFromHere = (context: Context, origins: readonly string[]): boolean => {
  const origin = context.req.header('origin');
  if (origin === undefined) return context.req.header('sec-fetch-site') !== 'cross-site';
  if (origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Read as an address, so that capitals and a port that goes without saying make no difference.
  const own = `${protocol}//${context.req.header('host')}`;
  return URL.canParse(own) && new URL(own).host === host;
};

/** The service as a Fetch handler, for Node and any other runtime: the questions of the assistant and whether it lives (CHAT-2). */
export const createApp = ({ chat, limit, log, visitorOf, origins = [], isStopping = () => false }: AppParts): Hono<Told> => {
  const app = new Hono<Told>();

  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    await next();
  });

  app.on(['GET', 'HEAD'], '/healthz', (context) => (isStopping() ? context.text('stopping', 503) : context.text('ok')));

  app.use(CHAT_URL, (context, next) => (origins.includes(context.req.header('origin') ?? '') ? allowOrigin(context, next) : next()));
  app.post(
    CHAT_URL,
    async (context, next) => {
      const started = performance.now();
      await next();
      const { status } = context.res;
      log(status >= 500 ? 'error' : 'info', 'question', {
        status,
        ...context.get('told'),
        ms: Math.round(performance.now() - started),
      });
    },
    async (context, next) => {
      if (!isFromHere(context, origins)) return refuse(context, 403, serverCopy.foreign);
      if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('content-type') ?? '')) return refuse(context, 415, serverCopy.notJson);
      return next();
    },
    // A length that is announced is checked by its number: reading the body as a stream costs as much as the answer.
    (context, next) => {
      const length = context.req.header('content-length');
      if (length === undefined || context.req.header('transfer-encoding') !== undefined) return limitedBody(context, next);
      return Number(length) > LONGEST_BODY ? refuseLength(context) : next();
    },
    async (context) => {
      const json = parseJson(await context.req.text());
      const asked = v.safeParse(question, json.ok ? json.value : undefined);
      if (!asked.success) return refuse(context, 400, serverCopy.unreadable);
      const message = asked.output.message.trim();
      if (message === '') return refuse(context, 400, serverCopy.empty);
      const found = readQuestion(message);
      // Danger is never counted: a person in danger is answered however much was asked from the same address.
      const visitor = visitorOf(context);
      const seconds = found.kind === 'safety' ? 0 : await limit(visitor);
      if (seconds > 0) return refuse(context, 429, serverCopy.tooMany(seconds), { 'Retry-After': String(seconds) });
      const { text, kind, source } = await chat(message, found, visitor, () => context.req.raw.signal);
      context.set('told', { kind, source });
      return context.json({ text });
    },
  );
  app.all(CHAT_URL, (context) => refuse(context, 405, serverCopy.notAsked, { Allow: 'POST' }));

  app.notFound((context) => refuse(context, 404, serverCopy.nothingHere));
  app.onError((error, context) => {
    log('error', 'failed', { reason: nameOf(error) });
    return refuse(context, 500, serverCopy.failed);
  });
  return app;
};
