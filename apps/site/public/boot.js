// Runs before the first paint: whoever has left in a hurry sees nothing of the site again, neither the theme, the size of
// text nor the visitor's state flashes, and nothing typed or pressed early is lost. The keys are those of
// packages/features/src/device/keys.ts, which a test compares with this file.
(() => {
  const root = document.documentElement;

  // Leaving in a hurry. The mark lives in the tab alone; every way back into its history meets it here, before a pixel.
  const LEFT = 'iru_left';
  const ANYWHERE = 'about:blank';
  let leaving = false;
  const markOf = () => {
    try {
      return sessionStorage.getItem(LEFT);
    } catch {
      return null;
    }
  };
  const goAway = (url) => {
    leaving = true;
    root.hidden = true;
    root.dataset.left = '';
    // The first title of a document is the one that the tab shows, whatever the page brings later.
    const title = document.createElement('title');
    title.textContent = '\u00a0';
    document.head.prepend(title);
    document.querySelectorAll('link[rel~="icon"]').forEach((icon) => icon.remove());
    location.replace(url?.startsWith('https://') ? url : ANYWHERE);
  };
  const leave = (url) => {
    try {
      sessionStorage.setItem(LEFT, url);
      // Heard by the site's other tabs, and gone again at once.
      localStorage.setItem(LEFT, url);
      localStorage.removeItem(LEFT);
    } catch {
      // Without a storage the page is still replaced.
    }
    goAway(url);
  };
  addEventListener('beforeunload', (event) => leaving && event.stopImmediatePropagation(), true);
  addEventListener('storage', ({ key, newValue }) => key === LEFT && newValue && !leaving && leave(newValue));
  // A page that the browser keeps whole for Back is kept invisible, so that it can look at the mark before it shows.
  addEventListener('pagehide', () => (root.style.opacity = '0'));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && markOf() !== null) goAway(markOf());
    else root.style.opacity = '';
  });
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[data-quick-exit]');
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leave(link.href);
    },
    true,
  );
  if (markOf() !== null) {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit?.type !== 'navigate') return goAway(markOf());
    // An address typed or a link followed: the visitor means to be here.
    sessionStorage.removeItem(LEFT);
  }

  let theme = null;
  let session = null;
  let textSize = null;
  let dataMode = null;
  let hidden = null;
  let later = null;
  let firstUse = null;
  let filters = null;
  try {
    theme = localStorage.getItem('iru_theme');
    session = localStorage.getItem('iru_session');
    textSize = localStorage.getItem('iru_text_size');
    dataMode = localStorage.getItem('iru_data_mode');
    hidden = localStorage.getItem('iru_hidden');
    later = localStorage.getItem('iru_later');
    firstUse = localStorage.getItem('iru_first_use');
    filters = sessionStorage.getItem('iru_filters');
  } catch {
    // Storage can be out of reach: the page then starts as for a first visit.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (session === 'true') root.dataset.session = 'in';
  if (session === 'false') root.dataset.session = 'out';
  if (textSize === 'large' || textSize === 'larger') root.dataset.textSize = textSize;
  if (dataMode === 'low') root.dataset.lowData = '';

  // Where the address has a query, or the tab has kept one, the page keeps room for what stands for it.
  if (location.search || (filters ?? '').length > 2) root.dataset.query = '';

  // The page names everybody in `data-person` until it is taken over and knows by itself whom to leave out. Only so much
  // of a list is read here, in characters and in people: a page must not wait for what it may not even show.
  const LONGEST = 100_000;
  const MOST = 500;
  const listOf = (text) => {
    try {
      return text && text.length <= LONGEST ? JSON.parse(text).slice(0, MOST) : [];
    } catch {
      return [];
    }
  };
  // What a member's page says of itself at the first visit has no room at a later one.
  if (listOf(firstUse).includes(location.pathname)) root.dataset.introduced = '';
  try {
    const names = [...listOf(hidden), ...listOf(later)]
      .flatMap(({ id }) => (typeof id === 'string' || typeof id === 'number' ? `[data-person="${CSS.escape(String(id))}"]` : []));
    if (names.length > 0) {
      const sheet = new CSSStyleSheet();
      sheet.insertRule(`${names.join()} { display: none }`);
      document.adoptedStyleSheets.push(sheet);
    }
  } catch {
    // Whom to leave out cannot be read, or not yet: the page itself sorts it out.
  }

  // The application follows the first picture: until then the text, its styles and typefaces have the line to themselves.
  // One file at a time, because each costs a slow phone some milliseconds in which a finger would wait.
  const fetchApplication = () => {
    const aside = document.getElementById('scripts');
    const file = aside?.content.firstElementChild;
    if (!file) return aside?.remove();
    document.head.append(file);
    setTimeout(fetchApplication);
  };
  // A tab behind the others paints nothing, not every browser tells when it paints, and one may be slow to: none of these
  // holds the application back.
  const LATEST_MS = 2000;
  const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') === true;
  addEventListener('DOMContentLoaded', () => setTimeout(fetchApplication, document.hidden || !tells ? 0 : LATEST_MS));
  if (tells) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) fetchApplication();
    }).observe({ type: 'paint', buffered: true });
  }

  // A visitor can be quicker than the page on a slow link: what is typed, sent and pressed before it listens waits for
  // it, and no form ever puts its fields into an address. What costs coins or erases is asked for again instead.
  const early = { fields: new Map(), presses: new Set(), asked: null, sent: null };
  globalThis.__IRU_EARLY__ = early;
  const listens = () => root.dataset.ready === 'true';
  const say = (what) => {
    const notice = document.getElementById('waking');
    if (notice) notice.textContent = notice.dataset[what] ?? '';
  };
  const onInput = ({ target }) => {
    if (listens()) return;
    early.fields.set(target, ['checkbox', 'radio'].includes(target.type) ? target.checked : target.value);
  };
  const onSubmit = (event) => {
    event.preventDefault();
    if (listens()) return;
    event.stopPropagation();
    early.sent = event.submitter ?? event.target;
    say('queued');
  };
  const onClick = (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (listens() || !button || button.getAttribute('aria-disabled') === 'true') return;
    const asks = button.dataset.early === 'ask';
    button.dataset.waking = asks ? 'ask' : 'queued';
    say(asks ? 'ask' : 'queued');
    if (asks) early.asked = button;
    if (!asks && button.type === 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    if (!asks) early.presses.add(button);
  };
  addEventListener('input', onInput, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('click', onClick, true);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && !listens() && say('failed'), true);
})();
