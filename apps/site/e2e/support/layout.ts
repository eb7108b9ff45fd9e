import type { Page } from 'playwright/test';

import { expect, getHorizontalOverflow } from './site';

interface TextScreen {
  readonly width: number;
  /** The browser's font size, in CSS pixels. */
  readonly size: number;
}

export const LARGE_TEXT: readonly TextScreen[] = [
  { width: 360, size: 32 },
  { width: 360, size: 24 },
  { width: 320, size: 24 },
];

/** A screen of 1280 by 1024 px at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 };

export const expectRoomForText = async (
  page: Page,
  screens: readonly TextScreen[],
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  for (const { width, size } of screens) {
    const where = `${page.url()}, ${size} px at ${width} px`;
    await page.setViewportSize({ width, height: 740 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    expect.soft(await getHorizontalOverflow(page), where).toBe(0);
    const outside = await page
      .locator('header')
      .first()
      .locator('a:visible, button:visible')
      .evaluateAll((controls) =>
        controls
          .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML }))
          .filter(({ box }) => box.left < 0 || box.right > innerWidth)
          .map(({ html }) => html),
      );
    expect.soft(outside, where).toEqual([]);
  }
};

/** In per cent, without the splash. */
const getCoveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const covered = new Set<number>();
    for (const element of document.body.querySelectorAll('*')) {
      if (
        !['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        !element.checkVisibility({ opacityProperty: true }) ||
        element.closest('[data-timing="splash"]')
      )
        continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row += 1)
        covered.add(row);
    }
    return (covered.size / innerHeight) * 100;
  });

export const expectFreeHeight = async (page: Page): Promise<void> => {
  await page.setViewportSize(ZOOMED);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), end * share);
    await expect
      .poll(() => getCoveredShare(page), {
        message: `${page.url()} at ${share * 100} %`,
        intervals: [100],
      })
      .toBeLessThanOrEqual(25);
  }
};
