import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ScriptStep } from '../testing/scripted-fetch';
import { askAssistant } from './ask';
import { modelList, modelRefuses, modelReplies, scriptedSend } from './testing/scripted-send';

const failed = (message: string) => `I couldn't respond due to an error: ${message}`;

describe('askAssistant', () => {
  it('sends the message and returns the text of the answer', async () => {
    const { send, calls } = scriptedSend({ status: 200, body: '{"text":"Muraho"}' });
    expect(await askAssistant('Hi', { send })).toEqual({ kind: 'answered', text: 'Muraho' });
    expect(calls).toMatchObject([{ url: '/api/chat', method: 'POST', body: '{"message":"Hi"}' }]);
  });

  it.each<[string, ScriptStep, string]>([
    ['an error with its reason', { status: 500, body: '{"error":"Out of tea."}' }, 'Out of tea.'],
    [
      'a 404 with its own reason',
      { status: 404, body: '{"error":"No such model."}' },
      'No such model.',
    ],
    ['no network', { offline: true }, 'The server could not be reached.'],
  ])('returns the service’s error: %s', async (_what, step, message) => {
    const { send, calls } = scriptedSend(step);
    expect(await askAssistant('Hi', { send, key: 'k' })).toEqual({
      kind: 'failed',
      text: failed(message),
    });
    expect(calls).toHaveLength(1);
  });

  it('gives up after 30 seconds on a service that never answers', async () => {
    const { send, clock } = scriptedSend({ hang: 'deaf' });
    const answer = askAssistant('Hi', { send });
    clock.advance(29_999);
    expect(clock.running()).toBe(1);
    clock.advance(1);
    expect(await answer).toEqual({ kind: 'failed', text: failed('The answer took too long.') });
    expect(clock.running()).toBe(0);
  });

  it('returns “stopped” when aborted', async () => {
    const { send, clock } = scriptedSend({ hang: 'deaf' });
    const controller = new AbortController();
    const answer = askAssistant('Hi', { send, signal: controller.signal });
    controller.abort();
    expect(await answer).toEqual({ kind: 'stopped', text: '' });
    expect(clock.running()).toBe(0);
  });

  it('never throws', async () => {
    const send = vi.fn<() => never>(() => {
      throw new Error('Broken.');
    });
    expect(await askAssistant('Hi', { send })).toEqual({
      kind: 'failed',
      text: 'Sorry, I had trouble responding just now.',
    });
  });
});

describe('on a plain 404', () => {
  const missing: ScriptStep = { status: 404, body: '<h1>Not found</h1>' };

  // The fallback caches its list of models for the whole visit, so each test resets it.
  beforeEach(() => {
    vi.resetModules();
  });

  it('uses the fallback’s answer', async () => {
    const { send, calls } = scriptedSend(
      missing,
      modelList('gemini-2.5-flash'),
      modelReplies('Muraho'),
    );
    expect(await askAssistant('Hi', { send, key: 'k' })).toEqual({
      kind: 'answered',
      text: 'Muraho',
    });
    expect(calls.map(({ url }) => url.split('?')[0])).toEqual([
      '/api/chat',
      'https://generativelanguage.googleapis.com/v1beta/models',
      'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:generateContent',
    ]);
  });

  it('returns the fallback’s error', async () => {
    const { send } = scriptedSend(
      missing,
      modelList('gemini-pro'),
      modelRefuses('The quota is used up.'),
    );
    expect(await askAssistant('Hi', { send, key: 'k' })).toEqual({
      kind: 'failed',
      text: "I couldn't respond due to a client error: The quota is used up.",
    });
  });

  it.each([undefined, ''])(
    'without a key (%j) says that it can’t answer and calls no third party',
    async (key) => {
      const { send, calls } = scriptedSend(missing);
      expect(await askAssistant('Hi', { send, key })).toEqual({
        kind: 'failed',
        text: "I couldn't respond due to a client error: The assistant cannot answer on this site yet.",
      });
      expect(calls).toHaveLength(1);
    },
  );

  it('returns “stopped” when aborted during the fallback', async () => {
    const controller = new AbortController();
    const { send, calls } = scriptedSend(missing, { hang: 'deaf' });
    const answer = askAssistant('Hi', { send, key: 'k', signal: controller.signal });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    controller.abort();
    expect(await answer).toEqual({ kind: 'stopped', text: '' });
  });
});
