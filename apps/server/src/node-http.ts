import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { type AppRequest, type AppResponse, refuse, refusePage } from './app';
import { serverCopy } from './copy';

export const getPath = ({ url = '/' }: IncomingMessage): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

const readBody = (request: IncomingMessage, maxBytes: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      resolve(undefined);
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    // The visitor disconnected, so no one reads the response.
    request.on('error', () => resolve(''));
  });

const createSignal = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
};

export const toAppRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  visitor: (forwarded: string | undefined) => string,
): AppRequest => {
  const header = (name: string): string | undefined => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    method: request.method ?? 'GET',
    path: getPath(request),
    header,
    visitor: () => visitor(header('x-forwarded-for')),
    body: (maxBytes) => readBody(request, maxBytes),
    signal: () => createSignal(response),
  };
};

export const sendResponse = (
  response: ServerResponse,
  { status, headers, body }: AppResponse,
): void => {
  // A 204 must not have a Content-Length (RFC 9110, 8.6).
  const length = status === 204 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length }).end(body);
};

/** Requests with more are refused, because Node would drop the rest, perhaps with the address from a proxy. */
const MAX_HEADERS = 100;

/** Returns the error response to an invalid request, or undefined if it's valid. */
export const validateRequest = ({
  rawHeaders,
  headers,
  httpVersion,
}: IncomingMessage): AppResponse | undefined => {
  const close = { Connection: 'close' };
  if (rawHeaders.length > 2 * MAX_HEADERS) return refuse(431, serverCopy.headersTooLarge, close);
  // HTTP/1.0 needs no Host (RFC 9112, 3.2).
  if (headers.host === undefined && httpVersion === '1.1')
    return refuse(400, serverCopy.malformed, close);
  return undefined;
};

const PARSER_ERRORS: Readonly<Record<string, readonly [line: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', serverCopy.tooSlow],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', serverCopy.headersTooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', serverCopy.tooLong],
};

/** Responds to a request that couldn't be parsed, and closes the connection; returns the status. */
export const refuseConnection = (code: string | undefined, socket: Duplex): string => {
  const [line, message] = PARSER_ERRORS[code ?? ''] ?? ['400 Bad Request', serverCopy.malformed];
  const status = line.slice(0, 3);
  const respond = code === 'HPE_HEADER_OVERFLOW' ? refusePage : refuse;
  const { headers, body } = respond(Number(status), message, { Connection: 'close' });
  const fields = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body) });
  const head = [`HTTP/1.1 ${line}`, ...fields.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  return status;
};
