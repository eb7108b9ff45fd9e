// Proves HOME-1.
import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { homeCopy } from '@iru/features/pages/home/copy';
import { expect, open, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const videos = /\/hero[^/]*\.mp4$/;

test('the video plays muted over its poster and can be stopped', async ({ page }) => {
  await open(page, '/');
  const video = page.locator('video');
  await expect(video).toHaveCount(1);
  expect(
    await video.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.playsInline]),
  ).toEqual([true, true, true]);
  await page.getByRole('button', { name: homeCopy.hero.video.pause }).click();
  await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect(page.getByRole('button', { name: homeCopy.hero.video.play })).toBeVisible();
});

for (const [device, width, file] of [
  ['a phone', 360, /\/hero-small\.av1-[^/]+$/],
  ['a wide screen', 1280, /\/hero\.av1-[^/]+$/],
] as const) {
  test(`${device} fetches the video only in its own size and format`, async ({ page }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (videos.test(request.url())) fetched.add(request.url());
    });
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/');
    await expect(page.getByRole('button', { name: homeCopy.hero.video.pause })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...fetched]).toEqual([expect.stringMatching(file)]);
  });
}

for (const reason of ['reduced motion', 'saved data'] as const) {
  test(`the video is not fetched under ${reason}`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (videos.test(request.url())) fetched.push(request.url());
    });
    if (reason === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('video')).toHaveCount(0);
    expect(fetched).toEqual([]);
  });
}

test('the story opens in a dialog with controls, and Escape restores focus', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Watch Our Story' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: homeCopy.story.title });
  await expect(dialog.locator('video[controls]')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the six sections are in order, with six people and three stories', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Steps to Find Your Soulmate',
    'Discover Your Perfect Match',
    'Your Safety, Our Priority',
    'They found each other here',
    'Share Your Story',
  ]);
  await expect(
    page.getByRole('list', { name: 'Sample profiles' }).getByRole('article'),
  ).toHaveCount(6);
  await expect(page.getByText(/^STEP \d$/)).toHaveText(['STEP 1', 'STEP 2', 'STEP 3']);
});

test('the stories rotate every 4 seconds until the visitor interacts', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const carousel = page.getByRole('region', { name: 'Success stories' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-state', 'rotating');
  await expect(carousel.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.clock.runFor(4100);
  await expect(carousel.getByText('2 of 3', { exact: true })).toBeVisible();
  await carousel.hover();
  await page.clock.runFor(9000);
  await expect(carousel.getByText('2 of 3', { exact: true })).toBeVisible();
});

test('focused elements are never under the header or the floating buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/find-match');
  await page.getByRole('button', { name: findMatchCopy.filters.show }).click();
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || !element.closest('main')) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) return undefined;
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at && (element.contains(at) || at.contains(element))
        ? undefined
        : element.outerHTML.slice(0, 160);
    });
    expect(hidden).toBeUndefined();
  }
});
