import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';

import { useBrowserValue } from './use-browser-value';
import { useHydrated } from './use-hydrated';

const createSource = (value: string) => {
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next: string) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

type Source = ReturnType<typeof createSource>;
const useSource = (source: Source) =>
  useBrowserValue(source.subscribe, source.read, () => 'unknown');

const Probe = ({ source, seen }: { source: Source; seen: string[] }) => {
  const value = useSource(source);
  seen.push(`${value} ${useHydrated()}`);
  return <i>{value}</i>;
};

describe('useBrowserValue', () => {
  it('returns the value immediately without server-rendered markup, and follows changes', () => {
    const source = createSource('known');
    const { result } = renderHook(() => [useSource(source), useHydrated()]);
    expect(result.current).toEqual(['known', true]);
    act(() => source.set('changed'));
    expect(result.current).toEqual(['changed', true]);
  });

  it('switches to the value together with useHydrated, never before it', async () => {
    const source = createSource('known');
    const seen: string[] = [];
    const host = document.createElement('div');
    host.innerHTML = '<i>unknown</i>';
    const root = await act(async () => hydrateRoot(host, <Probe source={source} seen={seen} />));
    expect(host.textContent).toBe('known');
    expect(new Set(seen)).toEqual(new Set(['unknown false', 'known true']));
    act(() => source.set('changed'));
    expect(host.textContent).toBe('changed');
    act(() => root.unmount());
  });

  it('picks up a change made during hydration', async () => {
    const source = createSource('known');
    const host = document.createElement('div');
    host.innerHTML = '<i>unknown</i>';
    const root = await act(async () => {
      const hydrating = hydrateRoot(host, <Probe source={source} seen={[]} />);
      source.set('changed meanwhile');
      return hydrating;
    });
    expect(host.textContent).toBe('changed meanwhile');
    act(() => root.unmount());
  });
});
