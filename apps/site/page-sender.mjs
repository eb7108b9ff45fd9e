import { join } from 'node:path';

import { negotiate } from '@fastify/accept-negotiator';

import { createContentReader, matchesTag } from './content-tags.mjs';
import { cacheControl } from './security-headers.mjs';

/** The endings of the compressed copies that the build creates. */
const ENDINGS = { br: '.br', gzip: '.gz' };

/** The types of the files outside `/assets/` that change with a deployment. @type {Readonly<Record<string, string>>} */
const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml',
};

/**
 * Returns a function that sends a page, or another file whose name has no hash, from memory, and sends it again only if its
 * content has changed; it returns false for what it can't send.
 * @param {string} root The folder of the site.
 */
export const createPageSender = (root) => {
  const read = createContentReader();
  /** @param {string} file @param {import('fastify').FastifyRequest} request @param {import('fastify').FastifyReply} reply */
  return async (file, { headers }, reply) => {
    const type = TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''];
    if (type === undefined) return false;
    // Any coding means gzip, as `@fastify/static` reads it.
    const accepted = (headers['accept-encoding'] ?? '').replaceAll('*', 'gzip');
    const coding = negotiate(accepted, ['br', 'gzip']);
    const path = join(root, file);
    const copy = coding === null ? undefined : await read(path + ENDINGS[coding]);
    const sent = copy ?? (await read(path));
    if (!sent) return false;
    reply.headers({
      etag: sent.tag,
      'cache-control': cacheControl(`/${file}`),
      vary: 'Accept-Encoding',
    });
    if (matchesTag(headers['if-none-match'], sent.tag)) {
      await reply.code(304).send();
      return true;
    }
    if (copy && coding !== null) reply.header('content-encoding', coding);
    await reply.type(type).send(sent.content);
    return true;
  };
};
