import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { ChatOutcome } from '../domain/chat-protocol';
import type { askAssistant } from './ask';
import { useConversation } from './use-conversation';

const GREETING = 'Hi! How can I help?';

const patientAssistant = () => {
  const asked = new Map<
    string,
    { answer: (answer: ChatOutcome) => void; signal: AbortSignal | undefined }
  >();
  const ask = vi.fn<typeof askAssistant>(
    (text, options) =>
      new Promise((answer) => void asked.set(text, { answer, signal: options?.signal })),
  );
  return {
    ask,
    signalOf: (text: string) => asked.get(text)?.signal,
    answer: (text: string, answer: ChatOutcome) => act(async () => asked.get(text)?.answer(answer)),
  };
};

const start = () => {
  const assistant = patientAssistant();
  const hook = renderHook(() => useConversation(GREETING, assistant.ask));
  const send = (text: string) => {
    let taken = false;
    act(() => {
      taken = hook.result.current.send(text);
    });
    return taken;
  };
  const bubbles = () => hook.result.current.messages.map(({ role, text }) => `${role}: ${text}`);
  return { ...assistant, ...hook, send, bubbles };
};

describe('useConversation', () => {
  it('shows the question at once, trimmed, and the answer under it', async () => {
    const { send, bubbles, answer, result } = start();
    expect(send('  Murabeho? ')).toBe(true);
    expect(bubbles()).toEqual([`assistant: ${GREETING}`, 'user: Murabeho?', 'assistant: ']);
    expect(result.current.waiting).toBe(true);
    await answer('Murabeho?', { kind: 'answered', text: 'Muraho' });
    expect(bubbles()).toEqual([`assistant: ${GREETING}`, 'user: Murabeho?', 'assistant: Muraho']);
    expect(result.current.waiting).toBe(false);
  });

  it.each(['', '   '])('sends nothing for "%s"', (blank) => {
    const { send, ask, bubbles } = start();
    expect(send(blank)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    expect(bubbles()).toHaveLength(1);
  });

  it('accepts no second question while one is pending', async () => {
    const { send, ask, answer } = start();
    send('One');
    expect(send('Two')).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
    await answer('One', { kind: 'answered', text: '1' });
    expect(send('Two')).toBe(true);
  });

  it('retries a failed question in place', async () => {
    const { send, ask, answer, result, bubbles } = start();
    send('One');
    await answer('One', { kind: 'failed', text: 'No.' });
    const [, question, failure] = result.current.messages;
    expect(failure).toMatchObject({ text: 'No.', status: 'failed' });
    act(() => result.current.retry(question?.id ?? ''));
    expect(result.current.waiting).toBe(true);
    act(() => result.current.retry(question?.id ?? ''));
    expect(ask).toHaveBeenCalledTimes(2);
    await answer('One', { kind: 'answered', text: 'Yes.' });
    expect(bubbles().slice(1)).toEqual(['user: One', 'assistant: Yes.']);
  });

  it('aborts pending requests on unmount and ignores late answers', async () => {
    const onError = vi.spyOn(console, 'error');
    const { send, answer, unmount, signalOf, bubbles } = start();
    send('One');
    expect(signalOf('One')?.aborted).toBe(false);
    unmount();
    expect(signalOf('One')?.aborted).toBe(true);
    await answer('One', { kind: 'answered', text: 'Too late' });
    expect(bubbles()).not.toContain('assistant: Too late');
    expect(onError).not.toHaveBeenCalled();
  });
});
