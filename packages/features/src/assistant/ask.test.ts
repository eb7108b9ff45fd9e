import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ScriptStep } from '../testing/scripted-fetch';
import { askAssistant } from './ask';
import { modelList, modelRefuses, modelReplies, scriptedSend } from './testing/scripted-send';

const failed = (text: string) => ({ kind: 'failed', text });
const error = (message: string) => failed(`I couldn't respond due to an error: ${message}`);
const clientError = (message: string) =>
  failed(`I couldn't respond due to a client error: ${message}`);

describe('askAssistant', () => {
  it('sends the message and returns the text of the answer', async () => {
    const { send, calls } = scriptedSend({ status: 200, body: '{"text":"Muraho"}' });
    expect(await askAssistant('Hi', { send })).toEqual({ kind: 'answered', text: 'Muraho' });
    expect(calls).toMatchObject([{ url: '/api/chat', method: 'POST', body: '{"message":"Hi"}' }]);
  });

  it('sends the language of the page', async () => {
    const { send, calls } = scriptedSend({ status: 200, body: '{"text":"Muraho"}' });
    await askAssistant('Hi', { send });
    expect(calls[0]?.headers).toMatchObject({ 'accept-language': 'en' });
  });

  it.each<[string, ScriptStep, string]>([
    ['an error with its reason', { status: 500, body: '{"error":"Out of tea."}' }, 'Out of tea.'],
    ['a 404 with its own', { status: 404, body: '{"error":"No such model."}' }, 'No such model.'],
  ])('returns the service’s error: %s', async (_what, step, message) => {
    const { send, calls } = scriptedSend(step);
    expect(await askAssistant('Hi', { send, key: 'k' })).toEqual(error(message));
    expect(calls).toHaveLength(1);
  });

  it('gives up after 30 seconds on a service that never answers', async () => {
    const { send, clock } = scriptedSend({ hang: 'deaf' });
    const answer = askAssistant('Hi', { send });
    clock.advance(29_999);
    expect(clock.running()).toBe(1);
    clock.advance(1);
    expect(await answer).toEqual(error('The answer took too long.'));
    expect(clock.running()).toBe(0);
  });

  it('returns that nothing answered without a network', async () => {
    const { send } = scriptedSend({ offline: true });
    expect(await askAssistant('Hi', { send, key: 'k' })).toEqual({
      ...error('The server could not be reached.'),
      isUnreachable: true,
    });
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
    const apology = failed('Sorry, I had trouble responding just now.');
    expect(await askAssistant('Hi', { send })).toEqual(apology);
  });
});

describe('on a plain 404', () => {
  const missing: ScriptStep = { status: 404, body: '<h1>Not found</h1>' };

  // The fallback caches its list of models for the whole visit, so each test resets it.
  beforeEach(() => {
    vi.resetModules();
  });

  it('uses the fallback’s answer', async () => {
    const models = modelList('gemini-2.5-flash');
    const { send, calls } = scriptedSend(missing, models, modelReplies('Muraho'));
    const answer = await askAssistant('Hi', { send, key: 'k' });
    expect(answer).toEqual({ kind: 'answered', text: 'Muraho' });
    expect(calls.map(({ url }) => url.split('?')[0])).toEqual([
      '/api/chat',
      'https://generativelanguage.googleapis.com/v1beta/models',
      'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:generateContent',
    ]);
  });

  it('returns the fallback’s error', async () => {
    const refusal = modelRefuses('The quota is used up.');
    const { send } = scriptedSend(missing, modelList('gemini-pro'), refusal);
    const answer = await askAssistant('Hi', { send, key: 'k' });
    expect(answer).toEqual(clientError('The quota is used up.'));
  });

  it.each([undefined, ''])(
    'without a key (%j) says that it can’t answer and calls no third party',
    async (key) => {
      const { send, calls } = scriptedSend(missing);
      const answer = await askAssistant('Hi', { send, key });
      expect(answer).toEqual(clientError('The assistant cannot answer on this site yet.'));
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
