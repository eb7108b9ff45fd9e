// Proves CHAT-3.
import { afterEach, describe, expect, it, vi } from 'vitest';

import { SITE_KNOWLEDGE } from '../content/site-knowledge';
import { ok } from '../domain/result';
import type { ScriptStep } from '../testing/scripted-fetch';
import { createDataCache } from './data-cache';
import { askFallback } from './fallback';
import { modelList, modelRefuses, modelReplies, scriptedSend } from './testing/scripted-send';

const ask = (
  { send }: ReturnType<typeof scriptedSend>,
  more: Partial<Parameters<typeof askFallback>[0]> = {},
) => askFallback({ message: 'Hi', key: 'secret-key', send, cache: createDataCache(), ...more });

const answered = (text: string) => ok({ text });
const modelOf = (url: string) => /models\/([^:]+):generateContent$/.exec(url)?.[1];

afterEach(() => {
  vi.useRealTimers();
});

describe('the fallback', () => {
  it('lists the models, then sends the site knowledge to the best one, with the key only in a header', async () => {
    const models = modelList('gemini-pro', 'gemini-2.5-flash');
    const network = scriptedSend(models, modelReplies('Muraho'));
    expect(await ask(network)).toEqual(answered('Muraho'));
    const [list, question] = network.calls;
    const headers = { 'x-goog-api-key': 'secret-key' };
    expect([list, question]).toMatchObject([{ method: 'GET', headers }, { headers }]);
    expect(`${list?.url}${question?.url}`).not.toContain('secret-key');
    expect(modelOf(question?.url ?? '')).toBe('gemini-2.5-flash');
    expect(JSON.parse(question?.body ?? '')).toEqual({
      contents: [{ role: 'user', parts: [{ text: `${SITE_KNOWLEDGE}\n\nUser: Hi\nAssistant:` }] }],
    });
  });

  it('answers a message about danger itself and sends it to no one', async () => {
    const network = scriptedSend();
    expect(await ask(network, { message: 'he wants to kill me' })).toEqual({
      ok: true,
      value: { text: expect.stringContaining('112'), language: 'en' },
    });
    expect(network.calls).toEqual([]);
  });

  it('tries the next model until one answers', async () => {
    const network = scriptedSend(
      modelList('gemini-x', 'gemini-1.5-pro', 'gemini-2.5-flash'),
      modelRefuses('Busy.'),
      { status: 200, body: '{}' },
      modelReplies('At last'),
    );
    expect(await ask(network)).toEqual(answered('At last'));
    expect(network.calls.slice(1).map(({ url }) => modelOf(url))).toEqual([
      'gemini-2.5-flash',
      'gemini-1.5-pro',
      'gemini-x',
    ]);
  });

  it('lists the models once for several questions', async () => {
    const cache = createDataCache();
    const models = modelList('gemini-2.5-flash');
    const network = scriptedSend(models, modelReplies('One'), modelReplies('Two'));
    expect(await ask(network, { cache })).toEqual(answered('One'));
    expect(await ask(network, { cache, message: 'And?' })).toEqual(answered('Two'));
    expect(network.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });
});

describe('the list of models', () => {
  it.each<[string, ScriptStep]>([
    ['an error of the service', modelRefuses('Try later.', 503)],
    ['too many questions', modelRefuses('Try later.', 429)],
    ['no network', { offline: true }],
  ])('is requested again after %s', async (_what, step) => {
    vi.useFakeTimers();
    const network = scriptedSend(step, modelList('gemini-2.5-flash'), modelReplies('Muraho'));
    const answer = ask(network);
    await vi.advanceTimersByTimeAsync(999);
    expect(network.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(answered('Muraho'));
    expect(network.calls).toHaveLength(3);
  });

  it.each<[string, ScriptStep, string]>([
    ['a key that is refused', modelRefuses('The key is not valid.', 403), 'The key is not valid.'],
    [
      'an answer of another shape',
      { status: 200, body: '[]' },
      'The list of models could not be read.',
    ],
  ])('is requested only once after %s', async (_what, step, error) => {
    vi.useFakeTimers();
    const network = scriptedSend(step);
    const answer = ask(network);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toEqual({ ok: false, error });
    expect(network.calls).toHaveLength(1);
  });
});

describe('an aborted question', () => {
  it('tries no further model', async () => {
    const controller = new AbortController();
    const models = modelList('gemini-2.5-flash', 'gemini-pro');
    const network = scriptedSend(models, { hang: 'listening' });
    const answer = ask(network, { signal: controller.signal });
    await vi.waitFor(() => expect(network.calls).toHaveLength(2));
    controller.abort();
    expect(await answer).toMatchObject({ ok: false });
    expect(network.calls).toHaveLength(2);
  });

  it('stops listing models', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const network = scriptedSend({ hang: 'listening' });
    const answer = ask(network, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toMatchObject({ ok: false });
    expect(network.calls).toHaveLength(1);
  });
});
