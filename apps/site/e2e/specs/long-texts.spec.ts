import { blogCopy } from '@iru/features/pages/blog/copy';
import { helpCenterCopy } from '@iru/features/pages/help-center/copy';
import { proseCopy } from '@iru/features/parts/prose/copy';
import { type Page } from 'playwright/test';

import { expect, open, test, waitForHydration } from '../support/site';

test('a help article can be found, opened and reloaded, and its Live Chat opens the assistant', async ({
  page,
}) => {
  await open(page, '/help-center');
  await page.getByRole('searchbox', { name: helpCenterCopy.search.label }).fill('airtel');
  await page.getByRole('link', { name: /^Someone asks me for money/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'How it usually goes' })).toBeVisible();
  await expect(page).toHaveURL(/\?article=money-requests$/);
  await page.reload();
  await waitForHydration(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Someone asks me for money' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'How it usually goes' })).toBeVisible();
  await page.getByRole('button', { name: 'Live Chat' }).click();
  await expect(page.getByRole('log')).toBeVisible();
});

test('the blog can be searched and filtered by tag, and Back restores both', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('searchbox', { name: blogCopy.search }).fill('dates');
  await page.getByRole('button', { name: 'Find Now' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Dating' }).click();
  await expect(page).toHaveURL(/q=dates&tag=Dating$/);
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: '2. Car-free Sunday' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('dates');
});

test('each text is fetched only when opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/blog');
  const before = fetched.filter((url) => url.includes('two-yeses')).length;
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'At the table' })).toBeVisible();
  expect(before).toBe(0);
  expect(fetched.some((url) => url.includes('two-yeses'))).toBe(true);
});

const getTop = async (page: Page, name: string): Promise<number> =>
  Math.round(
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN,
  );

for (const [address, name] of [
  ['/blog?post=two-yeses#at-the-table', 'At the table'],
  ['/help-center?article=money-requests#how-it-usually-goes', 'How it usually goes'],
] as const) {
  test(`${address} opens at its heading, also after a reload`, async ({ page }) => {
    await open(page, address);
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeFocused();
    expect(await getTop(page, name)).toBe(100);
    await page.reload();
    await waitForHydration(page);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
}

test('changing the URL’s fragment scrolls the open post to that heading', async ({ page }) => {
  await open(page, '/blog?post=two-yeses');
  const heading = page.getByRole('heading', { name: 'Afterwards', exact: true });
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = 'afterwards';
  });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('help: the search is restored on going back and after a reload', async ({ page }) => {
  await open(page, '/help-center');
  const field = page.getByRole('searchbox', { name: helpCenterCopy.search.label });
  await field.fill('airtel');
  await page.getByRole('link', { name: /^Someone asks me for money/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Someone asks me for money' }),
  ).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/help-center?q=airtel');
  await expect(field).toHaveValue('airtel');
  await expect(page.getByRole('link', { name: /^Someone asks me for money/ })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(field).toHaveValue('airtel');
  await expect(page.getByText('1 article for “airtel”')).toBeVisible();
});

test('help: the search reports missing texts, and a retry loads them', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await open(page, '/help-center');
  await page.route(/\/assets\/money-requests-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.getByRole('searchbox').fill('airtel');
  await expect(page.getByRole('alert')).toContainText('only titles and summaries were searched');
  const none = page.getByText('No article matches');
  await expect(none).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: proseCopy.retry }).click();
  await expect(page.getByRole('link', { name: /^Someone asks me for money/ })).toBeVisible();
  await page.getByRole('searchbox').fill('giraffe');
  await expect(none).toBeVisible();
});

test('help: each category links to its articles', async ({ page }) => {
  await open(page, '/help-center');
  for (const [name, id] of [
    [helpCenterCopy.categories.coins.name, 'coins'],
    [helpCenterCopy.categories.safety.name, 'safety'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(`/help-center#${id}`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  }
});

test('an unknown article or post is reported as missing', async ({ page }) => {
  await open(page, '/help-center?article=unknown');
  await expect(page.getByText('We can’t find that article.')).toBeVisible();
  await open(page, '/blog?post=unknown');
  await expect(page.getByText('We can’t find that post.')).toBeVisible();
});

test('a post prints without its links', async ({ page }) => {
  await open(page, '/blog?post=seven-first-dates');
  await expect(page.getByRole('heading', { name: 'What they have in common' })).toBeVisible();
  const buttons = page.getByRole('main').getByRole('button');
  const screenOnly = [
    buttons.first(),
    ...[blogCopy.all, /^Next post/, /^Previous post/].map((name) =>
      page.getByRole('link', { name }),
    ),
  ];
  for (const part of screenOnly) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of screenOnly) await expect(part).toBeHidden();
  await expect(buttons).toHaveCount(0);
});
