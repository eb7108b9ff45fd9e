import { homeCopy } from '@iru/features/pages/home/copy';
import { versionCopy } from '@iru/features/parts/page/version-copy';
import { PATHS } from '@iru/features/paths';
import type { Locator, Page } from 'playwright/test';

import { expect, getDecision, logInAsDemo, open, recordRequests, test } from '../support/site';

const SENTINEL = 'umuseke-sentinel';

const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

test('what a visitor does and writes is sent nowhere, as the texts promise', async ({
  page,
  baseURL,
}) => {
  const requests = recordRequests(page);
  await open(page, '/login');
  await logInAsDemo(page);
  await expect(page).toHaveURL('/');
  await open(page, '/find-match');
  const card = page.locator('[data-profile]').first();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Wave' }).click();
  await expectText(page, /, a sample profile\. Nothing was sent\./);
  await card.getByRole('button', { name: 'Connect' }).click();
  await expectText(page, /^You asked to connect with .+ Nothing was sent\./);
  await card.getByRole('button', { name: /^Comments/ }).click();
  await card.getByRole('textbox').fill(`${SENTINEL}@example.com`);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('list').getByText(SENTINEL)).toBeVisible();

  await card.getByRole('button', { name: /^More about/ }).click();
  await card.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: /^Report/ });
  await expect(report).toContainText('Your report isn’t sent');
  await report.getByRole('radio').first().check();
  await report.getByRole('button', { name: 'Save report and hide' }).click();
  await expect(report).toHaveCount(0);

  await open(page, '/swipe');
  await getDecision(page, /^Like/).click();
  await open(page, '/messages');
  await expectText(page, 'Messages aren’t delivered. What you write stays on this device.');
  await page.getByRole('textbox', { name: /^Message to/ }).fill(`Muraho, ${SENTINEL}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log')).toContainText(SENTINEL);

  await open(page, '/icebreaker');
  await page.getByRole('button', { name: 'Generate' }).click();
  await open(page, '/settings');
  await page.getByRole('switch').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectText(page, 'Your settings are saved on this device.');
  await open(page, '/forgot-password');
  await page.getByLabel('Email').fill(`${SENTINEL}@example.com`);
  await page.keyboard.press('Enter');
  await expectText(page, 'Nothing was sent, and your email address wasn’t saved.');

  expect(requests.length).toBeGreaterThan(20);
  expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
  const urls = requests.map((request) => request.url());
  const own = [`${baseURL}/`, 'data:', 'blob:'];
  expect(urls.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([]);
  expect(urls.filter((url) => url.includes(SENTINEL))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('“Illustrative” precedes invented figures and is as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [path, figure] of [
    [PATHS.services, '89%'],
    [PATHS.successStories, '94%'],
    [PATHS.howItWorks, '98%'],
    [PATHS.shareStory, '100+'],
  ] as const) {
    await open(page, path);
    const [label, value] = [
      page.getByText(versionCopy.illustrative, { exact: true }),
      page.getByRole('definition').getByText(figure, { exact: true }),
    ];
    const getSize = async (of: Locator) =>
      parseFloat(await of.evaluate((element) => getComputedStyle(element).fontSize));
    const getTop = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    expect(await getSize(label), path).toBeGreaterThanOrEqual(await getSize(value));
    expect(await getTop(value), path).toBeGreaterThan(await getTop(label));
  }
});

test('toasts and dialogs are styled without violating the policy, which blocks an injected style', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => localStorage.setItem('iru_session', 'true'));
  await open(page, PATHS.home);
  await page.getByRole('button', { name: 'Wave' }).first().click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveCSS('position', 'absolute');
  await expect(toast).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: 'Watch Our Story' }).click();
  const dialog = page.getByRole('dialog', { name: homeCopy.story.title });
  await expect(dialog.locator('video[controls]')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(pageErrors.recorded).toEqual([]);

  pageErrors.allow(/policy violation: style-src|Content Security Policy|Applying inline style/);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: rgb(1, 2, 3) }';
    document.head.append(style);
  });
  await expect.poll(() => pageErrors.recorded.join('\n')).toMatch(/policy violation: style-src/);
  await expect(page.locator('h1')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
});
