import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'playwright/test';

import budgets from '../../byte-budgets.json' with { type: 'json' };
import { weigh, weightOf } from '../../page-weight.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const files = (readdirSync(dist, { recursive: true }) as string[]).filter((name) =>
  /\.(js|css|html)$/.test(name),
);
const text = (name: string) => readFileSync(join(dist, name), 'utf8');

test('a production bundle holds no mock, and nothing of the assistant that answers', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((name) => /mockServiceWorker/.test(name))).toEqual([]);
  expect(
    files.filter((name) =>
      /setupWorker|mockServiceWorker|MiniSearch|Murakoze cyane/.test(text(name)),
    ),
  ).toEqual([]);
});

test('and nothing of the journeys that Storybook plays', () => {
  expect(
    files.filter((name) =>
      /Look into an empty wallet|createMemoryRouter|storybook/i.test(text(name)),
    ),
  ).toEqual([]);
});

test("a class that only a package uses reaches the site's style sheet", () => {
  const css = files
    .filter((name) => name.endsWith('.css'))
    .map(text)
    .join('');
  expect(css).toContain('aspect-4\\/5');
  expect(css).toContain('bg-primary-wash');
  expect(css, 'the toaster brings its styles as a file').toContain('data-sonner-toaster');
});

test('the toaster does not inject the styles that it ships as a file', () => {
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(
    scripts.filter((name) => text(name).includes('data-sonner-toaster')).length,
  ).toBeGreaterThan(0);
  expect(scripts.filter((name) => text(name).includes(':where(html[dir='))).toEqual([]);
});

test('no rule of the style sheets makes the browser style the whole page anew for each element that comes or goes', () => {
  const css = files
    .filter((name) => name.endsWith('.css'))
    .map(text)
    .join('');
  expect(css.match(/(?:html|:root|body)[^\s,{}>~+]*:has\([^{]*\{/g) ?? []).toEqual([]);
  expect(
    css.match(/[^{},]*:has\([^{}]*\)\)? \*\)[^{]*\{/g) ?? [],
    'a group that is told apart by its content',
  ).toEqual([]);
  expect(
    css.match(/[^{},]*:(?:first|last|only|nth)-[^{}\s]* \*\)[^{]*\{/g) ?? [],
    'a group told apart by its place',
  ).toEqual([]);
});

/** In kilobytes: how much lighter than its budget a page may be before the budget has to follow. */
const SLACK = 6;

test('every page stays within its budget of bytes, and each budget says what is true', () => {
  const pages = files.filter((name) => name.endsWith('.html')).toSorted();
  expect(Object.keys(budgets.pages)).toEqual(pages);
  const wrong = pages.flatMap((page) => {
    const budget = (budgets.pages as Record<string, number>)[page] ?? 0;
    const { total } = weightOf(dist, page);
    const kilobytes = total / 1000;
    return kilobytes > budget || kilobytes < budget - SLACK
      ? [`${page}: ${kilobytes.toFixed(1)} kB of ${budget} kB`]
      : [];
  });
  expect(wrong, 'npm run sizes -- --write updates the budgets').toEqual([]);
});

test('the video and the typefaces stay within their budgets', () => {
  const assets = (readdirSync(join(dist, 'assets')) as string[]).filter(
    (name) => !/\.(br|gz)$/.test(name),
  );
  const kilobytes = (pattern: RegExp) =>
    assets
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + weigh(join(dist, 'assets', name)), 0) / 1000;
  expect(kilobytes(/^hero-small\.av1-/)).toBeLessThan(budgets.videoOnPhones);
  expect(kilobytes(/^hero\.av1-/)).toBeLessThan(budgets.video);
  expect(kilobytes(/\.woff2$/)).toBeLessThan(budgets.typefaces);
  for (const found of [/^hero-small\.av1-/, /^hero\.av1-/, /\.woff2$/])
    expect(kilobytes(found)).toBeGreaterThan(0);
});
