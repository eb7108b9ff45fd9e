import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { isNewerSchema } from '../platform/storage-health';
import { useIsNewerSchema, useStore } from '../platform/use-store';
import { announceStorage } from './device-data';
import { dropSilentThread, threadStore } from './threads';
import { walletStore } from './wallet';

/** Notifies stores of a change in another tab; a subscribed store reads only on an event. */
function elsewhere(content: Readonly<Record<string, string>>): void {
  Object.entries(content).forEach(([key, text]) => localStorage.setItem(key, text));
  announceStorage(null);
}

it.each([
  ['iru_threads', '{"version":2,"threads":[]}', true],
  ['iru_threads', '{"version":1}', false],
  ['iru_threads', '[{"id":"a","name":"Divine","last":""}]', false],
  ['iru_threads', '{broken', false],
  ['iru_threads', 'null', false],
  ['iru_threads_v2', '[]', true],
])('with %s set to %s there are conversations of a newer version: %s', (key, text, newer) => {
  elsewhere({ [key]: text });
  const { result } = renderHook(
    () => [useStore(threadStore), useIsNewerSchema(threadStore)] as const,
  );
  expect([result.current[1], isNewerSchema('iru_threads')]).toEqual([newer, newer]);
});

it('handles an empty device and a version in a name', () => {
  const isNewer = () => {
    walletStore.get();
    return isNewerSchema('iru_wallet_v1');
  };
  expect(isNewer()).toBe(false);
  localStorage.setItem('iru_wallet_v1', '{"version":1}');
  expect(isNewer()).toBe(false);
  localStorage.setItem('iru_wallet_v3', '{}');
  expect(isNewer()).toBe(true);
});

it('follows another tab running a newer version', async () => {
  const { result } = renderHook(
    () => [useStore(threadStore), useIsNewerSchema(threadStore)] as const,
  );
  expect(result.current[1]).toBe(false);
  localStorage.setItem('iru_threads', '{"version":2}');
  announceStorage('iru_threads');
  await waitFor(() => expect(result.current[1]).toBe(true));
});

it.each([
  ['{"version":2}', ['a']],
  ['{}', []],
])('undoing a like leaves the conversations, with messages as %s, as %j', (messages, left) => {
  elsewhere({ iru_msgs: messages, iru_threads: '[{"id":"a","name":"Divine","last":""}]' });
  dropSilentThread('a');
  expect(threadStore.get().map(({ id }) => id)).toEqual(left);
});
