// Proves SHELL-7.
import { lazyCopy } from '@iru/features/parts/lazy/copy';
import { meetingToolsCopy } from '@iru/features/parts/meeting/copy';
import { PATHS } from '@iru/features/paths';
import type { Page } from 'playwright/test';

import {
  delayAssets,
  expect,
  open,
  test,
  waitForFirstPaint,
  waitForHydration,
} from '../support/site';

const FAILURE = /(?:could not be loaded|didn’t load)\. Check your connection/;

const DIALOGS = [
  {
    name: 'the purchase',
    path: PATHS.pricing,
    getOpener: (page: Page) => page.getByRole('button', { name: 'Buy Basic' }),
  },
  {
    name: 'the video',
    path: PATHS.home,
    getOpener: (page: Page) => page.getByRole('button', { name: 'Watch Our Story' }),
  },
  {
    name: 'a picture',
    path: PATHS.shareStory,
    getOpener: (page: Page) => page.getByRole('button', { name: /Enlarge the picture/ }).first(),
  },
  {
    name: 'a report',
    path: PATHS.swipe,
    menu: /^More about/,
    getOpener: (page: Page) => page.getByRole('button', { name: 'Report', exact: true }),
  },
] as const;

for (const { name, path, getOpener, ...rest } of DIALOGS) {
  test(`offline, ${name} shows at once that it didn't load, and opens only on another request`, async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await open(page, path);
    await context.setOffline(true);
    if ('menu' in rest) await page.getByRole('button', { name: rest.menu }).first().click();
    // Not with a pointer, whose hover would preload it.
    await getOpener(page).dispatchEvent('click');
    const failure = page.getByRole('alert').filter({ hasText: FAILURE });
    await expect(failure).toBeVisible({ timeout: 2000 });

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await context.setOffline(false);
    await page.clock.fastForward('01:00');
    // A retry would have been requested before this file.
    await page.evaluate(() => fetch('/favicon.svg'));
    // The toaster loads after the first click in any case.
    expect(requests.filter((url) => url.endsWith('.js') && !/toast/i.test(url))).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    if (await failure.isVisible())
      await failure.getByRole('button', { name: lazyCopy.retry }).click();
    else await getOpener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(failure).toBeHidden();
  });
}

test('a choice made before the page hydrates is applied', async ({ page }) => {
  const release = await delayAssets(page);
  await page.goto(PATHS.meetingGuide, { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  await page.getByLabel(meetingToolsCopy.hotels.filter.night).selectOption({ index: 1 });
  release();
  await waitForHydration(page);
  await expect(
    page.getByRole('status').filter({ hasText: /within (this|the) budget/ }),
  ).toBeVisible();
});
