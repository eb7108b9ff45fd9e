// What an operator sees: health, counters, and what a connection is told that carries no valid request.
import { connect } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { createMetrics, serveMetrics } from './metrics';
import { only, type RunningService, runService } from './testing/running-service';

let service: RunningService | undefined;
const start = async (...options: Parameters<typeof runService>) => {
  service = await runService(...options);
  return service;
};
afterEach(() => service?.stop());

/** Writes to a connection and returns everything until the other side ends it. */
const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket
      .on('data', (data) => (got += data.toString()))
      .on('close', () => resolve(got))
      .on('error', () => undefined);
  });
const errorIn = (response: string) =>
  (JSON.parse(response.slice(response.indexOf('\r\n\r\n'))) as { error: unknown }).error;
const headers = (count: number) =>
  Array.from({ length: count }, (_, at) => `X${at}: 1\r\n`).join('');

describe('health checks', () => {
  it.each(['/healthz', '/readyz', '/readyz?probe=1'])(
    '%s is answered by 200, also in HTTP/1.0 without a Host',
    async (path) => {
      const { port } = await start();
      expect(await raw(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 200 [^]*\r\n\r\nok$/,
      );
    },
  );

  it('report on stopping that no more requests are wanted, while requests are still answered', async () => {
    const { stop, url, port, ask } = await start({ drainSeconds: 1 });
    const stopped = stop();
    const answered = await ask({ message: 'How do I book a meeting?' });
    expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close']);
    expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/readyz`)).status]).toEqual(
      [200, 503],
    );
    await stopped;
    expect(await raw(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toBe('');
  });
});

describe('a connection', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['a request without a Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    [
      'a header that is too long',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`,
      431,
    ],
    ['101 headers', `GET / HTTP/1.1\r\nHost: a\r\n${headers(100)}\r\n`, 431],
    [
      'a forwarded address behind 1,500 headers',
      `POST /api/chat HTTP/1.1\r\nHost: a\r\n${headers(1500)}X-Forwarded-For: 203.0.113.1\r\n\r\n`,
      431,
    ],
    ['no end of its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 408],
  ])('that sends %s is refused in JSON with the number to call', async (_what, text, status) => {
    const { port } = await start({}, { requestMs: 300 });
    const response = await raw(port, text);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
    expect(errorIn(response)).toMatch(/ In danger\? Call 112\.$/);
  });

  it('may send a hundred headers', async () => {
    const { port } = await start();
    expect(
      await raw(
        port,
        `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers(98)}\r\n`,
      ),
    ).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('the counters', () => {
  it('tell requests, answers and refusals, never a word of a question', async () => {
    const metrics = createMetrics();
    const { port, close } = await serveMetrics(metrics, 0);
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    metrics.add('iru_limiter_fallbacks_total');
    metrics.add('iru_limiter_fallbacks_total');
    metrics.add('iru_answers_total', { kind: 'safety', source: 'embedded' });
    expect(await read()).toContain(
      '# TYPE iru_limiter_fallbacks_total counter\niru_limiter_fallbacks_total 2\n',
    );
    expect(await read()).toContain('\niru_answers_total{kind="safety",source="embedded"} 1\n');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    close();
  });

  it('are served on a port of their own, and only where one is named', async () => {
    const { ask, url, metricsPort } = await start({ ...only(1), metricsPort: 0 });
    await ask({ message: 'zqsentinel How do I book a meeting?' });
    await ask({ message: 'zqsentinel' });
    await ask('zqsentinel');
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(/\niru_answers_total\{kind="\w+",source="embedded"\} 1\n/);
    expect(text).toContain(
      'iru_refusals_total{status="429"} 1\niru_refusals_total{status="400"} 1\n',
    );
    expect(text).toContain('iru_requests_total{status="200"} 1\n');
    expect(text).not.toContain('zqsentinel');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    await service?.stop();
    expect((await start()).metricsPort).toBeUndefined();
  });
});
