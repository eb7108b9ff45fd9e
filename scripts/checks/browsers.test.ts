import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { BROWSERS } from '../lib/browsers.mjs';
import { BUILT_LANGUAGES } from '../lib/languages.mjs';

const FEATURES = 'packages/features/src';

it.each([
  'docs/browsers.md',
  'packages/ui/README.md',
  `${FEATURES}/shell/copy.ts`,
  ...BUILT_LANGUAGES.filter((language) => language !== 'en').map(
    (language) => `${FEATURES}/locales/${language}/shell/copy.ts`,
  ),
])('%s names the oldest browsers of package.json', (path) => {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const named = [...text.matchAll(/(Edge|Firefox|Safari) (1[\d.]*\d)/g)].map(
    ([, name = '', version = '']) => `${name.toLowerCase()}${version}`,
  );
  expect(named).toEqual(
    expect.arrayContaining(BROWSERS.filter((name) => /^(?:edge|firefox|safari)/.test(name))),
  );
});
