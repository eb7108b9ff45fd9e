// The pages of the foundations: each can be read on a phone, by everybody, and together they draw every token.
import { readFileSync } from 'node:fs';

import { readTokens } from '../../packages/ui/src/tokens/read-tokens';
import { axeFindings } from '../../scripts/lib/axe-findings.mjs';
import { entries, expect, test, turnTo, turnToolbar } from './built-storybook';

const pages = entries.filter(({ title }) => title.startsWith('Foundations/'));
const PHONE = { width: 360, height: 740 };
const READER = { width: 1440, height: 900 };

/** Read as a file: what runs these tests wants another spelling of a JSON import than the rest of the house. */
const source: unknown = JSON.parse(
  readFileSync(new URL('../../packages/ui/src/tokens/tokens.json', import.meta.url), 'utf8'),
);

/** What the frame of a documentation page is judged by: its landmarks are Storybook's. */
const OF_STORYBOOK = ['landmark-one-main', 'region'];

test.afterEach(async ({ reader: { page } }) => {
  await page.setViewportSize(READER);
});

test('every token stands on a page', async ({ reader: { page } }) => {
  let words = '';
  for (const { id } of pages) {
    await turnTo(page, { storyId: id, viewMode: 'docs' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    words += ` ${await page.locator('body').innerText()} `;
  }
  const names = readTokens(source).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(names.filter((name) => !new RegExp(`(?<![\\w(-])${name}(?![\\w-])`).test(words))).toEqual(
    [],
  );
});

for (const { id, title } of pages) {
  test(`${title} is read on a phone, in both themes`, async ({ reader: { page } }) => {
    await page.setViewportSize(PHONE);
    await turnTo(page, { storyId: id, viewMode: 'docs' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const theme of ['dark', 'light']) {
      await turnToolbar(page, { theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(
        await axeFindings(
          page,
          theme === 'dark' ? { only: ['color-contrast'] } : { without: OF_STORYBOOK },
        ),
      ).toEqual([]);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('a press copies a class, and says so', async ({ reader: { page } }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await turnTo(page, { storyId: 'foundations-radius--docs', viewMode: 'docs' });
  await page.getByTitle('Copy rounded-md').click();
  await expect(page.getByTitle('Copy rounded-md').getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('rounded-md');
});

test('a press plays the motion, and nothing moves where that is asked for', async ({
  reader: { page },
}) => {
  // Anew: another file may have opened the page with less motion in its address.
  await page.goto('about:blank');
  await turnTo(page, { storyId: 'foundations-motion--docs', viewMode: 'docs' });
  const play = page.getByRole('button', { name: 'Play' });
  await page.evaluate(() => {
    document.addEventListener(
      'animationstart',
      ({ animationName }) => (document.body.dataset.lastPlayed = animationName),
    );
  });
  await play.last().click();
  await expect(page.locator('body')).toHaveAttribute('data-last-played', /./);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByText('Reduced motion is on')).toHaveCount(2);
  await play.first().click({ force: true });
  expect(await page.locator('[data-turn]:not([data-turn="0"])').count()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});
