import { once } from 'node:events';
import { existsSync, readFileSync, ReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import send from '@fastify/send';

import { cacheControl, securityHeaders } from './security-headers.mjs';

/** What the build leaves beside each text, the smallest first. */
const CODINGS = [{ coding: 'br', ending: '.br' }, { coding: 'gzip', ending: '.gz' }];
const COMPRESSED = /\.(?:html|js|css|svg|txt)$/;

/** The codings that a browser takes; `q=0` refuses one. @param {string} [header] */
const acceptedCodings = (header = '') => {
  const offers = new Map(
    header.toLowerCase().split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))];
    }),
  );
  return CODINGS.filter(({ coding }) => offers.get(coding) ?? offers.get('*') ?? false);
};

/** The files that an address may mean, best first. A file without an ending, such as `_headers`, is for hosts alone. @param {string} path */
const filesOf = (path) => {
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  if (bare === '') return ['/index.html'];
  return extname(bare) === '' ? [`${bare}.html`, `${bare}/index.html`] : [bare];
};

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Answers from the folder of a built site as every host of it does: clean addresses, compressed files, a real 404, the
 * security headers; throws where nothing is built. Files are looked up at each request, so that a site may be replaced
 * while it is served.
 * @param {string} dist
 * @param {(error: unknown) => void} onError Takes what kept a file from being sent, never that a visitor left.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export const serveBuilt = (dist, onError) => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built site in ${dist}. Run \`npm run build -- --site\` first.`);
  const headers = Object.entries(securityHeaders({ demo: existsSync(join(dist, 'mockServiceWorker.js')) }));
  const notFound = readFileSync(join(dist, '404.html'));

  /** @param {import('node:http').IncomingMessage} request */
  const find = async (request) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    // The tags are weak, and a weak tag never allows a part: the whole file is sent (RFC 9110, 13.1.5).
    const acceptRanges = !request.headers['if-range']?.includes('"');
    const options = { root: dist, acceptRanges, cacheControl: false, contentType: false };
    const codings = acceptedCodings(request.headers['accept-encoding']);
    for (const file of filesOf(path)) {
      const compressed = COMPRESSED.test(file);
      for (const { coding, ending } of [...(compressed ? codings : []), { coding: undefined, ending: '' }]) {
        const result = await send(request, file + ending, options);
        if (result.statusCode === 500 && result.type === 'error') throw result.metadata.error;
        if (result.type === 'file' || result.statusCode === 412 || result.statusCode === 416) return { ...result, file, coding, compressed };
      }
    }
    return undefined;
  };

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const missing = (request, response) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    response.writeHead(404, { 'Content-Type': wantsPage ? 'text/html;charset=utf-8' : 'text/plain' });
    response.end(wantsPage ? notFound : '');
  };

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = async (request, response) => {
    const found = request.method === 'GET' || request.method === 'HEAD' ? await find(request) : undefined;
    if (!found) return missing(request, response);
    const { statusCode, stream, file, coding, compressed } = found;
    if (found.type !== 'file') {
      const { 'Content-Range': range } = found.headers;
      response.writeHead(statusCode, range === undefined ? {} : { 'Content-Range': range }).end();
      return undefined;
    }
    if (stream instanceof ReadStream) await once(stream, 'open');
    response.setHeader('Cache-Control', cacheControl(file));
    if (compressed) response.setHeader('Vary', 'Accept-Encoding');
    if (statusCode !== 304) {
      const type = send.mime.getType(file) ?? 'application/octet-stream';
      response.setHeader('Content-Type', send.isUtf8MimeType(type) ? `${type};charset=utf-8` : type);
      if (coding !== undefined) response.setHeader('Content-Encoding', coding);
    }
    response.writeHead(statusCode, found.headers);
    if (!(stream instanceof ReadStream)) {
      response.end();
      return undefined;
    }
    await pipeline(stream, response);
    // A file that was cut while it was read has fewer bytes than were announced.
    if (stream.bytesRead < Number(found.headers['Content-Length'])) request.socket.destroy();
    return undefined;
  };

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    answer(request, response).catch((error) => {
      if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') onError(error);
      if (response.headersSent || response.destroyed) response.destroy();
      else if (codeOf(error) === 'ENOENT') missing(request, response);
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end();
    });
  };
};
