import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { KEYS } from '../../platform/keys';
import { runBootScript } from '../../testing/boot-script';
import { StoredThreads } from './StoredThreads';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('stored conversations', () => {
  const store = (threads: unknown, messages: unknown = {}) => {
    localStorage.setItem(KEYS.threads, JSON.stringify(threads));
    localStorage.setItem(KEYS.messages, JSON.stringify(messages));
  };
  const rows = () => {
    document.body.innerHTML = renderToString(<StoredThreads />);
    runBootScript();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    return [...document.querySelectorAll('li:not([hidden]) a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
  };
  const divine = { id: 's1', name: 'Divine', last: 'Say hi!' };

  it('are shown before hydration, each with its last message', () => {
    store(
      [divine, { id: 'a b', name: '<b>Kevin', last: 'Bite' }, { id: 'c', name: 'Eric', last: '' }],
      { s1: ['Muraho', 'Saturday?'], c: [{ text: 'Yego' }] },
    );
    expect(rows()).toEqual([
      ['/messages?with=s1', 'DivineSaturday?'],
      ['/messages?with=a%20b', '<b>KevinBite'],
      ['/messages?with=c', 'EricYego'],
    ]);
    expect(document.querySelector<HTMLElement>('ul')?.hidden).toBe(false);
    expect(document.querySelector<HTMLElement>('ul + div')?.hidden).toBe(true);
  });

  it('leave out hidden people', () => {
    localStorage.setItem(KEYS.hidden, JSON.stringify([{ id: 's1' }]));
    store([divine]);
    expect(rows()).toEqual([]);
    expect(document.querySelector<HTMLElement>('ul + div')?.hidden).toBe(false);
  });

  it.each([
    ['after logging out', () => localStorage.setItem(KEYS.session, 'false')],
    ['where they cannot be read', () => localStorage.setItem(KEYS.threads, '[null,7]')],
  ])('are not shown %s', (_what, arrange) => {
    store([divine]);
    arrange();
    expect(rows()).toEqual([]);
  });
});
