import type { Page } from 'playwright/test';

import { expect, logInAsDemo, open, test } from '../support/site';

const SENTINEL = 'umuseke-sentinel';

const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

test('what a visitor does and writes is sent nowhere, as the texts promise', async ({
  page,
  baseURL,
}) => {
  const requests: { readonly method: string; readonly url: string; readonly body: string }[] = [];
  page.on('request', (request) =>
    requests.push({ method: request.method(), url: request.url(), body: request.postData() ?? '' }),
  );

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
  await page
    .getByRole('group', { name: 'Your decision' })
    .getByRole('button', { name: /^Like/ })
    .click();
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
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(
    requests.filter(
      ({ url }) =>
        !url.startsWith(`${baseURL}/`) && !url.startsWith('data:') && !url.startsWith('blob:'),
    ),
  ).toEqual([]);
  expect(requests.filter(({ url, body }) => `${url} ${body}`.includes(SENTINEL))).toEqual([]);
});

test('no page claims real people, delivered messages or completed checks', async ({ page }) => {
  const forbidden =
    /some(?:one|body) real|they will see it|(?:words|messages) are encrypted|people you could meet|checked venues|a person reads every message/i;
  for (const path of [
    '/',
    '/find-match',
    '/contact',
    '/services',
    '/how-it-works',
    '/about-us',
    '/success-stories',
    '/share-story',
    '/swipe',
    '/help-center',
  ]) {
    await open(page, path);
    expect((await page.locator('body').innerText()).match(forbidden), path).toBeNull();
  }
});

test('stories and figures are labelled as invented', async ({ page }) => {
  await open(page, '/share-story');
  await expectText(page, 'These figures are made up.');
  await expectText(page, 'Eight invented couples');
  await open(page, '/');
  await page.getByRole('heading', { name: 'They found each other here' }).scrollIntoViewIfNeeded();
  await expectText(page, 'These people and their stories are invented.');
});

for (const { path, figures } of [
  { path: '/services', figures: ['89%', '73%', '45%', '12%'] },
  { path: '/success-stories', figures: ['94%', '85%', '67%', '23%'] },
  { path: '/how-it-works', figures: ['98%', 'under 24h'] },
  { path: '/share-story', figures: ['100+', '50+'] },
]) {
  test(`“Illustrative” precedes the figures of ${path} and is as large`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, path);
    const label = page.getByText('Illustrative figures', { exact: true });
    const getFontSize = (of: typeof label) =>
      of.evaluate((element) => getComputedStyle(element).fontSize);
    const getTop = async (of: typeof label) => (await of.boundingBox())?.y ?? 0;
    for (const text of figures) {
      const figure = page
        .getByRole('definition')
        .filter({ hasText: new RegExp(`^${text.replace('+', '\\+')}$`) });
      expect(parseFloat(await getFontSize(label))).toBeGreaterThanOrEqual(
        parseFloat(await getFontSize(figure)),
      );
      expect(await getTop(figure)).toBeGreaterThan(await getTop(label));
    }
  });
}
