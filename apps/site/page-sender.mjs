import { readFile } from 'node:fs/promises';

import { negotiate } from '@fastify/accept-negotiator';
import send from '@fastify/send';

import { cacheControl } from './security-headers.mjs';

/** The endings of the compressed copies that the build creates. */
const ENDINGS = { br: '.br', gzip: '.gz' };

/**
 * Returns a function that sends a page as `@fastify/static` would, but keeps its content in memory until the file changes:
 * reading it takes longer than everything else together.
 * @param {string} root The folder of the site.
 */
export const createPageSender = (root) => {
  /** @type {Map<string, { tag: string | undefined, content: Buffer }>} */
  const kept = new Map();
  const options = { root, acceptRanges: false, cacheControl: false, contentType: false };

  /** @param {string} page @param {import('fastify').FastifyRequest} request @param {import('fastify').FastifyReply} reply */
  return async (page, { headers }, reply) => {
    // Any coding means gzip, as `@fastify/static` reads it.
    const accepted = (headers['accept-encoding'] ?? '').replaceAll('*', 'gzip');
    const coding = negotiate(accepted, ['br', 'gzip']);
    // HEAD, because the content is sent from here.
    const request = /** @type {import('node:http').IncomingMessage} */ ({
      method: 'HEAD',
      headers,
    });
    const found = await send(request, coding === null ? page : page + ENDINGS[coding], options);
    if (found.type !== 'file') return reply.sendFile(page);
    const { ETag: tag, 'Last-Modified': modified } = found.headers;
    reply.code(found.statusCode).headers({
      etag: tag,
      'last-modified': modified,
      'cache-control': cacheControl(`/${page}`),
      vary: 'Accept-Encoding',
    });
    if (found.statusCode === 304) return reply.send();
    const { path } = found.metadata;
    const known = kept.get(path);
    const content = known && known.tag === tag ? known.content : await readFile(path);
    kept.set(path, { tag, content });
    if (coding !== null) reply.header('content-encoding', coding);
    return reply.type('text/html; charset=utf-8').send(content);
  };
};
