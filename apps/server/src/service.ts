import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createListener, type Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { serveBuilt } from '@iru/site/serve-built';

import { createApp } from './app';
import { createChat, findAnswer } from './chat';
import type { Configuration } from './configuration';
import { createGemini, type Gemini } from './gemini';
import { googleModels } from './google-models';
import { getErrorName, type Log } from './log';
import { createMetrics, serveMetrics } from './metrics';
import {
  getPath,
  refuseConnection,
  sendResponse,
  toAppRequest,
  validateRequest,
} from './node-http';
import { createRateLimit } from './rate-limit';
import { connectValkey, type RateLimitStore } from './valkey';
import { getVisitorKey } from './visitor';

export interface Service {
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** Stops accepting connections, closes each after its next response, and aborts requests that take too long. */
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  /** @default Gemini with the configured key, none without a key */
  readonly gemini?: Gemini;
  /** The timeout of a request's headers and body, in milliseconds. */
  readonly requestMs?: number;
  /** How long a connection may be idle, in milliseconds. */
  readonly idleMs?: number;
  /** Whether another server serves the site. @default false */
  readonly withoutSite?: boolean;
}

const WARM_UP = 'warm up';

const REQUEST_MS = 10_000;
const IDLE_MS = 5000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Further connections wait in the operating system's queue. */
const MAX_CONNECTIONS = 10_000;

/** How long new connections can delay closing the port, in milliseconds. */
const MAX_ACCEPT_MS = 1000;

const BUILT_SITE = fileURLToPath(new URL('../../site/dist', import.meta.url));
const isForApp = (path: string): boolean =>
  path === '/healthz' || path === '/readyz' || path === '/api' || path.startsWith('/api/');

const IN_MEMORY: RateLimitStore = {
  createLimit: (_name, bucket) => createRateLimit(bucket),
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

/** Starts the site, the assistant and the health checks on one port; rejects if the port is in use or the site isn't built. */
export const startService = async (
  configuration: Configuration,
  log: Log,
  options: ServiceOptions = {},
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
  const { requestMs = REQUEST_MS, idleMs = IDLE_MS, withoutSite = false } = options;
  const metrics = createMetrics();
  const gemini =
    options.gemini ??
    (geminiKey === undefined ? undefined : createGemini(await googleModels(geminiKey), log));
  const limits = valkeyUrl === undefined ? IN_MEMORY : await connectValkey(valkeyUrl, log, metrics);
  let stopping = false;
  const answerApp = createApp({
    chat: createChat(gemini && { gemini, limit: limits.createLimit('gemini', geminiQuestions) }),
    limit: limits.createLimit('questions', questions),
    log,
    metrics,
    origins,
    isStopping: () => stopping,
  });
  let hasWarned = false;
  /** Behind a proxy that isn't trusted, all visitors share the proxy's address and its limit. */
  const warnOnce = () => {
    if (!hasWarned) log('warn', 'untrusted-proxy', { trustedProxies });
    hasWarned = true;
  };
  const handleApp = async (request: IncomingMessage, response: ServerResponse) => {
    const visitor = (forwarded: string | undefined) => {
      if (forwarded !== undefined && trustedProxies === 0) warnOnce();
      return getVisitorKey(request.socket.remoteAddress, forwarded, trustedProxies);
    };
    sendResponse(response, await answerApp(toAppRequest(request, response, visitor)));
  };
  const handleSite = withoutSite
    ? (...args: Parameters<typeof handleApp>) => void handleApp(...args)
    : serveBuilt(site, (error) => log('error', 'file-failed', { reason: getErrorName(error) }));

  const open = new Set<ServerResponse>();
  let connections = 0;
  let connected = 0;
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
        // Even if the visitor disconnected before the last byte.
        if (response.writableEnded) answered += 1;
        if (response.headersSent)
          metrics.add('iru_requests_total', { status: response.statusCode });
      });
      if (stopping) response.setHeader('Connection', 'close');
      const refusal = validateRequest(request);
      if (refusal !== undefined) sendResponse(response, refusal);
      else if (isForApp(getPath(request))) void handleApp(request, response);
      else handleSite(request, response);
    },
  );
  // `validateRequest` limits their number, because Node would drop more silently.
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
  let onLastClosed: (() => void) | undefined;
  server.on('connection', (socket) => {
    connections += 1;
    connected += 1;
    socket.once('close', () => {
      connections -= 1;
      if (connections === 0) onLastClosed?.();
    });
  });

  // A separate server owns the port: closing it stops new connections and keeps the open ones, while closing the HTTP server
  // would destroy idle ones, on which a request may be arriving.
  const listener = createListener();
  await listen(listener, configuration.port);
  await listen(server, listener);
  const { port } = server.address() as AddressInfo;
  const metricsServer =
    configuration.metricsPort === undefined
      ? undefined
      : await serveMetrics(metrics, configuration.metricsPort);
  // The first question builds the index, and no visitor should wait for that.
  setImmediate(() => void findAnswer(WARM_UP));
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
    // The operating system would reset established connections that aren't accepted yet. Each event-loop turn accepts one.
    const latest = performance.now() + MAX_ACCEPT_MS;
    for (let seen = -1; seen !== connected && performance.now() < latest;) {
      seen = connected;
      // The first may only end the current turn, without polling the port.
      await nextTurn();
      await nextTurn();
    }
    listener.close();
    log('info', 'stopping', { open: open.size });
    const timeout = setTimeout(() => server.closeAllConnections(), stopSeconds * 1000);
    await new Promise<void>((resolve) => {
      onLastClosed = resolve;
      if (connections === 0) resolve();
    });
    clearTimeout(timeout);
    server.close();
    metricsServer?.close();
    limits.close();
    log('info', 'stopped', { accepted, answered });
  };
  return { port, metricsPort: metricsServer?.port, stop };
};
