// Proves CHAT-2 on the server.
import { request } from 'node:http';

import { describe, expect, it } from 'vitest';

import { serverCopy } from './copy';
import { deferred, limitTo, runService, sendRaw } from './testing/running-service';

const QUESTION = { message: 'How do I book a meeting?' };
const typed = (type: string) => ({ 'content-type': type });
const errorOf = async (response: Response) => ((await response.json()) as { error: unknown }).error;
const refusalOf = async (response: Response) => [response.status, await errorOf(response)];
/** A model that reports when it's asked, and answers nothing until it's released. */
const heldModel = () => {
  const asked = deferred();
  const released = deferred();
  const gemini = () => {
    asked.resolve();
    return released.promise.then(() => undefined);
  };
  return { gemini, asked: asked.promise, release: released.resolve };
};

describe('the built site', () => {
  it('is served at clean URLs, with the content security policy', async () => {
    const { url } = await runService();
    const page = await fetch(`${url}/about-us`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
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
  ])('responds to %s with its own 404 page', async (path) => {
    const { url } = await runService();
    const page = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([404, '<!doctype html>Not here']);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/fr/', 200, 'Accueil'],
    ['/fr/about-us', 200, 'About us'],
    ['/fr/nowhere', 404, 'Introuvable'],
    ['/fr/fr/', 404, 'Introuvable'],
    ['/fr/404', 404, 'Introuvable'],
    ['/xx/', 404, 'Not here'],
    ['/xx/about-us', 404, 'Not here'],
  ])('answers %s in the language of its prefix, with %i', async (path, status, text) => {
    const { url } = await runService();
    const page = await fetch(url + path, { headers: { accept: 'text/html' }, redirect: 'error' });
    expect(page.status).toBe(status);
    expect(await page.text()).toContain(text);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s for a page', async (method) => {
    const { url } = await runService();
    const refused = await fetch(`${url}/about-us`, { method });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(`${url}/nothing`, { method })).status).toBe(404);
  });
});

describe('POST /api/chat', () => {
  it('answers with a link to the right page, uncached', async () => {
    const { ask } = await runService();
    const response = await ask(QUESTION);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.json()).toEqual({
      text: expect.stringContaining('/meeting-booking'),
      language: 'en',
    });
  });

  it.each([
    ['fr', 'fr'],
    ['sw-KE,sw;q=0.9,en;q=0.8', 'sw'],
    ['ln', 'en'],
    ['x'.repeat(1000), 'en'],
  ])('answers a word in the language of the page (%s)', async (header, language) => {
    const { ask } = await runService();
    const response = await ask({ message: 'super like prix' }, { 'accept-language': header });
    expect(await response.json()).toMatchObject({ language });
  });

  it.each<[string, unknown, Record<string, string>, number, string]>([
    ['malformed JSON', '{"message":', {}, 400, serverCopy.unreadable],
    ['an empty body', '', {}, 400, serverCopy.unreadable],
    ['null', 'null', {}, 400, serverCopy.unreadable],
    ['an array', '["hello"]', {}, 400, serverCopy.unreadable],
    ['a number as message', '{"message":7}', {}, 400, serverCopy.unreadable],
    ['an array as message', '{"message":["hello"]}', {}, 400, serverCopy.unreadable],
    ['no message', '{"text":"hello"}', {}, 400, serverCopy.unreadable],
    ['control characters', '\u0000\u0001', {}, 400, serverCopy.unreadable],
    ['an empty message', { message: ' \n ' }, {}, 400, serverCopy.empty],
    // A form of another site could send these types.
    ['plain text', QUESTION, typed('text/plain'), 415, serverCopy.notJson],
    ['a form', QUESTION, typed('application/x-www-form-urlencoded'), 415, serverCopy.notJson],
    ['a form with parts', QUESTION, typed('multipart/form-data'), 415, serverCopy.notJson],
    ['JSONP', QUESTION, typed('application/jsonp'), 415, serverCopy.notJson],
    ['an invalid origin', QUESTION, { origin: 'nonsense' }, 403, serverCopy.crossOrigin],
    ['another site', QUESTION, { 'sec-fetch-site': 'cross-site' }, 403, serverCopy.crossOrigin],
  ])('rejects %s with a message', async (_name, body, headers, status, reason) => {
    const { ask } = await runService();
    expect(await refusalOf(await ask(body, headers))).toEqual([status, serverCopy.refusal(reason)]);
  });

  it.each([
    ['GET', '/api/chat'],
    ['PUT', '/api/chat'],
    ['GET', '/api/else'],
    ['POST', '/api/else'],
  ])(
    'responds to %s %s with an error that the browser doesn’t take for a missing service',
    async (method, path) => {
      const { url } = await runService();
      const response = await fetch(url + path, { method });
      expect(await refusalOf(response)).toEqual([404, serverCopy.refusal(serverCopy.notFound)]);
    },
  );

  it('aborts the model when the visitor disconnects', async () => {
    const begun = deferred();
    const stopped = deferred();
    const { url } = await runService(
      // After an abort, `fetch` opens another connection, and a stop would wait until it closes.
      { stopSeconds: 0 },
      {
        gemini: (_question, _documents, signal) => {
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
    const controller = new AbortController();
    const asked = fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(QUESTION),
      signal: controller.signal,
    }).catch(() => 'aborted');
    await begun.promise;
    controller.abort();
    await stopped.promise;
    expect(await asked).toBe('aborted');
  });
});

describe('an oversized, slow or malformed request', () => {
  it('is rejected by its Content-Length', async () => {
    const { ask, url } = await runService();
    const response = await ask({ message: 'a'.repeat(10_000_000) }).catch(() => undefined);
    // A client that is still sending may see the connection close before it reads the response.
    expect([undefined, 413]).toContain(response?.status);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('is rejected above 8192 bytes', async () => {
    const { ask } = await runService();
    const fits = JSON.stringify({ message: '' }).length;
    expect((await ask({ message: 'a'.repeat(8192 - fits) })).status).toBe(200);
    const response = await ask({ message: 'a'.repeat(8193 - fits) });
    expect(await refusalOf(response)).toEqual([413, serverCopy.refusal(serverCopy.tooLong)]);
  });

  it('is rejected in the middle of a chunked body', async () => {
    const { port, url } = await runService();
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

  it('times out while other requests are answered', async () => {
    const { port, ask } = await runService({}, { requestMs: 300 });
    const head =
      'POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
    const slow = Array.from({ length: 20 }, () => sendRaw(port, head, '{"mess'));
    expect((await ask(QUESTION)).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('keeps the service running when it has 1500 headers', async () => {
    const { port, url } = await runService();
    const many = Array.from({ length: 1500 }, (_, at) => `X${at}: 1`).join('\r\n');
    expect(
      await sendRaw(
        port,
        `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${many}\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1\.1 (200|431) /);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('the rate limit', () => {
  it('rejects further questions with a message and Retry-After', async () => {
    const { ask } = await runService({ questions: { max: 2, windowMs: 1000 } });
    for (let asked = 0; asked < 2; asked += 1) expect((await ask(QUESTION)).status).toBe(200);
    const response = await ask(QUESTION);
    expect([response.status, response.headers.get('retry-after'), await errorOf(response)]).toEqual(
      [429, '1', 'Please ask again in a second. In danger? Call 112.'],
    );
  });

  it('gives a long wait in minutes', async () => {
    const { ask } = await runService(limitTo(1));
    await ask(QUESTION);
    const response = await ask(QUESTION);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await errorOf(response)).toMatch(
      /^There are too many questions .* in \d+ minutes\. In danger\? Call 112\.$/,
    );
  });

  it('is lower for the model than for the assistant', async () => {
    const { ask, lines } = await runService(
      { geminiQuestions: { max: 2, windowMs: 3_600_000 } },
      { gemini: async () => 'By a model, at /pricing.' },
    );
    for (let asked = 0; asked < 4; asked += 1) expect((await ask(QUESTION)).status).toBe(200);
    expect(
      lines()
        .slice(1)
        .map(({ source }) => source),
    ).toEqual(['gemini', 'gemini', 'embedded', 'embedded']);
  });

  it('uses X-Forwarded-For only behind a trusted proxy, and warns once otherwise', async () => {
    const { ask, lines } = await runService(limitTo(1));
    expect((await ask(QUESTION, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    expect((await ask(QUESTION, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
    expect(lines().filter(({ level }) => level === 'warn')).toMatchObject([
      { event: 'untrusted-proxy', trustedProxies: 0 },
    ]);
    const behind = await runService({ ...limitTo(1), trustedProxies: 1 });
    expect((await behind.ask(QUESTION, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    expect((await behind.ask(QUESTION, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
    expect(
      (await behind.ask(QUESTION, { 'x-forwarded-for': '198.51.100.9, 203.0.113.2' })).status,
    ).toBe(429);
    expect(behind.lines().filter(({ level }) => level === 'warn')).toEqual([]);
  });
});

describe('stopping', () => {
  it('closes a connection after its current response', async () => {
    const model = heldModel();
    const { ask, stop, port } = await runService({}, model);
    // Two requests on one connection: the second would be read after the first response.
    const body = JSON.stringify(QUESTION);
    const head = `POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const both = sendRaw(port, head + body, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await model.asked;
    const stopped = stop();
    model.release();
    expect(await both).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
    await expect(ask(QUESTION)).rejects.toThrow('fetch failed');
  });

  it('aborts requests that take too long', async () => {
    const model = heldModel();
    const { ask, stop, lines } = await runService({ stopSeconds: 0 }, model);
    const asked = ask(QUESTION).then(
      () => 'answered',
      () => 'aborted',
    );
    await model.asked;
    await stop();
    expect(await asked).toBe('aborted');
    expect(lines().at(-1)).toMatchObject({ event: 'stopped', accepted: 1, answered: 0 });
  });
});

describe('the log', () => {
  it('has one line of JSON per event, without questions, addresses or keys', async () => {
    const {
      ask,
      raw: written,
      lines,
    } = await runService(
      { ...limitTo(1), trustedProxies: 1, geminiKey: undefined },
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
