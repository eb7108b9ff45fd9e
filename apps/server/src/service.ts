import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { createSite } from '@iru/site/static-site';
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
} from 'fastify';

import { createChat, findAnswer } from './chat';
import { chatRoutes, DYNAMIC } from './chat-routes';
import { createClientErrorHandler } from './client-errors';
import type { Configuration } from './configuration';
import { createGemini, type Gemini } from './gemini';
import { googleModels } from './google-models';
import { createLimits } from './limits';
import { createMetrics, createMetricsServer } from './metrics';

export interface ServiceOptions {
  /** @default Gemini with the configured key, none without a key */
  readonly gemini?: Gemini;
  /** The timeout of a request's headers and body, in milliseconds. */
  readonly requestMs?: number;
  /** How long a connection may be idle, in milliseconds. @default as configured */
  readonly idleMs?: number;
  /** Whether another server serves the site. @default false */
  readonly withoutSite?: boolean;
  /** @default All addresses. */
  readonly host?: string;
}

const WARM_UP = 'warm up';
const MAX_HEADER_BYTES = 16 * 1024;
/** How long idle connections may stay open once the service stops, in milliseconds. */
const MAX_IDLE_WHILE_STOPPING_MS = 5000;
const BUILT_SITE = fileURLToPath(new URL('../../site/dist', import.meta.url));
/** All addresses: `::`, or `0.0.0.0` on a machine without IPv6. */
const ANY_HOST = '';

const getPort = ({ server }: FastifyInstance): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Starts the site, the assistant and the health checks on one port; rejects if the port is in use or the site isn't built. */
export const startService = async (
  configuration: Configuration,
  log: FastifyBaseLogger,
  {
    gemini,
    requestMs = 10_000,
    idleMs = configuration.idleSeconds * 1000,
    withoutSite = false,
    host = ANY_HOST,
  }: ServiceOptions = {},
) => {
  const { geminiKey, valkeyUrl, trustedProxies, site = BUILT_SITE } = configuration;
  const metrics = createMetrics();
  const settings: FastifyHttpOptions<Server> = {
    // Without Fastify's own events, which repeat ours.
    loggerInstance: log.child({}, { level: 'warn' }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < trustedProxies,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(1000, requestMs),
    },
    clientErrorHandler: createClientErrorHandler((status) => metrics.requests.inc({ status })),
    // Requests on open connections are still answered while the service stops.
    return503OnClosing: false,
  };
  const app = withoutSite ? fastify(settings) : createSite(site, settings);
  // Node would drop further ones silently, perhaps with the address from a proxy.
  app.server.maxHeadersCount = 0;

  let isStopping = false;
  let hasWarned = false;
  let accepted = 0;
  let open = 0;
  let answered = 0;
  app.addHook('onRequest', (request, reply, done) => {
    accepted += 1;
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
      // Even if the visitor disconnected before the last byte.
      if (reply.raw.writableEnded) answered += 1;
      if (reply.raw.headersSent) metrics.requests.inc({ status: reply.statusCode });
    });
    // Behind a proxy that isn't trusted, all visitors share the proxy's address and its limit.
    if (trustedProxies === 0 && !hasWarned && 'x-forwarded-for' in request.headers) {
      log.warn({ trustedProxies }, 'untrusted-proxy');
      hasWarned = true;
    }
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });

  app.get('/healthz', async (_request, reply) => reply.headers(DYNAMIC).send('ok'));
  app.get('/readyz', async (_request, reply) =>
    reply
      .code(isStopping ? 503 : 200)
      .headers(DYNAMIC)
      .send(isStopping ? 'stopping' : 'ok'),
  );
  const limits = await createLimits(valkeyUrl, log, metrics);
  const model =
    gemini ??
    (geminiKey === undefined ? undefined : createGemini(await googleModels(geminiKey), log));
  app.register(chatRoutes, {
    prefix: '/api',
    chat: createChat(
      model && {
        gemini: model,
        limit: await limits.create('gemini', configuration.geminiQuestions),
      },
    ),
    limit: await limits.create('questions', configuration.questions),
    log,
    metrics,
    origins: configuration.origins,
  });

  const metricsServer =
    configuration.metricsPort === undefined ? undefined : createMetricsServer(metrics);
  try {
    // First, so that nothing is answered by half a service.
    await metricsServer?.listen({ port: configuration.metricsPort ?? 0, host: ANY_HOST });
    await app.listen({ port: configuration.port, host });
  } catch (error) {
    await Promise.all([app.close(), metricsServer?.close()]);
    limits.close();
    throw error;
  }
  // The first question builds the index, and no visitor should wait for that.
  setImmediate(() => void findAnswer(WARM_UP));
  log.info(
    { port: getPort(app), gemini: model !== undefined, shared: valkeyUrl !== undefined },
    'started',
  );

  const countConnections = promisify(app.server.getConnections.bind(app.server));
  /** Answers open requests, refuses new connections, and aborts requests that take too long. */
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const { drainSeconds, stopSeconds } = configuration;
    if (drainSeconds > 0) {
      log.info({ seconds: drainSeconds }, 'draining');
      await delay(drainSeconds * 1000);
    }
    // Closing the server would cut idle connections, on which a request may be arriving. Each closes after its next
    // response, or with the server.
    const latest = performance.now() + Math.min(idleMs, MAX_IDLE_WHILE_STOPPING_MS);
    while (performance.now() < latest && (await countConnections()) > open) await delay(10);
    log.info({ open }, 'stopping');
    const timeout = setTimeout(() => app.server.closeAllConnections(), stopSeconds * 1000);
    await Promise.all([app.close(), metricsServer?.close()]);
    clearTimeout(timeout);
    limits.close();
    log.info({ accepted, answered }, 'stopped');
  };
  return { port: getPort(app), metricsPort: metricsServer && getPort(metricsServer), stop };
};
export type Service = Awaited<ReturnType<typeof startService>>;
