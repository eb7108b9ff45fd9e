import { act, fireEvent, render } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  StaticRouter,
  useLocation,
} from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { systemClock } from '../../platform/clock';
import { renderHookAt } from '../../testing/render-hook-at';
import { type QueryForm, useUrlState } from './use-url-state';

const FORM: QueryForm<string> = {
  read: (query) => (query.get('q') ?? '').toLowerCase(),
  write: (words) =>
    words.trim() === '' ? '' : new URLSearchParams({ q: words.trim() }).toString(),
  empty: '',
};

const RESTS_MS = 150;
const rest = (ms = RESTS_MS) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Navigations take `slowness` milliseconds. */
const start = async (path = '/list', slowness = 0) => {
  let slow = false;
  const loader = () =>
    new Promise<null>((arrive) => void systemClock.later(slow ? slowness : 0, () => arrive(null)));
  const route = slowness > 0 ? { loader, HydrateFallback: () => null } : {};
  const { router, result, unmount } = renderHookAt(path, () => useUrlState(FORM), route);
  await rest(0);
  slow = true;
  return {
    router,
    unmount,
    value: () => result.current.value,
    query: () => router.state.location.search,
    put: (...values: string[]) =>
      values.forEach((each) => act(() => result.current.put(() => each))),
    add: (...parts: string[]) =>
      act(() => parts.forEach((part) => result.current.put((last) => last + part))),
    flush: () => act(async () => result.current.flush()),
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
};

beforeEach(() => void vi.useFakeTimers());
describe('useUrlState', () => {
  it('changes immediately and replaces the URL after a pause', async () => {
    const { put, value, query, router } = await start();
    put('a', 'ai');
    expect(value()).toBe('ai');
    await rest(RESTS_MS - 1);
    expect(query()).toBe('');
    await rest(1);
    expect(query()).toBe('?q=ai');
    expect(router.state.location.pathname).toBe('/list');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('bases each change on the last, also before a render', async () => {
    const { add, value } = await start('/list?q=a');
    add('b', 'c');
    expect(value()).toBe('abc');
  });

  it('keeps the typed value when the URL omits part of it', async () => {
    const { put, value, query } = await start();
    put('Dar ');
    await rest();
    expect([query(), value()]).toEqual(['?q=dar', 'Dar ']);
  });

  it('writes the URL once, immediately before the visitor leaves', async () => {
    const { put, flush, go, back, query, value } = await start();
    put('refund');
    await flush();
    expect(query()).toBe('?q=refund');
    await go('/list?q=coins');
    await rest();
    expect(value()).toBe('coins');
    await back();
    expect([query(), value()]).toEqual(['?q=refund', 'refund']);
  });

  it('writes the URL before an immediate click on a link and doesn’t cancel that navigation', async () => {
    const { put, back, query, router } = await start();
    const link = document.createElement('a');
    link.addEventListener('click', () => void router.navigate('/elsewhere'));
    document.body.append(link);
    put('refund');
    await act(async () => link.click());
    await rest();
    expect(router.state.location.pathname).toBe('/elsewhere');
    await back();
    expect(query()).toBe('?q=refund');
    link.remove();
  });

  it('doesn’t touch the URL when nothing is pending', async () => {
    const { flush, query } = await start('/list?q=Coins&other=1');
    await flush();
    await rest();
    expect(query()).toBe('?q=Coins&other=1');
  });

  it('follows a navigation and drops a pending write', async () => {
    const { put, go, value, query } = await start('/list?q=coins');
    put('refund');
    await go('/list?q=radar&other=1');
    expect(value()).toBe('radar');
    await rest();
    expect(query()).toBe('?q=radar&other=1');
  });

  it('ignores a late URL that would undo a newer change', async () => {
    const { put, value, query } = await start('/list', 50);
    put('a');
    await rest();
    expect(query()).toBe('');
    put('ab');
    await rest(50);
    expect([query(), value()]).toEqual(['?q=a', 'ab']);
    await rest(RESTS_MS + 50);
    expect([query(), value()]).toEqual(['?q=ab', 'ab']);
  });

  it('keeps a change made while React still renders a navigation of its own', async () => {
    let load: (page: null) => void = () => {};
    const loading = new Promise<null>((resolve) => (load = resolve));
    const List = () => {
      const { value, put } = useUrlState(FORM);
      return <input value={value} onChange={(event) => put(() => event.target.value)} />;
    };
    const Picture = () => use(loading);
    const Page = () => {
      const isLoading = useLocation().search === '?q=a';
      return [<List key="list" />, isLoading && <Picture key="picture" />];
    };
    const router = createMemoryRouter([{ path: '*', Component: Page }]);
    const view = render(<RouterProvider router={router} />);
    const field = view.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'a' } });
    await rest();
    await act(async () => fireEvent.change(field, { target: { value: 'ab' } }));
    expect(field).toHaveProperty('value', 'ab');
    await act(async () => load(null));
    await rest();
    expect(router.state.location.search).toBe('?q=ab');
  });

  it('follows a URL it once wrote when the visitor goes back to it', async () => {
    const { put, go, back, value } = await start('/list?q=a');
    put('ab', 'a');
    await rest();
    await go('/list?q=other');
    expect(value()).toBe('other');
    await back();
    expect(value()).toBe('a');
  });

  it('writes nothing after unmount', async () => {
    const { put, unmount, query } = await start();
    put('late');
    unmount();
    await rest();
    expect(query()).toBe('');
  });

  it('ignores the query until the page is hydrated', async () => {
    const Value = () => <p>{useUrlState(FORM).value}</p>;
    const host = document.createElement('div');
    host.innerHTML = renderToString(
      <StaticRouter location="/list?q=coins">
        <Value />
      </StaticRouter>,
    );
    expect(host.innerHTML).toBe('<p></p>');
    const onError = vi.spyOn(console, 'error');
    const root = await act(async () =>
      hydrateRoot(
        host,
        <MemoryRouter initialEntries={['/list?q=coins']}>
          <Value />
        </MemoryRouter>,
      ),
    );
    expect(host.textContent).toBe('coins');
    expect(onError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
