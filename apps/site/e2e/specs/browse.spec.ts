// Proves BROWSE-1 for pictures, and BROWSE-2 over a reload.
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, open, reload, test } from '../support/site';

const dist = fileURLToPath(new URL('../../dist/assets', import.meta.url));

test('filters narrow the list, are in the URL, and survive a reload and going back', async ({
  page,
}) => {
  await open(page, '/find-match');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText('Showing 12 of 12 profiles');
  await page.getByLabel(findMatchCopy.filters.country).selectOption('Kenya');
  await expect(count).toHaveText('Showing 2 of 12 profiles');
  await page.getByRole('searchbox', { name: 'Name' }).fill('bri');
  await expect(count).toHaveText('Showing 1 of 12 profiles');
  await expect(page).toHaveURL('/find-match?username=bri&country=Kenya');

  await reload(page);
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('bri');
  await expect(count).toHaveText('Showing 1 of 12 profiles');

  await page.getByRole('banner').getByRole('link', { name: aboutUsCopy.title }).click();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(page).toHaveURL('/find-match?username=bri&country=Kenya');
  await expect(count).toHaveText('Showing 1 of 12 profiles');

  await page.getByRole('button', { name: findMatchCopy.filters.clear }).first().click();
  await expect(count).toHaveText('Showing 12 of 12 profiles');
  await expect(page).toHaveURL('/find-match');
});

test('a logged-out visit loads no clear picture of a masked person and reveals no URL of one', async ({
  page,
}) => {
  const urls: string[] = [];
  const texts: string[] = [];
  page.on('response', async (response) => {
    urls.push(response.url());
    if (/\.(js|css|html)$|\/$|\/find-match/.test(response.url()))
      texts.push(await response.text().catch(() => ''));
  });
  await open(page, '/');
  await page.getByRole('link', { name: 'Explore Exclusively' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up to View' }).first()).toBeVisible();
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  texts.push(await page.content());

  const clear = readdirSync(dist).filter((name) => /^p\d\d-.*\.svg$/.test(name));
  expect(clear.length, 'the build holds the twelve clear pictures').toBe(12);
  expect(urls.length).toBeGreaterThan(10);
  for (const name of clear) {
    expect(urls.filter((address) => address.includes(name))).toEqual([]);
    expect(texts.filter((text) => text.includes(name))).toEqual([]);
  }
});

test('a mouse moves the age that its direction means, and its wheel changes no number', async ({
  page,
}) => {
  const { age, ageFrom, ageTo } = findMatchCopy.filters;
  await open(page, '/find-match?ageMin=30&ageMax=30');
  const ages = page.getByRole('group', { name: age });
  const number = (name: string) => ages.getByRole('spinbutton', { name });
  for (const [name, x, from, to] of [
    [ageTo, 0, '18', '30'],
    // Apart again, neither can pass the other.
    [ageFrom, 5000, '30', '30'],
    [ageTo, 5000, '30', '60'],
  ] as const) {
    await ages.getByRole('slider', { name }).hover();
    await page.mouse.down();
    await page.mouse.move(x, 0, { steps: 5 });
    await page.mouse.up();
    await expect(number(ageFrom)).toHaveValue(from);
    await expect(number(ageTo)).toHaveValue(to);
  }
  await number(ageTo).click();
  await page.mouse.wheel(0, 300);
  await expect(number(ageTo)).not.toBeFocused();
  await expect(number(ageTo)).toHaveValue('60');
});
