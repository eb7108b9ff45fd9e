import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { KEYS } from './data';
import { DATA_MODES } from './data-mode';
import { TEXT_SIZES } from './text-size';

const script = readFileSync(`${process.cwd()}/apps/site/public/boot.js`, 'utf8');
const heard: Parameters<typeof globalThis.addEventListener>[] = [];
// The very file that the site sends, run as the browser runs it; what it listens to ends with the test, as with its page.
const boot = (): void => {
  const listens = vi.spyOn(globalThis, 'addEventListener');
  runInThisContext(script);
  heard.push(...listens.mock.calls);
  listens.mockRestore();
};
afterEach(() => heard.splice(0).forEach((listening) => globalThis.removeEventListener(...listening)));
const root = document.documentElement;
const marks = () => Object.fromEntries(Object.entries(root.dataset));
const sheets: { rules: string[] }[] = [];

class Sheet {
  rules: string[] = [];
  get cssRules() {
    return this.rules;
  }
  insertRule(rule: string) {
    this.rules.push(rule);
  }
}

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  sheets.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\]/g, '\\$&') });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
});

describe('what runs before the first paint', () => {
  it('reads keys that the site knows, and no other', () => {
    const read = [...script.matchAll(/(?:getItem\(|LEFT = )'([^']+)'/g)].map(([, key]) => key);
    const { theme, session, textSize, dataMode, hidden, later, firstUse, filters, left } = KEYS;
    expect(new Set(read)).toEqual(new Set([theme, session, textSize, dataMode, hidden, later, firstUse, filters, left]));
  });

  it('leaves a first visit as it is designed', () => {
    boot();
    expect(marks()).toEqual({ theme: 'light' });
    expect(sheets).toEqual([]);
  });

  it('keeps those put aside out of it as well, whatever the other list holds', () => {
    localStorage.setItem(KEYS.hidden, '{"broken":');
    localStorage.setItem(KEYS.later, JSON.stringify([{ id: 'p01', name: 'Ineza' }]));
    boot();
    expect(sheets[0]?.rules).toEqual(['[data-person="p01"] { display: none }']);
  });

  it('keeps room for the query of an address', () => {
    history.replaceState(null, '', '/find-match?country=Kenya');
    boot();
    expect(marks()).toEqual({ theme: 'light', query: '' });
    history.replaceState(null, '', '/');
  });

  it.each([['"country=Kenya"', true], ['""', false]])('and for the filters that the tab has kept: %s', (kept, room) => {
    sessionStorage.setItem(KEYS.filters, kept);
    boot();
    expect('query' in root.dataset).toBe(room);
    sessionStorage.clear();
  });

  it.each([['["/swipe","/user"]', true], ['["/swipe"]', false], ['{"/user":1}', false], ['null', false], ['{broken', false]])(
    'marks a page that has said what it is for: %s',
    (kept, marked) => {
      localStorage.setItem(KEYS.firstUse, kept);
      history.replaceState(null, '', '/user');
      boot();
      expect('introduced' in root.dataset).toBe(marked);
      history.replaceState(null, '', '/');
    },
  );

  it.each(TEXT_SIZES)('sets the size of text: %s', (size) => {
    localStorage.setItem(KEYS.textSize, size);
    boot();
    expect(root.dataset.textSize).toBe(size === 'normal' ? undefined : size);
  });

  it.each(DATA_MODES)('fetches no typeface in low-data mode alone: %s', (mode) => {
    localStorage.setItem(KEYS.dataMode, mode);
    boot();
    expect(root.dataset.lowData).toBe(mode === 'low' ? '' : undefined);
  });

  it('keeps hidden people out of the prerendered page', () => {
    localStorage.setItem(KEYS.hidden, JSON.stringify([{ id: 'h1' }, { id: 'a"] *' }]));
    boot();
    expect(sheets[0]?.rules).toEqual([
      '[data-person="h1"],[data-person="a\\"] *"] { display: none }',
    ]);
  });

  it.each([
    ['more people than a page can show', (): unknown => Array.from({ length: 3000 }, (_, at) => ({ id: `p${at}` })), 500],
    ['numbers and things for ids', (): unknown => [{ id: 7 }, { id: [[['x']]] }, { id: { a: 1 } }], 1],
  ])('reads no more than it may: %s', (_what, people, names) => {
    localStorage.setItem(KEYS.hidden, JSON.stringify(people()));
    boot();
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.rules).toHaveLength(1);
    expect(sheets[0]?.rules[0]?.split(',')).toHaveLength(names);
  });

  it.each([
    ['a megabyte', () => JSON.stringify([{ id: 'x'.repeat(1_000_000) }])],
    ['nothing but brackets', () => '['.repeat(3000) + ']'.repeat(3000)],
    ['60 000 people', () => JSON.stringify(Array.from({ length: 60_000 }, (_, at) => ({ id: String(at) })))],
  ])('leaves %s to the page itself', (_what, stored) => {
    localStorage.setItem(KEYS.hidden, stored());
    boot();
    expect(sheets).toEqual([]);
    expect(marks()).toEqual({ theme: 'light' });
  });

  it.each(['{broken', 'null', '7', '[null]', '{}'])('takes %s for nobody hidden and sets the rest', (stored) => {
    localStorage.setItem(KEYS.hidden, stored);
    localStorage.setItem(KEYS.session, 'true');
    localStorage.setItem(KEYS.theme, 'dark');
    boot();
    expect(sheets).toEqual([]);
    expect(marks()).toEqual({ theme: 'dark', session: 'in' });
  });
});

describe('leaving in a hurry', () => {
  const replace = vi.fn<(url: string) => void>();
  const visit = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  const NEUTRAL = 'https://weather.example/';
  const link = () => {
    document.body.innerHTML = `<a data-quick-exit href="${NEUTRAL}"><b>Leave</b></a><button>Stay</button>`;
    return document.querySelector('b') as HTMLElement;
  };

  beforeEach(() => {
    replace.mockClear();
    sessionStorage.clear();
    root.hidden = false;
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
    vi.stubGlobal('location', { replace });
    return () => vi.unstubAllGlobals();
  });

  it('replaces the page, marks the tab, and leaves no title, no icon and no trace for other visits', () => {
    boot();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    link().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(replace).toHaveBeenCalledWith(NEUTRAL);
    expect(root.hidden).toBe(true);
    expect(document.title.trim()).toBe('');
    expect(document.querySelector('link[rel=icon]')).toBeNull();
    expect(sessionStorage.getItem(KEYS.left)).toBe(NEUTRAL);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['back_forward', 'reload', 'prerender'])('goes away again before anything else when found by %s', (type) => {
    sessionStorage.setItem(KEYS.left, NEUTRAL);
    localStorage.setItem(KEYS.theme, 'dark');
    visit(type);
    boot();
    expect(replace).toHaveBeenCalledWith(NEUTRAL);
    expect(root.hidden).toBe(true);
    expect(marks()).toEqual({ left: '' });
  });

  it('comes back when the visitor means to', () => {
    sessionStorage.setItem(KEYS.left, NEUTRAL);
    visit('navigate');
    boot();
    expect(replace).not.toHaveBeenCalled();
    expect(root.hidden).toBe(false);
    expect(sessionStorage.getItem(KEYS.left)).toBeNull();
  });

  it('follows no address but a secure one', () => {
    sessionStorage.setItem(KEYS.left, 'javascript:alert(1)');
    visit('reload');
    boot();
    expect(replace).toHaveBeenCalledWith('about:blank');
  });

  it('takes the other tabs along', () => {
    boot();
    window.dispatchEvent(new StorageEvent('storage', { key: KEYS.left, newValue: NEUTRAL }));
    expect(replace).toHaveBeenCalledWith(NEUTRAL);
    expect(sessionStorage.getItem(KEYS.left)).toBe(NEUTRAL);
  });

  it('shows nothing of a page that the browser kept whole, and shows it again to whoever did not leave', () => {
    boot();
    window.dispatchEvent(new Event('pagehide'));
    expect(root.style.opacity).toBe('0');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.style.opacity).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    sessionStorage.setItem(KEYS.left, NEUTRAL);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.style.opacity).toBe('0');
    expect(root.hidden).toBe(true);
  });

  it('works where nothing can be stored', () => {
    boot();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    link().click();
    expect(replace).toHaveBeenCalledWith(NEUTRAL);
  });
});

describe('the files of the application', () => {
  const aside = () => {
    document.head.innerHTML =
      '<template id="scripts"><script type="module" src="/assets/index-1a2b.js"></script><link rel="modulepreload" href="/assets/Blog-1a2b.js"></template>';
  };
  const asked = () => [...document.head.querySelectorAll('script, link')].map(({ localName }) => localName);
  let paint = (_name: string) => {};

  beforeEach(() => {
    globalThis.__IRU_EARLY__ = undefined;
    vi.useFakeTimers();
    class Observer {
      static supportedEntryTypes = ['paint'];
      constructor(heard: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        paint = (painted) => heard({ getEntriesByName: (name) => [painted].filter((each) => each === name) });
      }
      observe() {}
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    aside();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.head.replaceChildren();
  });

  it('are asked for after the first picture, one by one and once', () => {
    boot();
    paint('first-paint');
    expect(asked()).toEqual([]);
    paint('first-contentful-paint');
    expect(asked()).toEqual(['script']);
    vi.advanceTimersToNextTimer();
    expect(asked()).toEqual(['script', 'link']);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(5000);
    expect(asked()).toEqual(['script', 'link']);
    expect(document.querySelector('template')).toBeNull();
  });

  it('are not held back by a page that is slow to paint', () => {
    boot();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(1999);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toContain('script');
  });

  it.each([['tells nothing of pictures', { supportedEntryTypes: ['mark'] }], ['has no observer at all', undefined]])(
    'are asked for with the text in a browser that %s',
    (_what, observer) => {
      vi.stubGlobal('PerformanceObserver', observer);
      boot();
      expect(asked()).toEqual([]);
      window.dispatchEvent(new Event('DOMContentLoaded'));
      vi.advanceTimersByTime(0);
      expect(asked()).toContain('script');
      // What follows in the file is done all the same.
      expect(globalThis.__IRU_EARLY__).toBeDefined();
    },
  );

  it('are asked for at once in a tab behind the others, which paints nothing', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    boot();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(0);
    expect(asked()).toContain('script');
  });
});
