import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './install.mjs';

/** @type {{ browserslist: readonly string[] }} */
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** `browserslist` in package.json, as Vite writes it: `chrome111`. Vite knows only the browsers an engine comes from. */
export const BROWSERS = manifest.browserslist
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))
  .filter((name) => /^(?:chrome|edge|firefox|ios|safari)\d/.test(name));
