// Runs before the first paint, so that neither the theme nor the visitor's state flashes. It only reads; the keys are
// those of packages/features/src/platform/keys.ts, which a test compares with this file.
(() => {
  const root = document.documentElement;
  let theme = null;
  let session = null;
  try {
    theme = localStorage.getItem('iru_theme');
    session = localStorage.getItem('iru_session');
  } catch {
    // Storage can be out of reach: the page then starts as for a first visit.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (session === 'true') root.dataset.session = 'in';
})();
