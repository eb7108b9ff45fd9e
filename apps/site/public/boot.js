// Runs before the first paint, so that neither the theme, the size of text nor the visitor's state flashes, and nothing
// typed early is lost. It only reads the storage; the keys are those of packages/features/src/platform/keys.ts, which a
// test compares with this file.
(() => {
  const root = document.documentElement;
  let theme = null;
  let session = null;
  let textSize = null;
  let hidden = null;
  try {
    theme = localStorage.getItem('iru_theme');
    session = localStorage.getItem('iru_session');
    textSize = localStorage.getItem('iru_text_size');
    hidden = localStorage.getItem('iru_hidden');
  } catch {
    // Storage can be out of reach: the page then starts as for a first visit.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (session === 'true') root.dataset.session = 'in';
  if (textSize === 'large' || textSize === 'larger') root.dataset.textSize = textSize;
  try {
    // The page names everybody in `data-person` until it is taken over and knows by itself whom to leave out.
    const sheet = new CSSStyleSheet();
    for (const { id } of JSON.parse(hidden ?? '[]')) {
      sheet.insertRule(`[data-person="${CSS.escape(String(id))}"] { display: none }`);
    }
    if (sheet.cssRules.length > 0) document.adoptedStyleSheets.push(sheet);
  } catch {
    // Whom to leave out cannot be read, or not yet: the page itself sorts it out.
  }
  // A visitor can be quicker than the page on a slow link: what is typed and sent before it listens waits for it, and
  // no form ever puts its fields into an address.
  const early = { fields: new Map(), sent: null };
  globalThis.__IRU_EARLY__ = early;
  const listens = () => root.dataset.ready === 'true';
  const onInput = ({ target }) => {
    if (listens()) return;
    early.fields.set(target, ['checkbox', 'radio'].includes(target.type) ? target.checked : target.value);
  };
  const onSubmit = (event) => {
    event.preventDefault();
    if (!listens()) early.sent = event.submitter ?? event.target;
  };
  addEventListener('input', onInput, true);
  addEventListener('submit', onSubmit, true);
})();
