import { expect, open, test } from '../support/site';

const NEUTRAL = 'https://www.bbc.com/**';

test.beforeEach(async ({ page }) => {
  await page.route(NEUTRAL, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }));
});

test('Shift, pressed three times, replaces the page and its place in the history', async ({ page }) => {
  await open(page, '/about-us');
  await open(page, '/community-guidelines');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('the button in the footer does the same', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Leave this site quickly' }).click();
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
});
