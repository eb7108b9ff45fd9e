import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveBuilt } from '@iru/site/serve-built';

import { createApp } from './app';
import { createChat } from './chat';
import type { Configuration } from './configuration';
import { createGemini, type Gemini } from './gemini';
import { googleModels } from './google-models';
import { type Log, nameOf } from './log';
import { createRateLimit } from './rate-limit';
import { connectValkey, type SharedCount } from './valkey';
import { visitorOf } from './visitor';

/** A service that runs. */
export interface Service {
  readonly port: number;
  /** Takes no more connections, answers what was taken, and ends; what is not answered in time is cut. */
  readonly stop: () => Promise<void>;
}

/** What only tests and development set. */
export interface ServiceExtras {
  /** @default the models that the key opens, none without a key */
  readonly gemini?: Gemini;
  /** How long the headers and the body of a request may take, in milliseconds. */
  readonly requestMs?: number;
  /** Serves no site: the development server does. */
  readonly withoutSite?: boolean;
}

/** For the headers and the body of a request, and between two requests of a connection, in milliseconds. */
const REQUEST_MS = 10_000;
const IDLE_MS = 5000;
const LARGEST_HEADERS = 16 * 1024;
const MOST_HEADERS = 100;
/** More connections than this wait with the system until one ends. */
const MOST_CONNECTIONS = 10_000;

const BUILT_SITE = fileURLToPath(new URL('../../site/dist', import.meta.url));
const isForApp = ({ url = '' }: IncomingMessage): boolean => /^\/(?:api\/|api$|healthz(?:$|\?))/.test(url.split('?')[0] ?? '');

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Without a shared store each limit is counted in memory. */
const COUNT_ALONE: SharedCount = { limitOf: (_name, bucket) => createRateLimit(bucket), close: () => undefined };

/** Starts the service: the built site, the assistant and its health on one port; rejects when the port is taken or no site is built. */
export const startService = async (configuration: Configuration, log: Log, extras: ServiceExtras = {}): Promise<Service> => {
  const { geminiKey, trustedProxies, origins, port, valkeyUrl, questions, geminiQuestions, site = BUILT_SITE, stopSeconds } = configuration;
  const { requestMs = REQUEST_MS, withoutSite = false } = extras;
  const gemini = extras.gemini ?? (geminiKey === undefined ? undefined : createGemini(await googleModels(geminiKey), log));
  const count = valkeyUrl === undefined ? COUNT_ALONE : await connectValkey(valkeyUrl, log);
  let hasWarned = false;
  /** A forwarded address that no trusted proxy wrote makes one visitor of all who come through that proxy. */
  const warnOnce = () => {
    if (!hasWarned) log('warn', 'untrusted-proxy', { trustedProxies });
    hasWarned = true;
  };
  let stopping = false;
  const app = createApp({
    chat: createChat(gemini && { gemini, limit: count.limitOf('gemini', geminiQuestions) }),
    limit: count.limitOf('questions', questions),
    log,
    origins,
    isStopping: () => stopping,
    visitorOf: (context) => {
      const forwarded = context.req.header('x-forwarded-for');
      if (forwarded !== undefined && trustedProxies === 0) warnOnce();
      return visitorOf((context.env as HttpBindings).incoming.socket.remoteAddress, forwarded, trustedProxies);
    },
  });
  const answerApp = getRequestListener(app.fetch);
  const answerSite = withoutSite ? (...parts: Parameters<typeof answerApp>) => void answerApp(...parts) : serveBuilt(site, (error) => log('error', 'file-failed', { reason: nameOf(error) }));

  const open = new Set<ServerResponse>();
  let accepted = 0;
  let answered = 0;
  const server = createServer(
    {
      maxHeaderSize: LARGEST_HEADERS,
      headersTimeout: requestMs,
      requestTimeout: requestMs,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: Math.min(1000, requestMs),
    },
    (request, response) => {
      open.add(response);
      accepted += 1;
      response.on('close', () => {
        open.delete(response);
        // Whoever left before the last byte was answered all the same.
        if (response.writableEnded) answered += 1;
      });
      if (stopping) response.setHeader('Connection', 'close');
      if (isForApp(request)) void answerApp(request, response);
      else answerSite(request, response);
    },
  );
  server.maxHeadersCount = MOST_HEADERS;
  server.maxConnections = MOST_CONNECTIONS;
  const taken = await listen(server, port);
  log('info', 'started', { port: taken, gemini: gemini !== undefined, shared: valkeyUrl !== undefined });

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log('info', 'stopping', { open: open.size });
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    const cut = setTimeout(() => server.closeAllConnections(), stopSeconds * 1000);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(cut);
    count.close();
    log('info', 'stopped', { accepted, answered });
  };
  return { port: taken, stop };
};
