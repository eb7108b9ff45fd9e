import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'playwright/test';

import budgets from '../../byte-budgets.json' with { type: 'json' };
import { weigh, weightOf } from '../../page-weight.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const files = (readdirSync(dist, { recursive: true }) as string[]).filter((name) =>
  /\.(js|css|html)$/.test(name),
);
const text = (name: string) => readFileSync(join(dist, name), 'utf8');

test('a production bundle contains no mocks, no assistant engine and no stories', () => {
  expect(files.length).toBeGreaterThan(40);
  const engine = '../../../../packages/features/src/assistant-engine/copy.ts';
  expect(readFileSync(new URL(engine, import.meta.url), 'utf8')).toContain(
    'Murakaza neza igihe cyose',
  );
  expect(files.filter((name) => name.includes('mockServiceWorker'))).toEqual([]);
  expect(
    files.filter((name) =>
      /setupWorker|mockServiceWorker|MiniSearch|Murakaza neza igihe cyose|storybook/i.test(
        text(name),
      ),
    ),
  ).toEqual([]);
});

test('the style sheet has the classes of the packages and of the toaster, and no rule that restyles the whole page', () => {
  const css = files
    .filter((name) => name.endsWith('.css'))
    .map(text)
    .join('');
  for (const part of ['aspect-4\\/5', 'bg-primary-wash', 'data-sonner-toaster'])
    expect(css).toContain(part);
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(
    scripts.filter((name) => text(name).includes(':where(html[dir=')),
    'the toaster injects the styles that it ships as a file',
  ).toEqual([]);
  expect(css.match(/(?:html|:root|body)[^\s,{}>~+]*:has\([^{]*\{/g) ?? []).toEqual([]);
  expect(
    css.match(/[^{},]*:has\([^{}]*\)\)? \*\)[^{]*\{/g) ?? [],
    'selectors of a group by its content',
  ).toEqual([]);
  expect(
    css.match(/[^{},]*:(?:first|last|only|nth)-[^{}\s]* \*\)[^{]*\{/g) ?? [],
    'selectors of a group by its position',
  ).toEqual([]);
});

/** How far below its budget a page may be before the budget must be lowered, in kilobytes. */
const SLACK = 6;

/** A translation has longer words, a notice, and English sentences where a mistake could hurt. */
const TRANSLATED = 1.06;

test('every page, the video and the typefaces are within their byte budgets, which are up to date', () => {
  const pages = files.filter((name) => name.endsWith('.html')).toSorted();
  const isEnglish = (page: string) => page === basename(page);
  expect(Object.keys(budgets.pages)).toEqual(pages.filter(isEnglish));
  const wrong = pages.flatMap((page) => {
    const english = (budgets.pages as Record<string, number>)[basename(page)] ?? 0;
    const budget = isEnglish(page) ? english : english * TRANSLATED;
    const { total } = weightOf(dist, page);
    const kilobytes = total / 1000;
    return kilobytes > budget || (isEnglish(page) && kilobytes < budget - SLACK)
      ? [`${page}: ${kilobytes.toFixed(1)} kB of ${budget} kB`]
      : [];
  });
  expect(wrong, 'npm run sizes -- --write updates the budgets').toEqual([]);

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
