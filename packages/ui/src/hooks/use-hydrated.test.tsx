import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { useHydrated } from './use-hydrated';

const Probe = () => <i data-hydrated={useHydrated()} />;

describe('useHydrated', () => {
  it('is false on the server', () => {
    expect(renderToString(<Probe />)).toContain('data-hydrated="false"');
  });

  it('is true immediately without server-rendered markup', () => {
    expect(renderHook(() => useHydrated()).result.current).toBe(true);
  });

  it('becomes true after hydration', async () => {
    const host = document.createElement('div');
    const marked = document.createElement('i');
    marked.dataset.hydrated = 'false';
    host.append(marked);
    const root = await act(async () => hydrateRoot(host, <Probe />));
    expect(host.querySelector('i')?.dataset.hydrated).toBe('true');
    act(() => root.unmount());
  });
});
