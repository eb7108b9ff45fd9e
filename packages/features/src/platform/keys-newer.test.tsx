import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { announceStorage } from './device-data';
import { isKeptByNewer, useIsKeptByNewer } from './keys-newer';
import { resetStores } from './storage';
import { threadStore } from './threads';
import { useStore } from './use-store';

beforeEach(() => {
  localStorage.clear();
  resetStores();
});

it.each([
  ['iru_threads', '{"version":2,"threads":[]}', true],
  ['iru_threads', '{"version":1}', false],
  ['iru_threads', '[{"id":"a","name":"Divine","last":""}]', false],
  ['iru_threads', '{broken', false],
  ['iru_threads', 'null', false],
  ['iru_threads_v2', '[]', true],
])('a device with %s as %s keeps conversations of a newer version: %s', (key, text, newer) => {
  localStorage.setItem(key, text);
  expect(isKeptByNewer('iru_threads')).toBe(newer);
});

it('knows an empty device, and the version in a name', () => {
  expect(isKeptByNewer('iru_wallet_v1')).toBe(false);
  localStorage.setItem('iru_wallet_v1', '{"version":1}');
  expect(isKeptByNewer('iru_wallet_v1')).toBe(false);
  localStorage.setItem('iru_wallet_v3', '{}');
  expect(isKeptByNewer('iru_wallet_v1')).toBe(true);
});

it('follows another tab that runs a newer version', async () => {
  const { result } = renderHook(() => [useStore(threadStore), useIsKeptByNewer('iru_threads')] as const);
  expect(result.current[1]).toBe(false);
  localStorage.setItem('iru_threads', '{"version":2}');
  announceStorage('iru_threads');
  await waitFor(() => expect(result.current[1]).toBe(true));
});
