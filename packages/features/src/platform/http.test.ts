import { describe, expect, it } from 'vitest';

import { err, ok } from '../domain/result';
import { fakeClock } from '../testing/fake-clock';
import type { ScriptStep } from '../testing/scripted-fetch';
import { scriptedFetch } from '../testing/scripted-fetch';
import { request } from './http';

const URL_ASKED = '/api/chat';
const TIMEOUT = err({ kind: 'timeout', message: 'The answer took too long.' });
const ABORTED = err({ kind: 'aborted', message: 'The request was stopped.' });
const UNREACHABLE = err({ kind: 'network', message: 'The server could not be reached.' });

describe('request', () => {
  it.each<[number, string]>([
    [200, 'Muraho 👋'],
    [204, ''],
    [500, ''],
  ])('returns status %i with its body', async (status, body) => {
    const clock = fakeClock();
    const { fetch } = scriptedFetch({ status, body });
    expect(await request({ url: URL_ASKED, fetch, clock })).toEqual(ok({ status, body }));
    expect(clock.running()).toBe(0);
  });

  it('sends JSON with its type and the given headers', async () => {
    const { fetch, calls } = scriptedFetch({ status: 200 });
    const post = { url: URL_ASKED, method: 'POST' } as const;
    await request({ ...post, headers: { 'x-key': 'k' }, json: { message: 'Hi' }, fetch });
    const headers = { 'content-type': 'application/json', 'x-key': 'k' };
    expect(calls).toEqual([{ ...post, headers, body: '{"message":"Hi"}' }]);
  });

  it('sends neither body nor type without JSON', async () => {
    const { fetch, calls } = scriptedFetch({ status: 200 });
    await request({ url: URL_ASKED, fetch });
    expect(calls).toEqual([{ url: URL_ASKED, method: 'GET', headers: {}, body: undefined }]);
  });

  it.each<[string, ScriptStep]>([
    ['hangs', { hang: 'listening' }],
    ['hangs without listening', { hang: 'deaf' }],
    ['stops in the middle of the body', { status: 200, stall: '{"text":' }],
  ])('times out on a server that %s', async (_name, step) => {
    const clock = fakeClock();
    const { fetch } = scriptedFetch(step);
    const answer = request({ url: URL_ASKED, fetch, clock, timeoutMs: 30_000 });
    clock.advance(29_999);
    expect(clock.running()).toBe(1);
    clock.advance(1);
    expect(await answer).toEqual(TIMEOUT);
    expect(clock.running()).toBe(0);
  });

  it('can be aborted, also halfway', async () => {
    for (const step of [{ hang: 'deaf' }, { status: 200, stall: 'half' }] as const) {
      const clock = fakeClock();
      const controller = new AbortController();
      const { fetch } = scriptedFetch(step);
      const answer = request({ url: URL_ASKED, fetch, clock, signal: controller.signal });
      controller.abort();
      expect(await answer).toEqual(ABORTED);
      expect(clock.running()).toBe(0);
    }
  });

  it('makes no request when already aborted', async () => {
    const { fetch, calls } = scriptedFetch({ status: 200 });
    expect(await request({ url: URL_ASKED, fetch, signal: AbortSignal.abort() })).toEqual(ABORTED);
    expect(calls).toEqual([]);
  });

  it.each<[string, ScriptStep]>([
    ['no network', { offline: true }],
    ['a broken connection', { status: 200, cut: '{"text":' }],
  ])('returns %s as an error value', async (_name, step) => {
    const clock = fakeClock();
    const { fetch } = scriptedFetch(step);
    expect(await request({ url: URL_ASKED, fetch, clock })).toEqual(UNREACHABLE);
    expect(clock.running()).toBe(0);
  });

  it('returns an unsendable body as an error value', async () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const { fetch, calls } = scriptedFetch({ status: 200 });
    expect(await request({ url: URL_ASKED, json: loop, fetch })).toEqual(UNREACHABLE);
    expect(calls).toEqual([]);
  });

  it('accepts five megabytes and rejects larger responses', async () => {
    const body = 'x'.repeat(5_000_000);
    const { fetch } = scriptedFetch({ status: 200, body });
    for (const maxBytes of [undefined, 5_000_000]) {
      const limit = maxBytes === undefined ? {} : { maxBytes };
      expect(await request({ url: URL_ASKED, fetch, ...limit })).toEqual(ok({ status: 200, body }));
    }
    expect(await request({ url: URL_ASKED, fetch, maxBytes: 4_999_999 })).toEqual(
      err({ kind: 'network', message: 'The answer was too large.' }),
    );
  });

  it('joins a character that arrives in two parts', async () => {
    const parts = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array([0xf0, 0x9f]));
        controller.enqueue(new Uint8Array([0x91, 0x8b]));
        controller.close();
      },
    });
    const fetch = async () => new Response(parts);
    expect(await request({ url: URL_ASKED, fetch })).toEqual(ok({ status: 200, body: '👋' }));
  });
});
