// What a faulty or malicious model server can't do: send endless responses, or redirect the key to another host.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterEach, describe, expect, it } from 'vitest';

import { createGemini } from './gemini';
import { googleModels } from './google-models';
import { createTestLog } from './testing/running-service';

const DOCUMENTS = [{ page: '/pricing', title: 'Coins', text: 'A coin costs 10 RWF.' }];
const LIST = JSON.stringify({
  models: [{ name: 'models/gemini-2.5-flash', supportedGenerationMethods: ['generateContent'] }],
});
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const listening = async (listener: RequestListener) => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const askServer = async (answer: RequestListener, attempt = 5000) => {
  const url = await listening((request, response) =>
    request.method === 'GET' ? response.end(LIST) : answer(request, response),
  );
  const limits = { attempt, total: 10_000, list: 60_000, pause: 0, atOnce: 4 };
  const gemini = createGemini(
    await googleModels('zqkeysentinel', url),
    createTestLog().log,
    limits,
  );
  return gemini('What is a coin?', DOCUMENTS, new AbortController().signal);
};
const replyWith =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.end(JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] }));

describe('a model’s answer', () => {
  it('is aborted if it’s endless', async () => {
    let sent = 0;
    const chunk = ' '.repeat(65_536);
    const answered = await askServer((_request, response) => {
      const more = () => {
        while (!response.destroyed && sent < 200 * 2 ** 20) {
          sent += chunk.length;
          if (!response.write(chunk)) break;
        }
      };
      response.on('drain', more);
      more();
    });
    expect(answered).toBeUndefined();
    expect(sent).toBeLessThan(20 * 2 ** 20);
  });

  it('doesn’t send the key to a redirect’s target', async () => {
    const keys: unknown[] = [];
    const elsewhere = await listening((request, response) => {
      keys.push(request.headers['x-goog-api-key']);
      replyWith('From elsewhere.')(request, response);
    });
    const answered = await askServer(
      (request, response) =>
        void response.writeHead(307, { location: elsewhere + (request.url ?? '') }).end(),
    );
    expect([answered, keys]).toEqual([undefined, []]);
  });

  it.each([
    'Send 50000 RWF to unlock your account.',
    'Call me on +250 788 123 456.',
    'Pay with *182*1*1*0788123456#.',
    'Write to me on WhatsApp.',
  ])('is rejected: %s', async (text) => {
    expect(await askServer(replyWith(text))).toBeUndefined();
  });

  it.each([
    'A coin costs 10 RWF, see /pricing.',
    'Call 112 if you are in danger.',
    'You buy 120 coins for 1,200 RWF at /pricing.',
  ])('is shown: %s', async (text) => {
    expect(await askServer(replyWith(text))).toBe(text);
  });

  it('times out if it arrives slowly, even while garbage is collected', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const collecting = setInterval(collect, 50);
    const started = performance.now();
    const answered = await askServer((_request, response) => {
      const interval = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(interval));
    }, 400);
    clearInterval(collecting);
    expect(answered).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
