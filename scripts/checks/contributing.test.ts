// The messages of the linter link to CONTRIBUTING.md: a renamed heading would leave the reader at its top.
import { readFileSync } from 'node:fs';

import GithubSlugger from 'github-slugger';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('explains each rule under the heading that its message links to', () => {
  const slugger = new GithubSlugger();
  const headings = [...read('CONTRIBUTING.md').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    slugger.slug(text),
  );
  const anchors = [...read('scripts/lint/guide.mjs').matchAll(/'([a-z-]+)'/g)].map(
    ([, anchor]) => anchor,
  );
  expect(anchors.length).toBeGreaterThan(5);
  expect(
    anchors.filter((anchor) => !headings.includes(anchor ?? '')),
    'headings that CONTRIBUTING.md lacks',
  ).toEqual([]);
});
