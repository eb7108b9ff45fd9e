import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'playwright/test';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const files = (readdirSync(dist, { recursive: true }) as string[]).filter((name) => /\.(js|css|html)$/.test(name));
const text = (name: string) => readFileSync(join(dist, name), 'utf8');

test('a production bundle holds no mock, and nothing of the assistant that answers', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((name) => /mockServiceWorker/.test(name))).toEqual([]);
  expect(files.filter((name) => /setupWorker|mockServiceWorker|MiniSearch|Murakoze cyane/.test(text(name)))).toEqual([]);
});

test("a class that only a package uses reaches the site's style sheet", () => {
  const css = files.filter((name) => name.endsWith('.css')).map(text).join('');
  expect(css).toContain('aspect-4\\/5');
  expect(css).toContain('bg-primary-wash');
  expect(css, 'the toaster brings its styles as a file').toContain('data-sonner-toaster');
});

test('the toaster does not inject the styles that it ships as a file', () => {
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => text(name).includes('data-sonner-toaster')).length).toBeGreaterThan(0);
  expect(scripts.filter((name) => text(name).includes(':where(html[dir='))).toEqual([]);
});

test('no rule of the style sheets makes the browser style the whole page anew for each element that comes or goes', () => {
  const css = files.filter((name) => name.endsWith('.css')).map(text).join('');
  expect(css.match(/(?:html|:root|body)[^\s,{}>~+]*:has\([^{]*\{/g) ?? []).toEqual([]);
  expect(css.match(/[^{},]*:has\([^{}]*\)\)? \*\)[^{]*\{/g) ?? [], 'a group that is told apart by its content').toEqual([]);
  expect(css.match(/[^{},]*:(?:first|last|only|nth)-[^{}\s]* \*\)[^{]*\{/g) ?? [], 'a group told apart by its place').toEqual([]);
});
