import AxeBuilder from '@axe-core/playwright';
import { ALL_PATHS } from '@iru/features/paths';

import { expect, open, sidewaysScroll, test } from '../support/site';

const titles = new Map<string, string>();

for (const path of ALL_PATHS) {
  test(`${path} stands as a page of its own`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html, 'the heading is there before any script').toMatch(/<h1[\s>]/);
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, 'no inline style or script').not.toMatch(/ style="|<script(?![^>]*\ssrc=)[^>]*>/);

    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    const title = await page.title();
    expect([...titles].filter(([other, text]) => other !== path && text === title)).toEqual([]);
    titles.set(path, title);
  });

  test(`${path} fits at three widths, and is accessible on a phone and a desk in both themes`, async ({ page }) => {
    // Long pages hold thousands of elements to look at, again and again.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const [width, theme] of [[320, 'light'], [768, 'light'], [1280, 'light'], [1280, 'dark']] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
      // Between the two nothing stands that one of them does not have.
      if (width === 768) continue;
      const axe = new AxeBuilder({ page });
      // The structure is the same in both themes of one width: the second look is for the colours alone.
      if (width === 1280 && theme === 'dark') axe.withRules(['color-contrast']);
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found, `axe at ${width} px, ${theme}`).toEqual([]);
    }
  });
}

test('forced colours keep every route readable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ALL_PATHS) {
    await open(page, path);
    await expect(page.locator('h1')).toBeVisible();
    const edgeless = await page
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .filter((button) => getComputedStyle(button).borderStyle === 'none' && !button.querySelector('svg'))
          .filter((button) => getComputedStyle(button).textDecorationLine === 'none')
          .map((button) => button.outerHTML.slice(0, 120)),
      );
    expect(edgeless, `buttons of ${path} without an edge`).toEqual([]);
  }
});
