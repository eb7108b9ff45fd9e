import { createHash } from 'node:crypto';

import rateLimit, { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit';
import fastify, { type FastifyRequest } from 'fastify';

import type { Log } from './log';
import type { Metrics } from './metrics';

/** At most `max` questions per address; the count starts again after `windowMs`. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** Returns how many seconds a visitor must wait, or 0 if the question is accepted and counted. */
export type RateLimit = (request: FastifyRequest) => Promise<number>;

/** Beyond this the visitors who asked least recently are counted from 0 again. */
const MAX_VISITORS = 50_000;
/** How long a command may take before this instance limits in memory, in milliseconds. */
const COMMAND_MS = 500;
const MAX_RECONNECT_MS = 2000;

/** The address without the port that some proxies add, or its /64 network for IPv6, which a household shares. */
export const getVisitorKey = (ip: string): string =>
  normalizeIP(ip.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2'));

/** Returns a counter with a store of its own: the plugin has one store per instance. */
const createCounter = async (
  { max, windowMs }: Limit,
  store: Pick<RateLimitPluginOptions, 'cache' | 'redis' | 'nameSpace' | 'keyGenerator'>,
) => {
  const holder = fastify();
  await holder.register(rateLimit, { global: false, max, timeWindow: windowMs, ...store });
  return holder.createRateLimit();
};

/**
 * Returns limits that several instances share if they have the URL of a Valkey or Redis. While it's unavailable each instance
 * limits in memory, and the log reports when that starts and ends. Visitors are stored as a hash, salted with the URL and its
 * password, until their count starts again.
 */
export const createLimits = async (valkeyUrl: string | undefined, log: Log, metrics: Metrics) => {
  let isShared = true;
  const setShared = (value: boolean, error?: unknown) => {
    if (value && !isShared) log.info('valkey-back');
    if (!value && isShared) log.warn(error, 'valkey-gone');
    isShared = value;
  };

  const connect = async (url: string) => {
    const { Redis } = await import('iovalkey');
    const client = new Redis(url.replace(/^valkey/, 'redis'), {
      lazyConnect: true,
      commandTimeout: COMMAND_MS,
      connectTimeout: 2000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(MAX_RECONNECT_MS, attempt * 100),
    });
    client.on('error', (error: unknown) => setShared(false, error));
    // So that the first question is already limited together with the other instances.
    await client.connect().catch((error: unknown) => setShared(false, error));
    return client;
  };
  const client = valkeyUrl === undefined ? undefined : await connect(valkeyUrl);
  const hashVisitor = ({ ip }: FastifyRequest) =>
    createHash('sha256')
      .update(`${valkeyUrl}\n${getVisitorKey(ip)}`)
      .digest('base64url');

  return {
    /** @param limit No limit if undefined. */
    create: async (name: string, limit: Limit | undefined): Promise<RateLimit> => {
      if (limit === undefined) return async () => 0;
      const inMemory = await createCounter(limit, {
        cache: MAX_VISITORS,
        keyGenerator: ({ ip }) => getVisitorKey(ip),
      });
      const shared =
        client &&
        (await createCounter(limit, {
          redis: client,
          nameSpace: `iru:${name}:`,
          keyGenerator: hashVisitor,
        }));
      const count = async (request: FastifyRequest) => {
        if (shared === undefined) return inMemory(request);
        try {
          const counted = await shared(request);
          setShared(true);
          return counted;
        } catch (error) {
          setShared(false, error);
          metrics.fallbacks.inc();
          return inMemory(request);
        }
      };
      return async (request) => {
        const counted = await count(request);
        return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : 0;
      };
    },
    close: () => client?.disconnect(),
  };
};
