// Proves FIRST-1.
import { messagesCopy } from '@iru/features/pages/messages/copy';
import { firstUseCopy } from '@iru/features/parts/first-use/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { shellCopy } from '@iru/features/shell/copy';
import type { Locator, Page } from 'playwright/test';

import {
  delayAssets,
  expect,
  getHorizontalOverflow,
  open,
  test,
  waitForFirstPaint,
  waitForHydration,
} from '../support/site';

const KEY = 'iru_first_use';
const PHONE = { width: 360, height: 740 };
const SENTENCES = {
  '/swipe': 'Decide on one sample profile at a time. No one',
  '/messages': 'Practise writing to people you like',
  '/user': 'See everything this device has saved',
  '/dashboard': 'Your starting point',
  '/settings': 'Choose your privacy, appearance',
  '/radar': 'See what nearby alerts',
  '/plan-date': 'Vote on the kind of date',
  '/timeline': 'Put your hopes in order',
  '/icebreaker': 'Get a first question on a topic',
  '/culture': 'Learn about the region’s customs',
  '/emotions': 'Find questions for a mood',
  '/groups': 'Find questions about what you love',
} as const;
type MemberPage = keyof typeof SENTENCES;
const PAGES = Object.keys(SENTENCES) as MemberPage[];

const sentence = (page: Page, path: MemberPage): Locator => page.getByText(SENTENCES[path]);
const about = (page: Page): Locator => page.getByRole('button', { name: firstUseCopy.about });
const getSeenPages = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], KEY);

/** Logs in once, unlike an init script, so that a later erase isn’t undone. */
const logIn = async (page: Page, seen: readonly string[] = []) => {
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([key, pages]) => {
      localStorage.setItem('iru_session', 'true');
      if (pages.length > 0) localStorage.setItem(key, JSON.stringify(pages));
    },
    [KEY, seen] as const,
  );
};

test('each page shows its introduction once, sends nothing, and doesn’t repeat it after a reload', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.setViewportSize(PHONE);
  await logIn(page);
  for (const path of PAGES) {
    await open(page, path);
    await expect(sentence(page, path)).toBeVisible();
    const lines = await sentence(page, path).evaluate(
      (text) =>
        text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines), path).toBeLessThanOrEqual(3);
    expect(await getHorizontalOverflow(page), path).toBe(0);
  }
  expect((await getSeenPages(page)).toSorted()).toEqual(PAGES.toSorted());
  expect(sent).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  await expect(about(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(sentence(page, '/groups')).toHaveCount(0);
});

test('the introduction stays for the visit, is collapsed on the next, and opens by keyboard and touch', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await logIn(page);
  await open(page, '/messages');
  await expect(sentence(page, '/messages')).toBeVisible();
  await page.getByRole('button', { name: firstUseCopy.done }).tap();
  await expect(sentence(page, '/messages')).toHaveCount(0);
  await expect(about(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sentence(page, '/messages')).toBeVisible();

  const navigation = page.getByRole('navigation', { name: shellCopy.sections.label });
  await navigation.getByRole('link', { name: shellCopy.sections.you }).tap();
  await expect(sentence(page, '/user')).toBeVisible();
  await navigation.getByRole('link', { name: 'Messages' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: messagesCopy.heading })).toBeFocused();
  await expect(sentence(page, '/messages')).toHaveCount(0);
  await about(page).tap();
  await expect(sentence(page, '/messages')).toBeVisible();
  const box = await about(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await context.close();
});

test('the introduction isn’t shown when logged out, and is reset by an erase', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(about(page)).toHaveCount(0);
  await expect(sentence(page, '/dashboard')).toHaveCount(0);
  expect(await getSeenPages(page)).toEqual([]);

  await logIn(page);
  await open(page, '/settings');
  await expect(sentence(page, '/settings')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Introductions/ })).toContainText('1 page');
  await page.getByRole('button', { name: dataCopy.erase.action }).click();
  await page.getByRole('button', { name: dataCopy.erase.confirm.action }).click();
  await expect(about(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();

  await logIn(page);
  await open(page, '/settings');
  await expect(sentence(page, '/settings')).toBeVisible();
});

for (const { name, seen } of [
  { name: 'first', seen: [] },
  { name: 'later', seen: PAGES },
]) {
  test(`the introduction causes no flash or shift on hydration at a ${name} visit`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await logIn(page, seen);
    await page.addInitScript(() => {
      // Without web fonts, whose loading shifts text slightly, only hydration is measured.
      localStorage.setItem('iru_data_mode', 'low');
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        })[]) {
          for (const { node, previousRect, currentRect } of entry.sources) {
            if (node instanceof Element && currentRect.top !== previousRect.top)
              shifts.push(node.outerHTML.slice(0, 80));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/swipe', '/messages', '/user', '/dashboard'] as const) {
      const release = await delayAssets(page);
      await page.goto(path, { waitUntil: 'commit' });
      await waitForFirstPaint(page);
      await expect(about(page)).toBeVisible();
      await expect(sentence(page, path)).toBeVisible({ visible: seen.length === 0 });
      release();
      await waitForHydration(page);
      // Two frames, because a shift is reported after the frame that shows it.
      await page.evaluate(
        () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
      );
      await expect(sentence(page, path)).toBeVisible({ visible: seen.length === 0 });
      expect(
        await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts),
        path,
      ).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}
