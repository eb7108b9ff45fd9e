// Proves SHELL-8.
import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { string } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createStore, resetStores } from '../platform/storage';
import { forbidStorage } from '../testing/forbid-storage';
import { refuseWrites } from '../testing/with-storage';
import { useSaveState, useStorageHealth, useStore } from '../platform/use-store';
import { useDataMode } from './use-data-mode';
import { setDataMode } from './data-mode';
import { prefersReducedMotion } from '../platform/media';
import { messageDraftStore, saveDraft } from './drafts';
import { setTheme, startTheme } from './theme';
import { useDraft } from './use-draft';
import { useSession } from './use-session';
import { useTheme } from './use-theme';
import { useTrail } from './use-trail';

/** Writes a value as another tab would, with its storage event. */
function elsewhere(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('useSession', () => {
  it('follows log in and log out, here and in another tab', () => {
    const { result } = renderHook(() => useSession());
    expect(result.current.loggedIn).toBe(false);
    act(() => void result.current.logIn());
    expect(result.current.loggedIn).toBe(true);
    expect(localStorage.getItem('iru_session')).toBe('true');
    act(() => elsewhere('iru_session', null));
    expect(result.current.loggedIn).toBe(false);
    act(() => elsewhere('iru_session', 'true'));
    expect(result.current.loggedIn).toBe(true);
    act(() => void result.current.logOut());
    expect(result.current.loggedIn).toBe(false);
    // Logged out explicitly: saved data is now behind the login prompt.
    expect(localStorage.getItem('iru_session')).toBe('false');
    expect(result.current.hasLeft).toBe(true);
    act(() => elsewhere('iru_session', null));
    expect([result.current.loggedIn, result.current.hasLeft]).toEqual([false, false]);
  });

  it('is logged out in prerendered pages', () => {
    localStorage.setItem('iru_session', 'true');
    const Page = () => <p>{useSession().loggedIn ? 'in' : 'out'}</p>;
    expect(renderToString(<Page />)).toBe('<p>out</p>');
  });
});

describe('useTheme', () => {
  function deviceIs(dark: boolean): (now: boolean) => void {
    const list = Object.assign(new EventTarget(), { matches: dark });
    Object.defineProperty(window, 'matchMedia', { value: () => list, configurable: true });
    return (now) => {
      list.matches = now;
      list.dispatchEvent(new Event('change'));
    };
  }

  it('follows the device until a theme is chosen', () => {
    const change = deviceIs(true);
    const { result } = renderHook(() => useTheme());
    expect(result.current).toMatchObject({ theme: 'system', resolved: 'dark' });
    act(() => change(false));
    expect(result.current.resolved).toBe('light');
    act(() => void result.current.setTheme('dark'));
    expect(result.current).toMatchObject({ theme: 'dark', resolved: 'dark' });
    expect(localStorage.getItem('iru_theme')).toBe('dark');
  });

  it('paints the root element, here and for another tab, until stopped', () => {
    const change = deviceIs(false);
    const stop = startTheme();
    const painted = (): string | undefined => document.documentElement.dataset.theme;
    expect(painted()).toBe('light');
    change(true);
    expect(painted()).toBe('dark');
    setTheme('light');
    expect(painted()).toBe('light');
    elsewhere('iru_theme', 'dark');
    expect(painted()).toBe('dark');
    stop();
    setTheme('light');
    expect(painted()).toBe('dark');
  });
});

describe('useTrail', () => {
  const labels = (trail: readonly { label: string }[]): string[] => trail.map(({ label }) => label);

  it('is correct in the first paint', () => {
    const seen: string[][] = [];
    renderHook(() => seen.push(labels(useTrail('/blog'))));
    expect(seen[0]).toEqual(['Home', 'Blog']);
  });

  it.each(['{', 'null', '[{"path":7}]', '[1]'])('starts over from %s', (text) => {
    sessionStorage.setItem('iru_breadcrumbs', text);
    expect(labels(renderHook(() => useTrail('/blog')).result.current)).toEqual(['Home', 'Blog']);
  });
});

describe('useDraft', () => {
  it('restores the text after a reload', () => {
    const first = renderHook(() => useDraft('contact.message'));
    act(() => first.result.current[1]('Muraho'));
    expect(first.result.current[0]).toBe('Muraho');
    first.unmount();
    resetStores();
    const second = renderHook(() => useDraft('contact.message'));
    expect(second.result.current[0]).toBe('Muraho');
    act(() => second.result.current[1](''));
    expect(sessionStorage.getItem('iru_drafts')).toBe('{}');
  });

  it('keeps an unsaved message when another tab writes one', () => {
    const mine = renderHook(() => useDraft('message-a', messageDraftStore));
    const allowWrites = refuseWrites();
    act(() => mine.result.current[1]('Not lost'));
    allowWrites();
    act(() => elsewhere('iru_msg_drafts', '{"message-b":"Theirs"}'));
    expect(mine.result.current[0]).toBe('Not lost');
    expect(JSON.parse(localStorage.getItem('iru_msg_drafts') ?? '')).toEqual({
      'message-a': 'Not lost',
      'message-b': 'Theirs',
    });
  });

  it('keeps names separate, also unusual ones', () => {
    const draft = renderHook(() => useDraft('constructor'));
    const other = renderHook(() => useDraft('other'));
    expect(draft.result.current[0]).toBe('');
    act(() => draft.result.current[1]('x'));
    expect([draft.result.current[0], other.result.current[0]]).toEqual(['x', '']);
  });

  it('never stores what looks secret', () => {
    const { result } = renderHook(() => useDraft('login.password'));
    act(() => result.current[1]('sentinel'));
    expect(result.current[0]).toBe('sentinel');
    expect(saveDraft('login.password', 'sentinel')).toBe('refused');
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('sentinel');
  });
});

describe('facts about the device', () => {
  it('have safe defaults when the browser reports nothing', () => {
    expect(renderHook(() => useDataMode()).result.current).toEqual({
      mode: 'auto',
      isAskedFor: false,
      savesData: false,
    });
    expect(prefersReducedMotion.get()).toBe(false);
  });

  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '4g' }, false],
    [{}, false],
  ])('treat %o as a reason to save data: %s', (facts, expected) => {
    const connection = Object.assign(new EventTarget(), facts);
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { result, unmount } = renderHook(() => useDataMode());
    expect(result.current).toEqual({ mode: 'auto', isAskedFor: expected, savesData: expected });
    Object.assign(connection, { saveData: false, effectiveType: '4g' });
    act(() => void connection.dispatchEvent(new Event('change')));
    expect(result.current.savesData).toBe(false);
    unmount();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('are overridden by the visitor’s choice', () => {
    const { result } = renderHook(() => useDataMode());
    act(() => void setDataMode('low'));
    expect(result.current).toEqual({ mode: 'low', isAskedFor: false, savesData: true });
    act(() => void setDataMode('full'));
    expect(result.current.savesData).toBe(false);
  });
});

describe('useStorageHealth', () => {
  it('reports problems found during a render without disturbing it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    forbidStorage();
    const Banner = () => <p>{useStorageHealth().state}</p>;
    const Header = () => <b>{String(useSession().loggedIn)}</b>;
    render(
      <>
        <Banner />
        <Header />
      </>,
    );
    expect(await screen.findByText('unreachable')).toBeDefined();
    expect(screen.getByText('false')).toBeDefined();
    expect(error).not.toHaveBeenCalled();
  });
});

describe('useSaveState', () => {
  it('follows a refused write and the next successful one', () => {
    const store = createStore({ key: 'iru_word', area: 'local', schema: string(), empty: '' });
    const { result } = renderHook(() => [useStore(store), useSaveState(store)] as const);
    expect(result.current[1]).toBe('saved');
    const allowWrites = refuseWrites();
    act(() => void store.update(() => 'muraho'));
    expect(result.current).toEqual(['muraho', 'unsaved']);
    allowWrites();
    act(() => void store.update(() => 'murakoze'));
    expect(result.current).toEqual(['murakoze', 'saved']);
  });
});
