import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { runBootScript as boot } from '../testing/boot-script';
import { KEYS } from '../platform/keys';
import { DATA_MODES } from './data-mode';
import { TEXT_SIZES } from './text-size';

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
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  sheets.length = 0;
  vi.spyOn(performance, 'now').mockReturnValue(100);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\]/g, '\\$&') });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
});

describe('the boot script before first paint', () => {
  it('changes nothing on a first visit', () => {
    boot();
    expect(marks()).toEqual({ theme: 'light' });
    expect(sheets).toEqual([]);
  });

  it('also hides people saved for later, whatever the other list contains', () => {
    localStorage.setItem(KEYS.hidden, '{"broken":');
    localStorage.setItem(KEYS.later, JSON.stringify([{ id: 'p01', name: 'Ineza' }]));
    boot();
    expect(sheets[0]?.rules).toEqual(['[data-person="p01"] { display: none }']);
  });

  it.each([
    ['the first of ours that the browser prefers', ['rn', 'fr-CA', 'en'], null, 'fr'],
    ['despite an unknown choice', ['sw'], 'de', 'sw'],
    ['not the language of the page', ['en-GB', 'fr'], null, undefined],
    ['none that the site lacks', ['de'], null, undefined],
    ['nothing after a choice', ['fr'], 'en', undefined],
  ])('offers a language: %s', (_, languages, chosen, offer) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    if (chosen !== null) localStorage.setItem(KEYS.language, chosen);
    boot();
    expect(root.dataset['offer']).toBe(offer);
  });

  it('reserves space for the filters in the URL', () => {
    history.replaceState(null, '', '/find-match?country=Kenya');
    boot();
    expect(marks()).toEqual({ theme: 'light', query: '' });
  });

  it.each([
    ['"country=Kenya"', true],
    ['""', false],
  ])('reserves space for the filters saved in the tab: %s', (kept, room) => {
    sessionStorage.setItem(KEYS.filters, kept);
    boot();
    expect('query' in root.dataset).toBe(room);
  });

  it.each([
    ['["/swipe","/user"]', true],
    ['["/swipe"]', false],
    ['{"/user":1}', false],
    ['null', false],
    ['{broken', false],
  ])('marks a page that has shown its introduction: %s', (kept, marked) => {
    localStorage.setItem(KEYS.firstUse, kept);
    history.replaceState(null, '', '/user');
    boot();
    expect('introduced' in root.dataset).toBe(marked);
  });

  it.each(TEXT_SIZES)('sets the text size: %s', (size) => {
    localStorage.setItem(KEYS.textSize, size);
    boot();
    expect(root.dataset.textSize).toBe(size === 'normal' ? undefined : size);
  });

  it.each(DATA_MODES)('skips web fonts only in low-data mode: %s', (mode) => {
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
    ['thousands of people', Array.from({ length: 60_000 }, (_, at) => ({ id: `p${at}` })), 60_000],
    ['a megabyte', [{ id: 'x'.repeat(1_000_000) }], 1],
    ['ids of other types', [{ id: 7 }, { id: [[['x']]] }, { id: { a: 1 } }, null], 1],
  ])('hides everyone on the list, however long: %s', (_what, people, names) => {
    localStorage.setItem(KEYS.hidden, JSON.stringify(people));
    boot();
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.rules.flatMap((rule) => rule.split(','))).toHaveLength(names);
  });

  it.each([
    [100, false],
    [801, true],
  ])('never covers content that is ready: the page loaded in %s ms', (elapsed, isLate) => {
    vi.spyOn(performance, 'now').mockReturnValue(elapsed);
    boot();
    expect('late' in root.dataset).toBe(isLate);
  });

  it.each([
    ['broken JSON', '{broken'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list of no people', '[null]'],
    ['an object', '{}'],
    ['deeply nested brackets', '['.repeat(3000) + ']'.repeat(3000)],
  ])('treats %s as no one hidden and applies the rest', (_what, stored) => {
    localStorage.setItem(KEYS.hidden, stored);
    localStorage.setItem(KEYS.session, 'true');
    localStorage.setItem(KEYS.theme, 'dark');
    boot();
    expect(sheets).toEqual([]);
    expect(marks()).toEqual({ theme: 'dark', session: 'in' });
  });
});

describe('leaving quickly', () => {
  const replace = vi.fn<(url: string) => void>();
  const post = vi.fn<(message: string) => void>();
  let tellTab = () => {};
  const visit = (type: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  const NEUTRAL = 'https://weather.example/';
  const link = () => {
    document.body.innerHTML = `<a data-quick-exit href="${NEUTRAL}"><b>Leave</b></a><button>Stay</button>`;
    return document.querySelector('b') as HTMLElement;
  };
  const input = () => new Event('input', { bubbles: true });
  const nothing = () => undefined;
  const press = (key: string, more: KeyboardEventInit = {}) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const refuseWrites = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const openedAt = (time: number) =>
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(time);
  const leaveOtherTab = () => localStorage.setItem(KEYS.left, String(Date.now() - 1000));

  beforeEach(() => {
    replace.mockClear();
    post.mockClear();
    root.hidden = false;
    root.dataset.exitUrl = NEUTRAL;
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
    vi.stubGlobal('location', { replace });
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = post;
        addEventListener(_type: string, listener: () => void) {
          tellTab = listener;
        }
      },
    );
    visit('navigate');
    return () => void vi.unstubAllGlobals();
  });

  it('replaces the page, marks the tab and the device, and removes title and icon', () => {
    boot();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith(NEUTRAL);
    expect(root.hidden).toBe(true);
    expect(document.title.trim()).toBe('');
    expect(document.querySelector('link[rel=icon]')).toBeNull();
    expect(sessionStorage.getItem(KEYS.left)).toBe('1');
    expect(Number(localStorage.getItem(KEYS.left))).toBeCloseTo(Date.now(), -3);
    expect(post).toHaveBeenCalledOnce();
  });

  it.each(['back_forward', 'reload', 'prerender'])(
    'leaves again before anything else on %s',
    (type) => {
      sessionStorage.setItem(KEYS.left, '1');
      localStorage.setItem(KEYS.theme, 'dark');
      visit(type);
      boot();
      expect(replace).toHaveBeenCalledWith(NEUTRAL);
      expect(root.hidden).toBe(true);
      expect(marks()).toEqual({ exitUrl: NEUTRAL, left: '' });
    },
  );

  it.each([
    ['goes back to the site', () => visit('back_forward')],
    [
      'reloads after being discarded',
      () => vi.spyOn(document, 'wasDiscarded' as never, 'get').mockReturnValue(true as never),
    ],
    ['is restored with its history entry', () => history.replaceState({ idx: 0 }, '')],
    ['started loading before the exit', () => openedAt(Date.now() - 5000)],
  ])('leaves in another tab that %s, without a message', (_what, arrange) => {
    leaveOtherTab();
    openedAt(Date.now());
    Object.defineProperty(document, 'wasDiscarded', { get: () => false, configurable: true });
    arrange();
    boot();
    expect(replace).toHaveBeenCalledWith(NEUTRAL);
    expect(sessionStorage.getItem(KEYS.left)).toBe('1');
  });

  it('opens the site again for a typed URL or a link followed after the exit', () => {
    sessionStorage.setItem(KEYS.left, '1');
    leaveOtherTab();
    openedAt(Date.now());
    boot();
    expect(replace).not.toHaveBeenCalled();
    expect(root.hidden).toBe(false);
    const left = [sessionStorage, localStorage].map((storage) => storage.getItem(KEYS.left));
    expect(left).toEqual([null, null]);
  });

  it('keeps the mark while the page is only prerendered, until the visitor opens it', () => {
    sessionStorage.setItem(KEYS.left, '1');
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    boot();
    expect(sessionStorage.getItem(KEYS.left)).toBe('1');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(sessionStorage.getItem(KEYS.left)).toBeNull();
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  });

  it('isn’t locked by an exit in the future after the clock is set back', () => {
    localStorage.setItem(KEYS.left, String(Date.now() + 86_400_000));
    boot();
    expect(replace).not.toHaveBeenCalled();
  });

  it('opens only secure URLs', () => {
    root.dataset.exitUrl = 'javascript:alert(1)';
    sessionStorage.setItem(KEYS.left, '1');
    visit('reload');
    boot();
    expect(replace).toHaveBeenCalledWith('about:blank');
  });

  it('is broadcast to running tabs, which leave without broadcasting again', () => {
    boot();
    tellTab();
    expect(replace).toHaveBeenCalledExactlyOnceWith(NEUTRAL);
    expect(sessionStorage.getItem(KEYS.left)).toBe('1');
    expect(post).not.toHaveBeenCalled();
  });

  it('hides a page restored from the back/forward cache, unless the visitor didn’t leave', () => {
    boot();
    window.dispatchEvent(new Event('pagehide'));
    expect(root.style.opacity).toBe('0');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.style.opacity).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    sessionStorage.setItem(KEYS.left, '1');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.style.opacity).toBe('0');
    expect(root.hidden).toBe(true);
  });

  it('hides a frozen page that resumes after an exit in another tab', () => {
    openedAt(Date.now() - 5000);
    boot();
    document.dispatchEvent(new Event('freeze', { bubbles: true }));
    expect(root.style.opacity).toBe('0');
    leaveOtherTab();
    document.dispatchEvent(new Event('resume', { bubbles: true }));
    expect(replace).toHaveBeenCalledWith(NEUTRAL);
  });

  it('removes dispensable data when the storage is full', () => {
    boot();
    localStorage.setItem(KEYS.theme, 'dark');
    localStorage.setItem(KEYS.likes, '[]');
    const set = vi.spyOn(Storage.prototype, 'setItem');
    // The mark fits only after the fifth key is removed.
    for (let refusals = 0; refusals < 5; refusals += 1) set.mockImplementationOnce(refuse);
    link().click();
    expect(sessionStorage.getItem(KEYS.left)).toBe('1');
    expect(localStorage.getItem(KEYS.left)).not.toBeNull();
    expect(localStorage.getItem(KEYS.theme)).toBeNull();
    expect(localStorage.getItem(KEYS.likes)).toBe('[]');
  });

  it('works without storage, and Back can’t undo it', () => {
    refuseWrites();
    const leavePage = boot();
    link().click();
    expect(replace).toHaveBeenCalledExactlyOnceWith(NEUTRAL);
    expect(post).toHaveBeenCalledOnce();
    leavePage();
    delete root.dataset.left;
    visit('back_forward');
    boot();
    expect(replace).toHaveBeenCalledTimes(2);
  });

  it('lets Back work between the site’s own pages without storage', () => {
    refuseWrites();
    visit('back_forward');
    vi.stubGlobal('navigation', { activation: { from: {} } });
    boot();
    expect(replace).not.toHaveBeenCalled();
  });

  it('reacts to Shift pressed three times within five seconds', () => {
    const now = vi.spyOn(performance, 'now');
    boot();
    for (const at of [0, 4900, 5100]) {
      now.mockReturnValue(at);
      press('Shift');
    }
    expect(replace).not.toHaveBeenCalled();
    now.mockReturnValue(5200);
    press('Shift');
    expect(replace).toHaveBeenCalledExactlyOnceWith(NEUTRAL);
  });

  it.each<[string, KeyboardEventInit, () => unknown]>([
    ['before capital letters', {}, () => press('A')],
    ['before clicks', {}, () => window.dispatchEvent(new Event('pointerdown'))],
    ['before text without keys', {}, () => document.body.dispatchEvent(input())],
    ['held down', { repeat: true }, nothing],
    ['with Alt', { altKey: true }, nothing],
    ['with Control', { ctrlKey: true }, nothing],
    ['with the command key', { metaKey: true }, nothing],
    ['with AltGraph', { modifierAltGraph: true }, nothing],
    ['while composing', { isComposing: true }, nothing],
  ])('isn’t triggered by Shift %s', (_what, state, between) => {
    boot();
    for (let count = 0; count < 5; count += 1) {
      press('Shift', state);
      between();
    }
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('the application’s files', () => {
  const load = (ms: number) => {
    window.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(ms);
  };
  const asked = () =>
    [...document.head.querySelectorAll('script, link')].map(({ localName }) => localName);
  let paint = (_name: string) => {};

  beforeEach(() => {
    globalThis.__IRU_RECORDED_EVENTS__ = undefined;
    vi.useFakeTimers();
    class Observer {
      static supportedEntryTypes = ['paint'];
      constructor(heard: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        paint = (painted) =>
          heard({ getEntriesByName: (name) => [painted].filter((each) => each === name) });
      }
      observe() {}
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    document.head.innerHTML =
      '<template id="scripts"><script type="module" src="/assets/index-1a2b.js"></script><link rel="modulepreload" href="/assets/Blog-1a2b.js"></template>';
  });
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  it('are requested once each, one by one, after the first paint', () => {
    boot();
    paint('first-paint');
    expect(asked()).toEqual([]);
    paint('first-contentful-paint');
    expect(asked()).toEqual(['script']);
    vi.advanceTimersToNextTimer();
    expect(asked()).toEqual(['script', 'link']);
    load(5000);
    expect(asked()).toEqual(['script', 'link']);
    expect(document.querySelector('template')).toBeNull();
  });

  it('aren’t delayed by a page that is slow to paint', () => {
    boot();
    load(1999);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toContain('script');
  });

  it.each([
    ['reports no paints', { supportedEntryTypes: ['mark'] }],
    ['has no PerformanceObserver', undefined],
  ])('are requested with the document in a browser that %s', (_what, observer) => {
    vi.stubGlobal('PerformanceObserver', observer);
    boot();
    expect(asked()).toEqual([]);
    load(0);
    expect(asked()).toContain('script');
    // The rest of the script still runs.
    expect(globalThis.__IRU_RECORDED_EVENTS__).toBeDefined();
  });

  it('are requested immediately in a background tab, which never paints', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    boot();
    load(0);
    expect(asked()).toContain('script');
  });
});
