import { setDataMode } from '@iru/features/persistence/data-mode';
import { PAGES } from '@iru/features/pages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startWarming } from './warm-pages';

const Page = () => null;
const load = vi.fn<(name: string) => Promise<{ Component: typeof Page }>>(() =>
  Promise.resolve({ Component: Page }),
);
const pages = Object.fromEntries(
  Object.keys(PAGES).map((name) => [name, () => load(name)]),
) as unknown as typeof PAGES;
let stop: () => void;

const link = (href: string, more = '') => {
  document.body.innerHTML = `<a href="${href}" ${more}><b>Go</b></a>`;
  return document.querySelector('b') as HTMLElement;
};
const come = (to: Element, sign = 'pointerover') =>
  to.dispatchEvent(new Event(sign, { bubbles: true }));

beforeEach(() => {
  load.mockClear();
  stop = startWarming(pages);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

it.each(['pointerover', 'touchstart', 'focusin'])(
  'prefetches a page once when its link receives %s',
  (sign) => {
    const there = link('/pricing?from=home#top');
    come(there, sign);
    come(there, sign);
    expect(load.mock.calls).toEqual([['pricing']]);
  },
);

it.each([
  ['another site', 'https://example.org/pricing', ''],
  ['an address that is not ours', '/nowhere', ''],
  ['the page that is open', '/', ''],
  ['a file', '/pricing', 'download'],
])('prefetches nothing for %s', (_what, href, more) => {
  come(link(href, more));
  expect(load).not.toHaveBeenCalled();
});

it('prefetches nothing in low-data mode', () => {
  setDataMode('low');
  come(link('/pricing'));
  expect(load).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'prefetches nothing when the browser reports %o',
  (facts) => {
    Object.defineProperty(navigator, 'connection', { value: facts, configurable: true });
    come(link('/pricing'));
    expect(load).not.toHaveBeenCalled();
  },
);

it('retries a failed prefetch without a message', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const there = link('/pricing');
  come(there);
  await Promise.resolve();
  await Promise.resolve();
  come(there);
  expect(load).toHaveBeenCalledTimes(2);
});
