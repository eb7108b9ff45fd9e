import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { createSite } from '../../static-site.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What the server sends instead of a file of the build, or what it waits for before it sends the file. */
type Reply =
  | {
      readonly type: string;
      readonly text: string;
      readonly code?: number;
      /** Sends the headers and this text, and then nothing more. */
      readonly stalls?: boolean;
    }
  | { readonly redirect: string }
  | Promise<unknown>;

export const NEVER = new Promise<unknown>(() => undefined);

async function* endless(text: string) {
  // A stream without a first chunk sends no headers.
  yield text || ' ';
  await NEVER;
}

export interface OwnServer {
  readonly url: string;
  /** By path; the key `*` is for every path. */
  readonly replies: Map<string, Reply>;
  /** The paths requested since the start, or since a test emptied it. */
  readonly requests: string[];
  /** Ends the server and its connections. */
  readonly stop: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly start: () => Promise<void>;
}

/** Starts a server of the built site that a test can stop. */
export const startOwnServer = async (): Promise<OwnServer> => {
  const replies: OwnServer['replies'] = new Map();
  const requests: string[] = [];
  const listen = async (port: number) => {
    const app = createSite(dist, { forceCloseConnections: true });
    app.addHook('onRequest', async (request, reply) => {
      requests.push(request.url);
      const response = replies.get(request.url) ?? replies.get('*');
      if (response instanceof Promise) await response;
      else if (response && 'redirect' in response) await reply.redirect(response.redirect);
      else if (response) {
        const { code = 200, type, text, stalls = false } = response;
        // As from another server.
        for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
        await reply
          .code(code)
          .type(type)
          .send(stalls ? Readable.from(endless(text)) : text);
      }
    });
    await app.listen({ port });
    return app;
  };
  let app = await listen(0);
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    replies,
    requests,
    stop: () => app.close(),
    start: async () => {
      app = await listen(address.port);
    },
  };
};
