import manifest from '../../package.json' with { type: 'json' };

/** `browserslist` in package.json, as Vite writes it: `chrome111`. Vite knows only the browsers an engine comes from. */
export const BROWSERS = manifest.browserslist
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))
  .filter((name) => /^(?:chrome|edge|firefox|ios|safari)\d/.test(name));
