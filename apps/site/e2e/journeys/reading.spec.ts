import { expect, open, test, untilAlive } from '../support/site';

test('help: search, open an article, reload it by its address, ask', async ({ page }) => {
  await open(page, '/help-center');
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('airtel');
  await page.getByRole('link', { name: /^Somebody asks me for money/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'How it usually goes' })).toBeVisible();
  await expect(page).toHaveURL(/\?article=money-requests$/);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Somebody asks me for money' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'How it usually goes' })).toBeVisible();
  await page.getByRole('button', { name: 'Live Chat' }).click();
  await expect(page.getByRole('log')).toBeVisible();
});

test('blog: search, narrow by tag, open a post, go back', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search titles and tags' }).fill('dates');
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

test('each text is fetched only when it is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/blog');
  const before = fetched.filter((url) => url.includes('two-yeses')).length;
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'At the table' })).toBeVisible();
  expect(before).toBe(0);
  expect(fetched.some((url) => url.includes('two-yeses'))).toBe(true);
});
