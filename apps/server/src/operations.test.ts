import { describe, expect, it } from 'vitest';

import { limitTo, runService, sendRaw } from './testing/running-service';

const errorIn = (response: string) =>
  (JSON.parse(response.slice(response.indexOf('\r\n\r\n'))) as { error: unknown }).error;

describe('health checks', () => {
  it.each(['/healthz', '/readyz', '/readyz?probe=1'])(
    '%s is answered with 200, also in HTTP/1.0 without a Host',
    async (path) => {
      const { port } = await runService();
      expect(await sendRaw(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 200 [^]*\r\n\r\nok$/,
      );
    },
  );

  it('report not ready while stopping, although requests are still answered', async () => {
    const { stop, url, port, ask } = await runService({ drainSeconds: 1 });
    const stopped = stop();
    const answered = await ask({ message: 'How do I book a meeting?' });
    expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close']);
    expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/readyz`)).status]).toEqual(
      [200, 503],
    );
    await stopped;
    expect(await sendRaw(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toBe('');
  });
});

describe('a request', () => {
  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['unfinished headers', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 408],
  ])('with %s is rejected in JSON with the emergency number', async (_name, text, status) => {
    const { port } = await runService({}, { requestMs: 300 });
    const response = await sendRaw(port, text);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
    expect(errorIn(response)).toMatch(/ In danger\? Call 112\.$/);
  });

  it('with an address that is too long is answered with a page that leads home', async () => {
    const { port } = await runService();
    const response = await sendRaw(
      port,
      `GET /blog?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
    expect(response).toContain('Content-Type: text/html');
    expect(response).toMatch(/In danger\? Call 112\..*<a href="\/">/);
  });

  it('without a Host is rejected', async () => {
    const { port } = await runService();
    expect(await sendRaw(port, 'GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('counts for the address behind 3,000 headers that a proxy appended', async () => {
    const { port } = await runService({ ...limitTo(1), trustedProxies: 1 });
    const body = '{"message":"Muraho"}';
    const askFrom = (visitor: string) =>
      sendRaw(
        port,
        `POST /api/chat HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${'a:\r\n'.repeat(3000)}X-Forwarded-For: ${visitor}\r\n\r\n${body}`,
      );
    const statuses = [];
    for (const visitor of ['203.0.113.1', '203.0.113.2', '203.0.113.1'])
      statuses.push(/^HTTP\/1\.1 (\d+)/.exec(await askFrom(visitor))?.[1]);
    expect(statuses).toEqual(['200', '200', '429']);
  });
});

describe('a connection', () => {
  it('outlives those that load balancers keep for a minute', async () => {
    const { url } = await runService({}, { idleMs: undefined });
    const response = await fetch(`${url}/healthz`);
    expect(response.headers.get('keep-alive')).toBe('timeout=72');
  });
});

describe('the metrics', () => {
  it('keep the service from starting where their port is taken', async () => {
    const { port } = await runService();
    await expect(runService({ metricsPort: port })).rejects.toThrow('EADDRINUSE');
  });

  it('count requests, answers and errors for Prometheus, without their texts, and only on their own port', async () => {
    const { ask, url, metricsPort } = await runService({ ...limitTo(1), metricsPort: 0 });
    await ask({ message: 'zqsentinel How do I book a meeting?' });
    await ask({ message: 'zqsentinel' });
    await ask('zqsentinel');
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    expect(text).toMatch(
      /# TYPE iru_answers_total counter\niru_answers_total\{kind="\w+",source="embedded"\} 1\n/,
    );
    expect(text).toContain(
      'iru_refusals_total{status="429"} 1\niru_refusals_total{status="400"} 1\n',
    );
    expect(text).toContain('iru_requests_total{status="200"} 1\n');
    expect(text).not.toContain('zqsentinel');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await runService()).metricsPort).toBeUndefined();
  });
});
