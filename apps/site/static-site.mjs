import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

import { pathInside } from '../../scripts/lib/paths.mjs';
import { createPageSender } from './page-sender.mjs';
import { cacheControl, securityHeaders } from './security-headers.mjs';

/** Returns a path without escapes; as it is if it can't be decoded. @param {string} path */
const decode = (path) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Returns a path as the router writes it: one slash at a time and none at the end, in lower case, without `index` and `.html`.
 * @param {string} path
 */
const canonicalPath = (path) =>
  decode(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    // The home page of a language.
    .replace(/^(?:\/[a-z]{2})?$/, '$&/');

/** The folder of a language; English has none. */
const LANGUAGE = /^[a-z]{2}$/;
const HOME = /^\/(?:[a-z]{2}\/)?$/;
const NOT_FOUND = /^(?:\/[a-z]{2})?\/404$/;

/** Returns the file of a path. Files without an extension, such as `_headers`, are only for hosts. @param {string} path */
const fileOf = (path) => {
  if (HOME.test(path)) return `${path}index.html`;
  const bare = path.replace(/\/$/, '');
  return extname(bare) === '' ? `${bare}.html` : bare;
};

/**
 * Returns a server of the built site that behaves like every host of it: one URL for each page, compressed files, a real 404,
 * the security headers. Files are looked up on each request, so that a site can be replaced while it's served.
 * @param {string} dist
 * @param {import('fastify').FastifyHttpOptions<import('node:http').Server>} [options]
 * @throws {Error} Without a build.
 */
export const createSite = (dist, options = {}) => {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`There is no built site in ${dist}. Run \`npm run build -- --site\` first.`);
  const demo = existsSync(join(dist, 'mockServiceWorker.js'));
  /** @param {import('fastify').FastifyRequest} request */
  const securityOf = ({ url }) => securityHeaders({ demo, path: url.split('?')[0] });
  const send = createPageSender(dist);
  const notFound = readFileSync(join(dist, '404.html'));
  const notFoundIn = new Map(
    readdirSync(dist)
      .filter((name) => LANGUAGE.test(name))
      .map((language) => [language, readFileSync(join(dist, language, '404.html'))]),
  );

  /** @param {string} path */
  const isPage = (path) =>
    /^\/[a-z\d/-]*$/.test(path) && !NOT_FOUND.test(path) && existsSync(join(dist, fileOf(path)));

  /** @param {import('fastify').FastifyRequest} request @param {import('fastify').FastifyReply} reply */
  const missing = (request, reply) => {
    const wantsPage =
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return reply
      .code(404)
      .headers(securityOf(request))
      .type(wantsPage ? 'text/html; charset=utf-8' : 'text/plain')
      .send(wantsPage ? (notFoundIn.get(request.url.split('/')[1] ?? '') ?? notFound) : '');
  };

  const app = fastify({
    ...options,
    // For a URL that can't be decoded.
    frameworkErrors: (_error, request, reply) => void missing(request, reply),
  });
  app.register(async (site) => {
    await site.register(fastifyStatic, {
      root: dist,
      serve: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.headers({
          'cache-control': cacheControl(`/${pathInside(dist, path)}`),
          vary: 'Accept-Encoding',
        }),
    });
    site.addHook('onRequest', async (request, reply) => void reply.headers(securityOf(request)));
    site.setNotFoundHandler(missing);
    site.setErrorHandler(
      /** @param {import('fastify').FastifyError & { headers?: Record<string, string> }} error */
      (error, request, reply) => {
        const { statusCode = 500, headers = {} } = error;
        // A condition or a range that the file doesn't meet.
        if (statusCode === 412 || statusCode === 416)
          return reply.code(statusCode).headers(headers).send();
        if (statusCode < 500) return missing(request, reply);
        request.log.error(error, 'file-failed');
        return reply.code(500).type('text/plain').send();
      },
    );
    site.get('/*', async (request, reply) => {
      const [path = '/'] = request.url.split('?');
      const canonical = canonicalPath(path);
      if (NOT_FOUND.test(canonical)) return missing(request, reply);
      if (canonical !== path && isPage(canonical))
        return reply
          .header('cache-control', cacheControl('/'))
          .redirect(canonical + request.url.slice(path.length), 308);
      const file = fileOf(decodeURIComponent(path)).replace(/^\//, '');
      if (!file.startsWith('assets/') && (await send(file, request, reply))) return reply;
      return reply.sendFile(file);
    });
    // Nothing here takes a body; `/api/` has routes of its own.
    site.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: (request, reply) =>
        isPage(canonicalPath(request.url.split('?')[0] ?? '/'))
          ? reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send()
          : missing(request, reply),
    });
  });
  return app;
};
