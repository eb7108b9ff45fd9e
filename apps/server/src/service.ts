import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createListener, type Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { serveBuilt } from '@iru/site/serve-built';

import { createApp } from './app';
import { createChat, readQuestion } from './chat';
import type { Configuration } from './configuration';
import { createGemini, type Gemini } from './gemini';
import { googleModels } from './google-models';
import { type Log, nameOf } from './log';
import { createMetrics, serveMetrics } from './metrics';
import { pathOf, refusalOf, refuseConnection, sendResponse, toAppRequest } from './node-http';
import { createRateLimit } from './rate-limit';
import { connectValkey, type SharedCount } from './valkey';
import { visitorOf } from './visitor';

/** A service that runs. */
export interface Service {
  readonly port: number;
  /** The port of the counters, where they are served. */
  readonly metricsPort: number | undefined;
  /** Accepts no more connections, ends each one after its next response, and cuts what takes too long. */
  readonly stop: () => Promise<void>;
}

/** What only tests and development set. */
export interface ServiceExtras {
  /** @default the models that the key opens, none without a key */
  readonly gemini?: Gemini;
  /** How long the headers and the body of a request may take, in milliseconds. */
  readonly requestMs?: number;
  /** How long a connection may wait for its next request, in milliseconds. */
  readonly idleMs?: number;
  /** Serves no site: the development server does. */
  readonly withoutSite?: boolean;
}

/** Any question builds the index. */
const WARM_UP = 'warm up';

/** For the headers and the body of a request, and between two requests of a connection, in milliseconds. */
const REQUEST_MS = 10_000;
const IDLE_MS = 5000;
/** The headers of a request together, in bytes. */
const MAX_HEADER_BYTES = 16 * 1024;
/** More connections than this wait with the system until one ends. */
const MAX_CONNECTIONS = 10_000;

/** The longest time after a stop in which new connections keep the port open, in milliseconds. */
const ACCEPT_MS = 1000;

const BUILT_SITE = fileURLToPath(new URL('../../site/dist', import.meta.url));
const isForApp = (path: string): boolean =>
  path === '/healthz' || path === '/readyz' || path === '/api' || path.startsWith('/api/');

/** Without a shared store each limit is counted in memory. */
const COUNT_ALONE: SharedCount = {
  limitOf: (_name, bucket) => createRateLimit(bucket),
  close: () => undefined,
};

const listen = (server: Server, at: number | Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Starts the service: the built site, the assistant and its health on one port; rejects when the port is taken or no site is built. */
export const startService = async (
  configuration: Configuration,
  log: Log,
  extras: ServiceExtras = {},
): Promise<Service> => {
  const {
    geminiKey,
    trustedProxies,
    origins,
    valkeyUrl,
    questions,
    geminiQuestions,
    site = BUILT_SITE,
    drainSeconds,
    stopSeconds,
  } = configuration;
  const { requestMs = REQUEST_MS, idleMs = IDLE_MS, withoutSite = false } = extras;
  const metrics = createMetrics();
  const gemini =
    extras.gemini ??
    (geminiKey === undefined ? undefined : createGemini(await googleModels(geminiKey), log));
  const count =
    valkeyUrl === undefined ? COUNT_ALONE : await connectValkey(valkeyUrl, log, metrics);
  let stopping = false;
  const answerApp = createApp({
    chat: createChat(gemini && { gemini, limit: count.limitOf('gemini', geminiQuestions) }),
    limit: count.limitOf('questions', questions),
    log,
    metrics,
    origins,
    isStopping: () => stopping,
  });
  let hasWarned = false;
  /** A forwarded address that no trusted proxy wrote makes one visitor of all who come through that proxy. */
  const warnOnce = () => {
    if (!hasWarned) log('warn', 'untrusted-proxy', { trustedProxies });
    hasWarned = true;
  };
  const forApp = async (request: IncomingMessage, response: ServerResponse) => {
    const visitor = (forwarded: string | undefined) => {
      if (forwarded !== undefined && trustedProxies === 0) warnOnce();
      return visitorOf(request.socket.remoteAddress, forwarded, trustedProxies);
    };
    sendResponse(response, await answerApp(toAppRequest(request, response, visitor)));
  };
  const forSite = withoutSite
    ? (...parts: Parameters<typeof forApp>) => void forApp(...parts)
    : serveBuilt(site, (error) => log('error', 'file-failed', { reason: nameOf(error) }));

  const open = new Set<ServerResponse>();
  let connections = 0;
  let taken = 0;
  let accepted = 0;
  let answered = 0;
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: requestMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: Math.min(1000, requestMs),
      requireHostHeader: false,
    },
    (request, response) => {
      open.add(response);
      accepted += 1;
      response.on('close', () => {
        open.delete(response);
        // A visitor who left before the last byte was still answered.
        if (response.writableEnded) answered += 1;
        if (response.headersSent)
          metrics.add('iru_requests_total', { status: response.statusCode });
      });
      if (stopping) response.setHeader('Connection', 'close');
      const refusal = refusalOf(request);
      if (refusal !== undefined) sendResponse(response, refusal);
      else if (isForApp(pathOf(request))) void forApp(request, response);
      else forSite(request, response);
    },
  );
  // Counted by `refusalOf`: here more would be dropped without a word. Their bytes are limited above.
  server.maxHeadersCount = 0;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writableEnded) return;
    const isAnswering = [...open].some(
      (response) => response.socket === socket && response.headersSent,
    );
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') socket.destroy();
    else metrics.add('iru_requests_total', { status: refuseConnection(error.code, socket) });
  });
  // Once no connection is open, the service has ended.
  let onLastClosed: (() => void) | undefined;
  server.on('connection', (socket) => {
    connections += 1;
    taken += 1;
    socket.once('close', () => {
      connections -= 1;
      if (connections === 0) onLastClosed?.();
    });
  });

  // The port belongs to a server of its own: closing that one accepts no more connections and leaves the open ones alone,
  // while the server of HTTP would destroy those that are idle, on which a request may be on its way.
  const listener = createListener();
  await listen(listener, configuration.port);
  await listen(server, listener);
  const { port } = server.address() as AddressInfo;
  const counters =
    configuration.metricsPort === undefined
      ? undefined
      : await serveMetrics(metrics, configuration.metricsPort);
  // The index of topics is built with the first question: not while a visitor waits.
  setImmediate(() => void readQuestion(WARM_UP));
  log('info', 'started', { port, gemini: gemini !== undefined, shared: valkeyUrl !== undefined });

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const response of open)
      if (!response.headersSent) response.setHeader('Connection', 'close');
    if (drainSeconds > 0) {
      log('info', 'draining', { seconds: drainSeconds });
      await delay(drainSeconds * 1000);
    }
    // The system would reset connections that it has completed but that are not accepted yet, of which each turn takes one.
    const latest = performance.now() + ACCEPT_MS;
    for (let seen = -1; seen !== taken && performance.now() < latest;) {
      seen = taken;
      // The first may end the turn that is running, without a look at the port.
      await nextTurn();
      await nextTurn();
    }
    listener.close();
    log('info', 'stopping', { open: open.size });
    const cut = setTimeout(() => server.closeAllConnections(), stopSeconds * 1000);
    await new Promise<void>((resolve) => {
      onLastClosed = resolve;
      if (connections === 0) resolve();
    });
    clearTimeout(cut);
    server.close();
    counters?.close();
    count.close();
    log('info', 'stopped', { accepted, answered });
  };
  return { port, metricsPort: counters?.port, stop };
};
