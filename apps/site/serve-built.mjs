import { existsSync, readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import send from '@fastify/send';

import { cacheControl, securityHeaders } from './security-headers.mjs';

/** The compressed copies that the build creates, smallest first. */
const CODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
];
const COMPRESSED = /\.(?:html|js|css|svg|txt)$/;

/** Returns the encodings that a browser accepts; `q=0` excludes one. @param {string} [header] */
const acceptedCodings = (header = '') => {
  const offers = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((offer) => {
        const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
        return [name, !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))];
      }),
  );
  return CODINGS.filter(({ coding }) => offers.get(coding) ?? offers.get('*') ?? false);
};

/** Returns the candidate files for a path, best first. Files without an extension, such as `_headers`, are only for hosts. @param {string} path */
const filesOf = (path) => {
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  if (bare === '') return ['/index.html'];
  return extname(bare) === '' ? [`${bare}.html`, `${bare}/index.html`] : [bare];
};

/** Returns a path as the router writes it: one slash at a time, in lower case, without `.html`. @param {string} path */
const canonicalPath = (path) =>
  path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '') || '/';

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The maximum size of a cached file and of the whole cache, in bytes. */
const MAX_KEPT_FILE = 128 * 1024;
const MAX_KEPT = 8 * 1024 * 1024;

/** Caches small files until their ETag, which depends on size and time, changes. */
const createFileCache = () => {
  /** @type {Map<string, { tag: string, content: Buffer }>} */
  const kept = new Map();
  let bytes = 0;
  /** @param {string} path */
  const forget = (path) => {
    bytes -= kept.get(path)?.content.length ?? 0;
    kept.delete(path);
  };
  return async (/** @type {string} */ path, /** @type {string} */ tag) => {
    const known = kept.get(path);
    if (known?.tag === tag) return known.content;
    const content = await readFile(path);
    forget(path);
    kept.set(path, { tag, content });
    bytes += content.length;
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_KEPT) break;
      forget(oldest);
    }
    return content;
  };
};

/**
 * Serves a built site like every host of it: one URL for each page, compressed files, a real 404, the
 * security headers; throws without a build. Files are looked up on each request, so that a site can be replaced
 * while it's served.
 * @param {string} dist
 * @param {(error: unknown) => void} onError Called when a file can't be sent, but not when a visitor disconnects.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export const serveBuilt = (dist, onError) => {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`There is no built site in ${dist}. Run \`npm run build -- --site\` first.`);
  const security = securityHeaders({ demo: existsSync(join(dist, 'mockServiceWorker.js')) });
  const notFound = readFileSync(join(dist, '404.html'));
  const readSmall = createFileCache();

  /** @param {string} path */
  const isPage = (path) =>
    /^\/[a-z\d/-]*$/.test(path) &&
    path !== '/404' &&
    existsSync(join(dist, `${path === '/' ? 'index' : path}.html`));

  /** Finds the file of a request; `send` gets a HEAD request, because the content is sent from here. @param {import('node:http').IncomingMessage} request */
  const find = async ({ url = '/', headers }) => {
    const [path = '/'] = url.split('?');
    // Weak ETags don't allow partial responses, so the whole file is sent (RFC 9110, 13.1.5).
    const acceptRanges = !headers['if-range']?.includes('"');
    const options = { root: dist, acceptRanges, cacheControl: false, contentType: false };
    const request = /** @type {import('node:http').IncomingMessage} */ ({
      method: 'HEAD',
      headers,
    });
    const codings = acceptedCodings(headers['accept-encoding']);
    for (const file of filesOf(path)) {
      const compressed = COMPRESSED.test(file);
      for (const { coding, ending } of [
        ...(compressed ? codings : []),
        { coding: undefined, ending: '' },
      ]) {
        const result = await send(request, file + ending, options);
        if (result.statusCode === 500 && result.type === 'error') throw result.metadata.error;
        if (result.type === 'file' || result.statusCode === 412 || result.statusCode === 416)
          return { ...result, file, coding, compressed };
      }
    }
    return undefined;
  };

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const missing = (request, response) => {
    const wantsPage =
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const body = wantsPage ? notFound : '';
    response
      .writeHead(404, {
        ...security,
        'Content-Type': wantsPage ? 'text/html;charset=utf-8' : 'text/plain',
        'Content-Length': body.length,
      })
      .end(body);
  };

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = async (request, response) => {
    const { url = '/' } = request;
    const [requested = '/'] = url.split('?');
    const canonical = canonicalPath(requested);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && canonical !== requested && isPage(canonical)) {
      const Location = canonical + url.slice(requested.length);
      response.writeHead(301, { ...security, 'Cache-Control': cacheControl('/'), Location }).end();
      return undefined;
    }
    const found = isRead && canonical !== '/404' ? await find(request) : undefined;
    if (!found) return missing(request, response);
    const { statusCode, file, coding, compressed } = found;
    if (found.type !== 'file') {
      const { 'Content-Range': range } = found.headers;
      response
        .writeHead(
          statusCode,
          range === undefined ? security : { ...security, 'Content-Range': range },
        )
        .end();
      return undefined;
    }
    /** @type {Record<string, string>} */
    const headers = { ...security, ...found.headers, 'Cache-Control': cacheControl(file) };
    if (compressed) headers['Vary'] = 'Accept-Encoding';
    if (statusCode !== 304) {
      const type = send.mime.getType(file) ?? 'application/octet-stream';
      headers['Content-Type'] = send.isUtf8MimeType(type) ? `${type};charset=utf-8` : type;
      if (coding !== undefined) headers['Content-Encoding'] = coding;
    }
    if (statusCode === 304 || request.method === 'HEAD') {
      response.writeHead(statusCode, headers).end();
      return undefined;
    }
    const { path } = found.metadata;
    const length = Number(headers['Content-Length']);
    if (statusCode === 200 && length <= MAX_KEPT_FILE) {
      const content = await readSmall(path, headers['ETag'] ?? '');
      // The file may have changed size since it was looked up.
      response.writeHead(statusCode, { ...headers, 'Content-Length': content.length }).end(content);
      return undefined;
    }
    const [, start = '0'] = /^bytes (\d+)-/.exec(headers['Content-Range'] ?? '') ?? [];
    const handle = await open(path);
    // The visitor may have disconnected, and `pipeline` doesn't close a stream that it can't connect.
    if (response.destroyed) return handle.close();
    const stream = handle.createReadStream({
      start: Number(start),
      end: Number(start) + length - 1,
    });
    response.writeHead(statusCode, headers);
    await pipeline(stream, response);
    // A file truncated while being read has fewer bytes than announced.
    if (stream.bytesRead < length) request.socket.destroy();
    return undefined;
  };

  return (request, response) => {
    answer(request, response).catch((error) => {
      if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') onError(error);
      if (response.headersSent || response.destroyed) response.destroy();
      else if (codeOf(error) === 'ENOENT') missing(request, response);
      else response.writeHead(500, { ...security, 'Content-Type': 'text/plain' }).end();
    });
  };
};
