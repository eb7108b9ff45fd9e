import { lastMessageText } from '../../domain/last-message';
import { BASE_PATH, LANGUAGE } from '../../domain/language';
import { LANGUAGES, SIGNED } from '../../domain/languages';
import { KEYS } from '../keys';
import { attempt, type BootHost, local, read, session, visitOf } from './host';

interface StoredThread {
  readonly id: string;
  readonly name: string;
  readonly last: string;
}

type StoredMessages = Readonly<Record<string, readonly (string | { readonly text?: string })[]>>;

/** Applies stored values to the prerendered page before it's painted. */
export function applyStored(host: BootHost): void {
  const { location, performance } = host;
  const root = document.documentElement;
  const theme = read(local, KEYS.theme);
  const sessionFlag = read(local, KEYS.session);
  const textSize = read(local, KEYS.textSize);
  const dataMode = read(local, KEYS.dataMode);
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset['theme'] = dark ? 'dark' : 'light';
  if (sessionFlag === 'true') root.dataset['session'] = 'in';
  if (sessionFlag === 'false') root.dataset['session'] = 'out';
  if (textSize === 'large' || textSize === 'larger') root.dataset['textSize'] = textSize;
  if (dataMode === 'low') root.dataset['lowData'] = '';

  // Visitors whose browser prefers another language of the site, and who chose none, are offered it. A draft links to the English
  // page anyway.
  const isOurs = (word: string) => Object.hasOwn(LANGUAGES, word);
  const preferred = navigator.languages.map((tag) => tag.replace(/-.*/, '')).find(isOurs);
  if (
    preferred !== undefined &&
    preferred !== LANGUAGE &&
    (preferred !== 'en' || SIGNED.includes(LANGUAGE)) &&
    !isOurs(read(local, KEYS.language) ?? '')
  )
    root.dataset['offer'] = preferred;

  // A page that took this long to load already has its content, which the splash must not cover.
  const SPLASH_MS = 800;
  if (performance.now() > SPLASH_MS) root.dataset['late'] = '';

  // If the URL or the tab has a query, the page reserves space for the active filters.
  if (location.search || (read(session, KEYS.filters) ?? '').length > 2) root.dataset['query'] = '';

  // The prerendered page lists everyone with `data-person`; after hydration the application filters them itself.
  const listOf = <T>(key: string): readonly T[] =>
    attempt(() => JSON.parse(read(local, key) ?? '[]') as readonly T[] | null) ?? [];
  // A member page that has shown its introduction needs no space for it.
  if (
    attempt(() => listOf<string>(KEYS.firstUse).includes(location.pathname.slice(BASE_PATH.length)))
  )
    root.dataset['introduced'] = '';
  const idsOf = (key: string) =>
    attempt(() =>
      listOf<{ readonly id: unknown } | null>(key).flatMap((person) =>
        ['string', 'number'].includes(typeof person?.id) ? String(person?.id) : [],
      ),
    ) ?? [];
  const hiddenIds = idsOf(KEYS.hidden);
  attempt(() => {
    const selectors = [...hiddenIds, ...idsOf(KEYS.later)].map(
      (id) => `[data-person="${CSS.escape(id)}"]`,
    );
    if (selectors.length === 0) return;
    const sheet = new CSSStyleSheet();
    // In chunks, because Chromium ignores selectors beyond the first few thousand of a rule.
    for (let at = 0; at < selectors.length; at += 1000) {
      sheet.insertRule(`${selectors.slice(at, at + 1000).join()} { display: none }`);
    }
    document.adoptedStyleSheets.push(sheet);
  });

  // Browsers refill forms on Back, reload and restored tabs, even with text typed before an erase.
  const resetForms = () => {
    const typed = new Set<EventTarget | null>();
    host.addEventListener('input', ({ target }) => typed.add(target), true);
    const reset = () => {
      // From then on the fields contain the application's values, including drafts.
      if (root.dataset['ready'] === 'true') return;
      for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
        if (typed.has(field)) continue;
        field.value = field.defaultValue;
        field.checked = field.defaultChecked;
      }
      for (const option of document.querySelectorAll('option'))
        option.selected = option.defaultSelected;
    };
    // Browsers refill at different times: while parsing, in a later task, or after the load event.
    for (const name of ['DOMContentLoaded', 'load'])
      host.addEventListener(name, () => (reset(), setTimeout(reset)));
  };
  if (visitOf(host)?.type !== 'navigate' && read(local, KEYS.erased) !== null) resetForms();

  // A member's conversations are on the device, so they can be shown before hydration.
  const fillStoredThreads = () => {
    const list = document.querySelector<HTMLElement>('[data-stored-threads]');
    const threads = listOf<StoredThread>(KEYS.threads).filter(({ id }) => !hiddenIds.includes(id));
    if (!list || threads.length === 0 || sessionFlag === 'false') return;
    const stored = attempt(() => JSON.parse(read(local, KEYS.messages) ?? '{}') as StoredMessages);
    const messages = stored ?? {};
    const rows = [...list.querySelectorAll<HTMLElement>(':scope > *')];
    threads.slice(0, rows.length).forEach(({ id, name, last }, at) => {
      const row = rows[at];
      const written = messages[id]?.at(-1);
      const text = typeof written === 'string' ? written : written?.text;
      const [person, message] = row?.querySelectorAll('bdi, bdi + span') ?? [];
      if (!row || !person || !message) return;
      row
        .querySelector('a')
        ?.setAttribute('href', `${BASE_PATH}/messages?with=${encodeURIComponent(id)}`);
      person.textContent = name.slice(0, 60);
      message.textContent = (text ?? lastMessageText(last)).slice(0, 80);
      row.hidden = false;
    });
    list.hidden = false;
    list.nextElementSibling?.setAttribute('hidden', '');
  };
  host.addEventListener('DOMContentLoaded', () => attempt(fillStoredThreads));
}
