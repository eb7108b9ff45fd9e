import { beforeEach, expect, it, vi } from 'vitest';

const persist = vi.fn<() => Promise<boolean>>(async () => true);
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { storage: { persist } });
});

it('asks the browser once to keep what a member saves, not for a theme', async () => {
  const { setTheme } = await import('./theme');
  const { hidePerson } = await import('./hidden');
  setTheme('dark');
  expect(persist).not.toHaveBeenCalled();
  hidePerson({ id: 'h1', name: 'Aline' }, 'blocked');
  hidePerson({ id: 'p02', name: 'Kevin' }, 'blocked');
  expect(persist).toHaveBeenCalledTimes(1);
});

it('saves where the browser can’t be asked', async () => {
  vi.stubGlobal('navigator', {});
  const { hidePerson } = await import('./hidden');
  expect(hidePerson({ id: 'h1', name: 'Aline' }, 'blocked')).toBe('saved');
});
