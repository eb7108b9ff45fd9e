import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { createSite } from '../static-site.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** The first script of each page. It reports errors, because WebDriver has no command for them. */
const RECORDER = `
const report = (text) => navigator.sendBeacon('/problems', text);
addEventListener('error', ({ message, target }) => {
  // Firefox reports a preload of a module that it's loading already.
  if (target.rel !== 'modulepreload') report(message ?? 'not loaded: ' + (target.src ?? target.href));
}, true);
addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report('policy: ' + violatedDirective + ' ' + blockedURI));
`;

/** What answers at the site's address: the site, nothing, or a network's sign-in page. */
type Network = 'site' | 'none' | 'portal';

/** Serves the built site, with a script that reports problems; leaving quickly opens an empty page, which needs no network. */
export const startTestSite = async () => {
  const problems: string[] = [];
  const site = createSite(dist, { forceCloseConnections: true });
  let network: Network = 'site';
  site.addHook('onRequest', async (request, reply) => {
    if (network === 'none') return request.socket.destroy();
    if (network === 'portal') return reply.type('text/html').send('<h1>Free Wi-Fi: log in</h1>');
    if (request.url === '/recorder.js') return reply.type('text/javascript').send(RECORDER);
    // Pages aren't compressed, because the next hook changes them; a worker asks for them like for any file.
    if (!/\.\w+$/.test(request.url)) request.headers['accept-encoding'] = 'identity';
    return undefined;
  });
  site.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    const html = payload instanceof Readable ? await text(payload) : String(payload);
    reply.removeHeader('content-length');
    return html
      .replace('<head>', '<head><script src="/recorder.js"></script>')
      .replace(/data-exit-url="[^"]*"/, 'data-exit-url=""');
  });
  site.post('/problems', (request) => {
    problems.push(String(request.body));
    return '';
  });
  return {
    url: await site.listen({ port: 0 }),
    problems,
    /** Changes what answers from now on. */
    connectTo: (next: Network) => {
      network = next;
    },
    stop: () => site.close(),
  };
};
