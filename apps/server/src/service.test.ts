// Proves CHAT-2 on the side of the service.
import { connect, type Socket } from 'node:net';
import { request } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { readConfiguration } from './configuration';
import { serverCopy } from './copy';
import { deferred, only, type RunningService, runService } from './testing/running-service';

let service: RunningService | undefined;
const sockets: Socket[] = [];
const start = async (...options: Parameters<typeof runService>) => {
  service = await runService(...options);
  return service;
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service?.stop();
});

const QUESTION = { message: 'How do I book a meeting?' };
const errorOf = async (response: Response) => ((await response.json()) as { error: unknown }).error;

/** Writes to a connection as it is, and gives all that comes back until the other side ends it. */
const raw = (port: number, ...parts: string[]): Promise<string> =>
  new Promise((resolve) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => parts.forEach((part) => socket.write(part)));
    sockets.push(socket);
    socket
      .on('data', (data) => (got += data.toString()))
      .on('close', () => resolve(got))
      .on('error', () => undefined);
  });

describe('the built site', () => {
  it('is served with its policy, compressed, under clean addresses', async () => {
    const { url } = await start();
    const page = await fetch(`${url}/about-us`, { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('About us');
    expect((await fetch(`${url}/assets/a-1234567.js`)).headers.get('cache-control')).toContain(
      'immutable',
    );
  });

  it.each([
    '/nowhere',
    '/..%2f..%2fetc/passwd',
    '/%',
    '/%00',
    '/apis',
    '//evil.example',
    '/about-us/x',
  ])('answers %s with its own page and 404', async (path) => {
    const { url } = await start();
    const page = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([404, '<!doctype html>Not here']);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('takes nothing that is sent to a page', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/about-us`, { method: 'POST', body: 'x' })).status).toBe(404);
  });
});

describe('a question', () => {
  it('is answered with the page to go to, and is never kept by a cache', async () => {
    const { ask } = await start();
    const response = await ask(QUESTION);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.json()).toEqual({ text: expect.stringContaining('/meeting-booking') });
  });

  it.each([
    ['malformed', '{"message":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '["hello"]'],
    ['a number', '{"message":7}'],
    ['a list inside', '{"message":["hello"]}'],
    ['without its field', '{"text":"hello"}'],
    ['bytes that are no text', '\u0000\u0001'],
  ])('that is %s is refused in words', async (_what, body) => {
    const response = await (await start()).ask(body);
    expect([response.status, await errorOf(response)]).toEqual([
      400,
      serverCopy.refusal(serverCopy.unreadable),
    ]);
  });

  it('of blanks alone is refused in words', async () => {
    const response = await (await start()).ask({ message: ' \n ' });
    expect([response.status, await errorOf(response)]).toEqual([
      400,
      serverCopy.refusal(serverCopy.empty),
    ]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  ])('as %s is refused, as a form of another site would send it', async (type) => {
    const response = await (await start()).ask(QUESTION, { 'content-type': type });
    expect([response.status, await errorOf(response)]).toEqual([
      415,
      serverCopy.refusal(serverCopy.notJson),
    ]);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { 'sec-fetch-site': 'cross-site' },
  ])('from another site (%o) is refused', async (headers) => {
    const response = await (await start()).ask(QUESTION, headers);
    expect([response.status, await errorOf(response)]).toEqual([
      403,
      serverCopy.refusal(serverCopy.foreign),
    ]);
  });

  it('from the site itself, or one that is named, is answered', async () => {
    const { ask, url } = await start({ origins: ['https://iru.example'] });
    expect((await ask(QUESTION, { origin: url })).status).toBe(200);
    expect((await ask(QUESTION, { origin: 'https://iru.example' })).status).toBe(200);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'by %s is told how to ask',
    async (method) => {
      const { url } = await start();
      const response = await fetch(`${url}/api/chat`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  it('to an unknown address ends in words that the browser does not take for a missing service', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/api/else`, { method: 'POST' });
    expect([response.status, await errorOf(response)]).toEqual([
      404,
      serverCopy.refusal(serverCopy.nothingHere),
    ]);
  });

  it('that is aborted by the visitor stops what answers it', async () => {
    const begun = deferred();
    const stopped = deferred();
    const { url } = await start(
      {},
      {
        gemini: (_question, _grounds, signal) => {
          begun.resolve();
          return new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              stopped.resolve();
              resolve(undefined);
            });
          });
        },
      },
    );
    const leaving = new AbortController();
    const asked = fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(QUESTION),
      signal: leaving.signal,
    }).catch(() => 'gone');
    await begun.promise;
    leaving.abort();
    await stopped.promise;
    expect(await asked).toBe('gone');
  });
});

describe('bodies and headers without end', () => {
  it('of ten megabytes is refused by its announced length', async () => {
    const { ask, url } = await start();
    const response = await ask({ message: 'a'.repeat(10_000_000) }).catch(() => undefined);
    // A client that is still sending may see the connection end before it reads the refusal.
    expect([undefined, 413]).toContain(response?.status);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('of more than eight kilobytes is refused in words, and one byte less is read', async () => {
    const { ask } = await start();
    const fits = JSON.stringify({ message: '' }).length;
    expect((await ask({ message: 'a'.repeat(8192 - fits) })).status).toBe(200);
    const response = await ask({ message: 'a'.repeat(8193 - fits) });
    expect([response.status, await errorOf(response)]).toEqual([
      413,
      serverCopy.refusal(serverCopy.tooLong),
    ]);
  });

  it('in chunks is refused as soon as it is too long', async () => {
    const { port, url } = await start();
    const status = await new Promise((resolve) => {
      const sending = request(
        {
          port,
          host: '127.0.0.1',
          path: '/api/chat',
          method: 'POST',
          headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        },
        (response) => {
          resolve(response.statusCode);
          sending.destroy();
        },
      );
      sending.on('error', () => undefined);
      for (let chunk = 0; chunk < 20; chunk += 1) sending.write('a'.repeat(1024));
    });
    expect(status).toBe(413);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('that come too slowly are ended, and others are answered meanwhile', async () => {
    const { port, ask } = await start({}, { requestMs: 300 });
    const head =
      'POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
    const slow = Array.from({ length: 20 }, () => raw(port, head, '{"mess'));
    const unfinished = raw(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    expect((await ask(QUESTION)).status).toBe(200);
    for (const answer of await Promise.all([...slow, unfinished]))
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('of headers are refused, or cut where they are too many', async () => {
    const { port, url } = await start();
    const flood = await raw(
      port,
      `GET / HTTP/1.1\r\nHost: a\r\nX-Flood: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
    expect(flood).toMatch(/^HTTP\/1\.1 431 /);
    const many = Array.from({ length: 1500 }, (_, at) => `X${at}: 1`).join('\r\n');
    expect(
      await raw(port, `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${many}\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 (200|431) /);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('of no known protocol end the connection', async () => {
    const { port, url } = await start();
    expect(await raw(port, '\u0016\u0003\u0001nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('limits', () => {
  it('take sixty questions at once of one address, as behind the address of a carrier', async () => {
    const { questions } = readConfiguration({});
    const { ask } = await start({ questions });
    const answered = await Promise.all(Array.from({ length: 60 }, () => ask(QUESTION)));
    expect(answered.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('refuse what is more, in a sentence and with the time to wait', async () => {
    const { ask } = await start({ questions: { burst: 2, perSecond: 1 } });
    for (let asked = 0; asked < 2; asked += 1) expect((await ask(QUESTION)).status).toBe(200);
    const response = await ask(QUESTION);
    expect([response.status, response.headers.get('retry-after'), await errorOf(response)]).toEqual(
      [429, '1', 'Please ask again in a second. In danger? Call 112.'],
    );
  });

  it('name minutes where it is long', async () => {
    const { ask } = await start(only(1));
    await ask(QUESTION);
    const response = await ask(QUESTION);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await errorOf(response)).toMatch(
      /^There are too many questions .* in \d+ minutes\. In danger\? Call 112\.$/,
    );
  });

  it('have a model asked less often than the assistant answers by itself', async () => {
    const { ask, lines } = await start(
      { geminiQuestions: { burst: 2, perSecond: 1 / 3600 } },
      { gemini: async () => 'By a model, at /pricing.' },
    );
    for (let asked = 0; asked < 4; asked += 1) expect((await ask(QUESTION)).status).toBe(200);
    expect(
      lines()
        .slice(1)
        .map(({ source }) => source),
    ).toEqual(['gemini', 'gemini', 'embedded', 'embedded']);
  });

  it('believe an address in a header only where a trusted proxy wrote it, and say once that none is trusted', async () => {
    const { ask, lines } = await start(only(1));
    expect((await ask(QUESTION, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    expect((await ask(QUESTION, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
    expect(lines().filter(({ level }) => level === 'warn')).toMatchObject([
      { event: 'untrusted-proxy', trustedProxies: 0 },
    ]);
    await service?.stop();
    const behind = await start({ ...only(1), trustedProxies: 1 });
    expect((await behind.ask(QUESTION, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    expect((await behind.ask(QUESTION, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
    expect(
      (await behind.ask(QUESTION, { 'x-forwarded-for': '198.51.100.9, 203.0.113.2' })).status,
    ).toBe(429);
    expect(behind.lines().filter(({ level }) => level === 'warn')).toEqual([]);
  });
});

describe('stopping', () => {
  it('answers what was accepted, refuses what comes later, and ends', async () => {
    const begun = deferred();
    const released = deferred();
    const running = await start(
      {},
      {
        gemini: async () => {
          begun.resolve();
          await released.promise;
          return 'Said at last, at /pricing.';
        },
      },
    );
    const asked = running.ask(QUESTION);
    await begun.promise;
    const stopped = running.stop();
    await expect.poll(() => running.lines().at(-1)).toMatchObject({ event: 'stopping' });
    await expect(fetch(`${running.url}/healthz`)).rejects.toThrow('fetch failed');
    released.resolve();
    const response = await asked;
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.json()).toEqual({ text: 'Said at last, at /pricing.' });
    await stopped;
    expect(running.lines().at(-1)).toMatchObject({ event: 'stopped', accepted: 1, answered: 1 });
  });

  it('says so on a connection that is still open, then ends it', async () => {
    const begun = deferred();
    const released = deferred();
    const { ask, stop, port } = await start(
      {},
      {
        gemini: async () => {
          begun.resolve();
          await released.promise;
          return undefined;
        },
      },
    );
    // Two requests on one connection: the second is read once the first is answered.
    const body = JSON.stringify(QUESTION);
    const head = `POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const both = raw(port, head + body, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await begun.promise;
    const stopped = stop();
    released.resolve();
    expect(await both).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
    await expect(ask(QUESTION)).rejects.toThrow('fetch failed');
  });

  it('cuts what takes longer than it may', async () => {
    const begun = deferred();
    const { ask, stop, lines } = await start(
      { stopSeconds: 0 },
      {
        gemini: () => {
          begun.resolve();
          return new Promise(() => undefined);
        },
      },
    );
    const asked = ask(QUESTION).then(
      () => 'answered',
      () => 'cut',
    );
    await begun.promise;
    await stop();
    expect(await asked).toBe('cut');
    expect(lines().at(-1)).toMatchObject({ event: 'stopped', accepted: 1, answered: 0 });
  });
});

describe('the log', () => {
  it('has one JSON line per event, without questions, visitors or keys', async () => {
    const {
      ask,
      raw: written,
      lines,
    } = await start(
      { ...only(1), trustedProxies: 1, geminiKey: undefined },
      { gemini: () => Promise.reject(new Error('zqsentinel in a message')) },
    );
    const from = {
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'zqsentinel',
      referer: 'http://zqsentinel.example',
    };
    await ask({ message: 'zqsentinel: how do I book a meeting?' }, from);
    await ask('{"message":"zqsentinel', from);
    await ask({ message: 'zqsentinel he beats me' }, from);
    await ask({ message: 'zqsentinel' }, from);
    expect(lines().map(({ event, status }) => [event, status].filter(Boolean).join(' '))).toEqual([
      'started',
      'question 200',
      'question 400',
      'question 200',
      'question 429',
    ]);
    expect(lines()[3]).toMatchObject({
      level: 'info',
      kind: 'safety',
      source: 'embedded',
      ms: expect.any(Number),
    });
    expect(written()).not.toMatch(/zqsentinel|203\.0\.113|127\.0\.0\.1/);
  });
});
