import type { Locator, Page } from 'playwright/test';

import { expect, getHorizontalOverflow } from './site';

interface TextScreen {
  readonly width: number;
  /** The browser's font size, in CSS pixels. */
  readonly size: number;
  /** The text size that the visitor chose. */
  readonly text: 'normal' | 'larger';
}

/** Where text has the least room, by the site's own setting and by the browser's. */
export const LARGE_TEXT: readonly TextScreen[] = [
  { width: 320, size: 16, text: 'larger' },
  { width: 360, size: 32, text: 'normal' },
];

/** A screen of 1280 by 1024 px at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 };

/** Returns a function that applies a text size, until the page closes. */
export const createTextSizer = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return async ({ width, size, text }: TextScreen): Promise<void> => {
    await page.setViewportSize({ width, height: 740 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.evaluate((chosen) => {
      if (chosen === 'normal') delete document.documentElement.dataset['textSize'];
      else document.documentElement.dataset['textSize'] = chosen;
    }, text);
    if (text === 'normal') await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
  };
};

export const expectRoomForText = async (
  page: Page,
  resize: (screen: TextScreen) => Promise<void>,
): Promise<void> => {
  for (const screen of LARGE_TEXT) {
    const where = `${page.url()}, ${screen.text} text of ${screen.size} px at ${screen.width} px`;
    await resize(screen);
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
  await resize({ width: 360, size: 16, text: 'normal' });
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

/** Returns the controls that something else covers, each scrolled into view or where it is now. */
export const getCoveredControls = (scope: Locator, where: 'in view' | 'here'): Promise<string[]> =>
  scope.locator('button, a, input, textarea, [role=switch]').evaluateAll((controls, place) => {
    const findCovering = (control: HTMLElement) => {
      if (place === 'in view') control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const isOwn =
        !top || top.contains(control) || [control, ...labels].some((own) => own.contains(top));
      return isOwn ? undefined : top;
    };
    return (controls as HTMLElement[])
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        const covering = findCovering(control);
        return covering
          ? [`${control.outerHTML.slice(0, 120)} under ${covering.outerHTML.slice(0, 120)}`]
          : [];
      });
  }, where);
