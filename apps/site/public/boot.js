// Runs before the first paint: a visitor who left quickly sees nothing of the site, neither the theme, the text size nor the
// visitor's state flashes, and nothing typed or clicked before the application is ready is lost. The keys are those of
// packages/features/src/device/keys.ts, which a test compares with this file.
(() => {
  const root = document.documentElement;

  // Leave quickly (docs/decisions/0018-leaving-quickly.md). Each step works without the ones before it: a browser can block
  // storage, storage can be full, and another tab can be frozen, discarded, loading or on another site.
  const LEFT = 'iru_left';
  /** What can be given up for the mark when a storage is full; none of it is what the visitor entered. */
  const DISPENSABLE = [
    'iru_scroll',
    'iru_breadcrumbs',
    'iru_first_use',
    'iru_data_mode',
    'iru_theme',
    'iru_text_size',
  ];
  const SHIFTS = { count: 3, withinMs: 2000 };
  let isLeaving = false;
  const attempt = (action) => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  const local = () => localStorage;
  const session = () => sessionStorage;
  const read = (area, key) => attempt(() => area().getItem(key)) ?? null;
  const write = (area, key, text) => attempt(() => (area().setItem(key, text), true)) === true;
  const forget = (area, key) => attempt(() => area().removeItem(key));
  const mark = (area, text) =>
    write(area, LEFT, text) ||
    DISPENSABLE.some((key) => (forget(area, key), write(area, LEFT, text)));

  const showNeutralPage = () => {
    isLeaving = true;
    root.hidden = true;
    root.dataset.left = '';
    // The tab shows the first title of a document, whatever the page adds later.
    const title = document.createElement('title');
    title.textContent = '\u00a0';
    document.head.prepend(title);
    document.querySelectorAll('link[rel~="icon"]').forEach((icon) => icon.remove());
    const url = root.dataset.exitUrl;
    location.replace(url?.startsWith('https://') ? url : 'about:blank');
  };
  const channel = attempt(() => new BroadcastChannel(LEFT));
  const leaveHere = () => {
    if (isLeaving) return;
    mark(session, '1');
    showNeutralPage();
  };
  const leave = () => {
    if (isLeaving) return;
    // For tabs that run no script now and start or return later.
    mark(local, String(Date.now()));
    attempt(() => channel?.postMessage('left'));
    leaveHere();
  };
  channel?.addEventListener('message', leaveHere);

  const [visit] = performance.getEntriesByType('navigation');
  /** Whether this document belongs to a navigation that began before the last exit. */
  const isOlderThanExit = () => {
    const exit = Number(read(local, LEFT));
    // An exit in the future comes from a clock that was set back: it must not lock the site.
    return exit > 0 && exit > performance.timeOrigin && exit <= Date.now();
  };
  /** Whether this page was reached by Back or Forward from another site, and no storage can hold the mark of an exit. */
  const isUnverifiable = (isTraversal) => {
    if (!isTraversal || globalThis.navigation?.activation?.from) return false;
    const isWritable = mark(session, '1');
    forget(session, LEFT);
    return !isWritable;
  };
  const hasLeft = (isTraversal) =>
    read(session, LEFT) !== null || isOlderThanExit() || isUnverifiable(isTraversal);
  // An address that was typed, a bookmark or a link opens the site on purpose; Back, a reload and a restored tab do not.
  // A restored tab can claim to be a plain navigation, but its history entry already has a state.
  const isOnPurpose =
    visit?.type === 'navigate' &&
    history.state === null &&
    document.wasDiscarded !== true &&
    !isOlderThanExit();
  const welcomeBack = () => {
    forget(session, LEFT);
    forget(local, LEFT);
  };

  addEventListener('beforeunload', (event) => isLeaving && event.stopImmediatePropagation(), true);
  // A page that the browser keeps for Back, or freezes, stays invisible until it has looked for the mark.
  const hide = () => (root.style.opacity = '0');
  const showAgain = (isTraversal) => {
    if (isLeaving) showNeutralPage();
    else if (hasLeft(isTraversal)) leaveHere();
    else root.style.opacity = '';
  };
  addEventListener('pagehide', hide);
  addEventListener('freeze', hide, true);
  addEventListener('pageshow', ({ persisted }) =>
    persisted ? showAgain(true) : (root.style.opacity = ''),
  );
  for (const name of ['resume', 'visibilitychange']) {
    addEventListener(name, () => document.visibilityState === 'visible' && showAgain(false), true);
  }
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest('a[data-quick-exit]'))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leave();
    },
    true,
  );
  let shifts = [];
  const onKeyDown = ({ key, repeat }) => {
    if (repeat) return;
    const now = performance.now();
    shifts =
      key === 'Shift' ? [...shifts.filter((then) => now - then <= SHIFTS.withinMs), now] : [];
    if (shifts.length >= SHIFTS.count) leave();
  };
  addEventListener('keydown', onKeyDown, true);
  // Shift and a click select text or open a link elsewhere.
  addEventListener('pointerdown', () => (shifts = []), true);

  if (!isOnPurpose && (read(local, LEFT) !== null || hasLeft(visit?.type === 'back_forward')))
    return leaveHere();
  // A page that the browser prepares before the visitor asks for it is not opened yet.
  if (document.prerendering)
    document.addEventListener('prerenderingchange', welcomeBack, { once: true });
  else welcomeBack();

  const theme = read(local, 'iru_theme');
  const sessionFlag = read(local, 'iru_session');
  const textSize = read(local, 'iru_text_size');
  const dataMode = read(local, 'iru_data_mode');
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (sessionFlag === 'true') root.dataset.session = 'in';
  if (sessionFlag === 'false') root.dataset.session = 'out';
  if (textSize === 'large' || textSize === 'larger') root.dataset.textSize = textSize;
  if (dataMode === 'low') root.dataset.lowData = '';

  // A page that took so long to load has its text ready by now: the splash must not cover it.
  const SPLASH_MS = 800;
  if (performance.now() > SPLASH_MS) root.dataset.late = '';

  // Where the address has a query, or the tab has kept one, the page keeps room for what stands for it.
  if (location.search || (read(session, 'iru_filters') ?? '').length > 2) root.dataset.query = '';

  // The prerendered page lists everyone in `data-person`; the application leaves people out itself once it is ready.
  const listOf = (key) => attempt(() => JSON.parse(read(local, key) ?? '[]')) ?? [];
  // A member's page that has introduced itself needs no room for it again.
  if (attempt(() => listOf('iru_first_use').includes(location.pathname)))
    root.dataset.introduced = '';
  const idsOf = (key) =>
    attempt(() =>
      listOf(key).flatMap((person) =>
        ['string', 'number'].includes(typeof person?.id) ? String(person.id) : [],
      ),
    ) ?? [];
  const hiddenIds = idsOf('iru_hidden');
  attempt(() => {
    const selectors = [...hiddenIds, ...idsOf('iru_later')].map(
      (id) => `[data-person="${CSS.escape(id)}"]`,
    );
    if (selectors.length === 0) return;
    const sheet = new CSSStyleSheet();
    // In pieces: Chromium ignores what comes after the first few thousand selectors of a rule.
    for (let at = 0; at < selectors.length; at += 1000) {
      sheet.insertRule(`${selectors.slice(at, at + 1000).join()} { display: none }`);
    }
    document.adoptedStyleSheets.push(sheet);
  });

  // A browser refills forms on Back, a reload and a restored tab, also with what was typed before everything was erased.
  const resetForms = () => {
    const typed = new Set();
    addEventListener('input', ({ target }) => typed.add(target), true);
    const reset = () => {
      // From then on the fields hold what the application put there, drafts included.
      if (root.dataset.ready === 'true') return;
      for (const field of document.querySelectorAll('input, textarea')) {
        if (typed.has(field)) continue;
        field.value = field.defaultValue;
        field.checked = field.defaultChecked;
      }
      for (const option of document.querySelectorAll('option'))
        option.selected = option.defaultSelected;
    };
    // Browsers do it at different times: while parsing, in a task after it, or when everything has loaded.
    for (const name of ['DOMContentLoaded', 'load'])
      addEventListener(name, () => (reset(), setTimeout(reset)));
  };
  if (visit?.type !== 'navigate' && read(local, 'iru_erased') !== null) resetForms();

  // A member's conversations are on the phone: they need not wait for the application.
  const fillStoredThreads = () => {
    const list = document.querySelector('[data-stored-threads]');
    const threads = listOf('iru_threads').filter(({ id }) => !hiddenIds.includes(id));
    if (!list || threads.length === 0 || sessionFlag === 'false') return;
    const messages = listOf('iru_msgs');
    [...list.children].slice(0, threads.length).forEach((row, at) => {
      const { id, name, last } = threads[at];
      const written = messages[id]?.at(-1);
      row.querySelector('a').href = `/messages?with=${encodeURIComponent(id)}`;
      row.querySelector('bdi').textContent = name.slice(0, 60);
      row.querySelector('bdi + span').textContent = (written?.text ?? written ?? last).slice(0, 80);
      row.hidden = false;
    });
    list.hidden = false;
    list.nextElementSibling.hidden = true;
  };
  addEventListener('DOMContentLoaded', () => attempt(fillStoredThreads));

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
  addEventListener('DOMContentLoaded', () =>
    setTimeout(fetchApplication, document.hidden || !tells ? 0 : LATEST_MS),
  );
  if (tells) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) fetchApplication();
    }).observe({ type: 'paint', buffered: true });
  }

  // A visitor can be quicker than the page on a slow link: what is typed, submitted and clicked before the application is
  // ready waits for it, and no form ever puts its fields into an address. A click is repeated only on a button that, with
  // the words of its list entry or form, still is what the visitor saw.
  const early = { fields: new Map(), clicks: new Map(), submitted: null };
  globalThis.__IRU_EARLY__ = early;
  const isReady = () => root.dataset.ready === 'true';
  const show = (what) => {
    const notice = document.getElementById('waking');
    if (notice) notice.textContent = notice.dataset[what] ?? '';
  };
  const onInput = ({ target }) => {
    if (isReady()) return;
    early.fields.set(
      target,
      ['checkbox', 'radio'].includes(target.type) ? target.checked : target.value,
    );
  };
  const onSubmit = (event) => {
    event.preventDefault();
    if (isReady()) return;
    event.stopPropagation();
    early.submitted = event.submitter ?? event.target;
    show('queued');
  };
  const appearanceOf = (button) => {
    const states = [...button.attributes].filter(
      ({ name }) => name.startsWith('aria-') && name !== 'aria-controls',
    );
    const around = button.closest('li, article, form') ?? button;
    return JSON.stringify([around.textContent, states.map(({ name, value }) => [name, value])]);
  };
  const onClick = (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (isReady() || !button || button.getAttribute('aria-disabled') === 'true') return;
    button.dataset.waking = 'queued';
    show('queued');
    if (button.type === 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    const seen = appearanceOf(button);
    const isUnchanged = (each) => appearanceOf(each) === seen;
    early.clicks.set(button, () => {
      if (button.isConnected) return isUnchanged(button) ? button : undefined;
      // The page was rendered again.
      const same = [...document.querySelectorAll('button')].filter(isUnchanged);
      return same.length === 1 ? same[0] : undefined;
    });
  };
  addEventListener('input', onInput, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('click', onClick, true);
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && !isReady() && show('failed'),
    true,
  );
})();
