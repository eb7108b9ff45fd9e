import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';

const UI = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const TAILWIND = createRequire(import.meta.url).resolve('tailwindcss/index.css');

/** The classes that a style sheet selects. @param {string} css */
const classesIn = (css) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^;}]*\{)/g)].map(
    ([, name = '']) => name,
  );

/** @typedef {{ candidatesToCss: (classes: string[]) => (string | null)[] }} Design */

/** Loads Tailwind with the tokens and utilities of the library, and the classes that its style sheets select. @returns {Promise<{ design: Design, ownClasses: ReadonlySet<string> }>} */
export const loadTailwind = async () => {
  /** @type {Set<string>} */
  const ownClasses = new Set();
  const design = await loadDesignSystem(
    "@import 'tailwindcss' source(none); @import './styles.css';",
    {
      base: UI,
      loadStylesheet: async (id, base) => {
        const path = id === 'tailwindcss' ? TAILWIND : join(base, id);
        const content = readFileSync(path, 'utf8');
        if (path !== TAILWIND) classesIn(content).forEach((name) => ownClasses.add(name));
        return { path, base: dirname(path), content };
      },
    },
  );
  return { design, ownClasses };
};
