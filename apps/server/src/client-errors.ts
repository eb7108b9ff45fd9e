import { STATUS_CODES } from 'node:http';

import type { FastifyServerOptions } from 'fastify';

import { serverCopy } from './copy';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const TOO_LARGE = 431;
const ERRORS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, serverCopy.tooSlow],
  HPE_HEADER_OVERFLOW: [TOO_LARGE, serverCopy.headersTooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, serverCopy.tooLong],
};

/** Returns a handler of requests that Node can't parse, which closes the connection after a message. */
export const createClientErrorHandler =
  (onResponse: (status: number) => void): ClientErrorHandler =>
  ({ code }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, message] = ERRORS[code] ?? [400, serverCopy.malformed];
    const error = serverCopy.refusal(message);
    // A browser that follows an address of 20 kB shows a page.
    const [type, body] =
      status === TOO_LARGE
        ? ['text/html', serverCopy.page(error)]
        : ['application/json', JSON.stringify({ error })];
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      "Content-Security-Policy: default-src 'none'",
      `Content-Type: ${type}; charset=utf-8`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    onResponse(status);
  };
