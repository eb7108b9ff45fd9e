import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useShare } from './use-share';

const DATE = { title: 'Plan a date', text: 'Coffee' };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const sheet = (answer: Promise<void>) =>
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: vi.fn<() => Promise<void>>(() => answer),
  });

it('doesn’t report a sheet that the visitor closed as a failure', async () => {
  sheet(Promise.reject(new DOMException('', 'AbortError')));
  const { result } = renderHook(useShare);
  await act(() => result.current.share(DATE));
  expect(result.current).toMatchObject({ pending: false, refused: false });
});

it('is pending while the sheet is open and clears an earlier failure', async () => {
  const { result } = renderHook(useShare);
  await act(() => result.current.share(DATE));
  expect(result.current.refused).toBe(true);
  let close = () => {};
  sheet(new Promise((resolve) => (close = resolve)));
  let shared = Promise.resolve();
  act(() => {
    shared = result.current.share(DATE);
  });
  expect(result.current).toMatchObject({ pending: true, refused: false });
  await act(async () => {
    close();
    await shared;
  });
  expect(result.current).toMatchObject({ pending: false, refused: false });
});
