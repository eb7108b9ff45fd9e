import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { lateCopy } from './copy';
import { createIsland } from './island';
import { MAX_WAIT_MS } from './use-loaded';

const onPress = vi.fn<() => void>();
const Widget = () => {
  const [budget, setBudget] = useState('none');
  return (
    <>
      <select
        aria-label="Budget"
        value={budget}
        onChange={(event) => setBudget(event.target.value)}
      >
        <option value="none">None</option>
        <option value="100-200">100 to 200</option>
      </select>
      <output>{budget}</output>
      <button type="button" onClick={onPress}>
        Wave
      </button>
    </>
  );
};

/** The code of a part, which arrives when it is told to. */
const slowCode = () => {
  let arrive: () => void = () => undefined;
  const load = vi.fn<() => Promise<typeof Widget>>(
    () =>
      new Promise<typeof Widget>((resolve) => {
        arrive = () => resolve(Widget);
      }),
  );
  return { load, arrives: () => act(async () => arrive()) };
};

/** Code whose every request fails or arrives when it is told to, on a clock that is moved by hand. */
const failingCode = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting: { arrive: (code: typeof Widget) => void; fail: (cause: Error) => void }[] = [];
  const load = vi.fn<() => Promise<typeof Widget>>(
    () => new Promise((arrive, fail) => void waiting.push({ arrive, fail })),
  );
  return {
    load,
    arrives: () => act(async () => waiting.at(-1)?.arrive(Widget)),
    fails: () => act(async () => waiting.at(-1)?.fail(new Error('Failed to fetch'))),
  };
};

const watched: { margin: string | undefined; near: () => void; over: boolean }[] = [];

class FakeObserver {
  private readonly entry;

  constructor(
    tell: (entries: { isIntersecting: boolean }[]) => void,
    options?: { rootMargin?: string },
  ) {
    this.entry = {
      margin: options?.rootMargin,
      near: () => tell([{ isIntersecting: true }]),
      over: false,
    };
    watched.push(this.entry);
  }

  observe() {}

  disconnect() {
    this.entry.over = true;
  }
}

const comeNear = () => act(async () => watched.at(-1)?.near());

const roots: Root[] = [];

/** The page as it arrives, with the part's markup in it but not its code. */
const prerendered = async (load: () => Promise<typeof Widget>) => {
  vi.stubGlobal('window', undefined);
  const early = createIsland(() => Promise.resolve(Widget));
  const { prelude } = await prerender(<early.Part />);
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const host = document.createElement('main');
  host.innerHTML = await new Response(prelude).text();
  document.body.append(host);
  const { Part } = createIsland(load);
  await act(async () => roots.push(hydrateRoot(host, <Part />)));
  return host;
};

beforeEach(() => {
  watched.length = 0;
  onPress.mockReset();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('an island opened within the site', () => {
  it('shows whole when its code was loaded before', async () => {
    const { load, arrives } = slowCode();
    const island = createIsland(load);
    const loaded = island.load();
    await arrives();
    await loaded;
    render(<island.Part />);
    expect(screen.getByRole('button', { name: 'Wave' })).toBeDefined();
    await island.load();
    expect(load).toHaveBeenCalledTimes(1);
    expect(watched).toEqual([]);
  });

  it('loads its code when the visitor comes near, and keeps the room until then', async () => {
    const { load, arrives } = slowCode();
    const { Part } = createIsland(load);
    const { container } = render(<Part />);
    expect(load).not.toHaveBeenCalled();
    expect(container.querySelector('[class*="min-h"]')).not.toBeNull();
    expect(watched.at(-1)?.margin).toBe('60% 0px');
    await comeNear();
    expect(load).toHaveBeenCalledTimes(1);
    await arrives();
    expect(await screen.findByRole('button', { name: 'Wave' })).toBeDefined();
  });

  it('loads its code at once where nothing can tell whether it is near', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { load, arrives } = slowCode();
    const { Part } = createIsland(load);
    render(<Part />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await arrives();
    expect(await screen.findByRole('button', { name: 'Wave' })).toBeDefined();
  });

  it('watches no longer once it is gone', () => {
    const { Part } = createIsland(slowCode().load);
    render(<Part />).unmount();
    expect(watched.at(-1)?.over).toBe(true);
  });
});

describe('a prerendered island', () => {
  it('keeps its markup until its code is there', async () => {
    const { load, arrives } = slowCode();
    const host = await prerendered(load);
    const button = host.querySelector('button');
    expect(button?.textContent).toBe('Wave');
    expect(load).not.toHaveBeenCalled();
    await comeNear();
    expect(host.querySelector('button')).toBe(button);
    await arrives();
    await waitFor(() => {
      button?.click();
      expect(onPress).toHaveBeenCalledTimes(1);
    });
    expect(host.querySelector('button')).toBe(button);
  });

  it('keeps a choice that is made before its code is there', async () => {
    const code = slowCode();
    await prerendered(code.load);
    const select = screen.getByLabelText<HTMLSelectElement>('Budget');
    await act(async () => {
      select.value = '100-200';
      select.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await code.arrives();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('100-200'));
    expect(select.value).toBe('100-200');
  });

  it('tells that its code failed to load, and forgets the press', async () => {
    const { load, fails, arrives } = failingCode();
    const host = await prerendered(load);
    const button = host.querySelector('button');
    await act(async () => button?.click());
    expect(screen.getByText(lateCopy.loading)).toBeDefined();
    await fails();
    expect(screen.getByRole('alert').textContent).toContain(lateCopy.unavailable);
    expect(host.querySelector('button')).toBe(button);
    await act(async () => vi.advanceTimersByTime(2000));
    await arrives();
    await act(async () => vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onPress).not.toHaveBeenCalled();
    await act(async () => button?.click());
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('does what was pressed once the visitor tries again', async () => {
    const { load, fails, arrives } = failingCode();
    const host = await prerendered(load);
    await act(async () => host.querySelector('button')?.click());
    await fails();
    await act(async () => screen.getByRole('button', { name: lateCopy.retry }).click());
    expect(load).toHaveBeenCalledTimes(2);
    await arrives();
    await act(async () => vi.advanceTimersByTime(1000));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('forgets a press whose code takes too long', async () => {
    const { load, arrives } = failingCode();
    const host = await prerendered(load);
    await act(async () => host.querySelector('button')?.click());
    await act(async () => vi.advanceTimersByTime(MAX_WAIT_MS));
    expect(screen.getByRole('alert').textContent).toContain(lateCopy.unavailable);
    await arrives();
    await act(async () => vi.advanceTimersByTime(1000));
    expect(onPress).not.toHaveBeenCalled();
  });

  it('keeps a press that comes before its code, and does it once', async () => {
    const { load, arrives } = slowCode();
    const host = await prerendered(load);
    const button = host.querySelector('button');
    await act(async () => button?.click());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(onPress).not.toHaveBeenCalled();
    await arrives();
    await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
    await act(async () => button?.click());
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
