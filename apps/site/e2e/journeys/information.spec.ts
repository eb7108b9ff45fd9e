import { expect, open, test } from '../support/site';

test('a message from the guidelines to the visitor’s own mail program', async ({ page }) => {
  await open(page, '/community-guidelines');
  await page.getByRole('region', { name: 'What you can do now' }).getByRole('link', { name: 'Report an Issue' }).click();
  await expect(page).toHaveURL(/\/contact\?subject=safety$/);
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('safety');

  await page.getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter your first name');

  await page.getByLabel('First name').fill('Aline');
  await page.getByLabel('Last name').fill('Uwase');
  await page.getByLabel('Email').fill('aline@example.rw');
  await page.getByRole('textbox', { name: 'Message' }).fill('Somebody asked me for money.');
  await page.getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(page.getByText('Your mail program should be open now.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Somebody asked me for money.');
});

test('coins are bought from the services page', async ({ page }) => {
  await open(page, '/services');
  await page.getByRole('button', { name: 'Get coins' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Popular');
  await dialog.getByRole('button', { name: /Mobile Money/ }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('iru_wallet_v1'))).toContain(
    'Purchased via Mobile Money for 5000 RWF',
  );
});

test('each of the seven services leads to a page that stands', async ({ page }) => {
  await open(page, '/services');
  const links = page.getByRole('region', { name: 'Seven ways to get closer' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(7);
  for (const address of new Set(addresses)) {
    await open(page, address);
    await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
  }
});

test('the short terms lead to the full ones, and to the visitor’s data', async ({ page }) => {
  await open(page, '/terms-of-service');
  await expect(page.getByText('Effective date: January 15, 2024')).toBeVisible();
  await page.getByRole('link', { name: 'Read the full Terms & Conditions' }).click();
  await expect(page).toHaveURL(/\/legal\?doc=terms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
});
