import { describe, expect, it } from 'vitest';

import { isPageOf } from './page-mark';

const page = (path: string) =>
  `<!doctype html><html><body><div id="root" data-path="${path}"><h1>Words</h1></div></body></html>`;

describe('our page of a path', () => {
  it('is the page that the build wrote for it', () => {
    expect(isPageOf(page('/fr/settings'), '/fr/settings')).toBe(true);
  });

  it.each([
    ['a network’s sign-in page', '<html><body><h1>Free Wi-Fi: log in</h1></body></html>'],
    ['the page for unknown addresses', page('')],
    ['another page of the site', page('/')],
    ['a page whose path only begins the same', page('/settings-2')],
    ['the beginning of the page', page('/settings').slice(0, -20)],
    ['nothing', ''],
  ])('isn’t %s', (_what, html) => {
    expect(isPageOf(html, '/settings')).toBe(false);
  });
});
