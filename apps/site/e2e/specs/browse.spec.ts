// Proves BROWSE-1.
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { searchesCopy } from '@iru/features/pages/find-match/searches-copy';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, open, test, waitForHydration } from '../support/site';

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

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('bri');
  await expect(count).toHaveText('Showing 1 of 12 profiles');

  await page.getByRole('banner').getByRole('link', { name: aboutUsCopy.title }).click();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(page).toHaveURL('/find-match?username=bri&country=Kenya');
  await expect(count).toHaveText('Showing 1 of 12 profiles');

  await page.getByRole('searchbox', { name: 'Name' }).fill('no one with this name');
  await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible();
  await page.getByRole('button', { name: findMatchCopy.filters.clear }).first().click();
  await expect(count).toHaveText('Showing 12 of 12 profiles');
  await expect(page).toHaveURL('/find-match');
});

test('where both ages meet, the direction of a drag decides which of them changes', async ({
  page,
}) => {
  const { age, ageFrom, ageTo } = findMatchCopy.filters;
  await open(page, '/find-match?ageMin=30&ageMax=30');
  const ages = page.getByRole('group', { name: age });
  const drag = async (name: string, x: number) => {
    await ages.getByRole('slider', { name }).hover();
    await page.mouse.down();
    await page.mouse.move(x, 0, { steps: 5 });
    await page.mouse.up();
  };
  const expectAges = async (from: number, to: number) => {
    await expect(ages.getByRole('spinbutton', { name: ageFrom })).toHaveValue(String(from));
    await expect(ages.getByRole('spinbutton', { name: ageTo })).toHaveValue(String(to));
  };
  await drag(ageTo, 0);
  await expectAges(18, 30);
  // Apart again, neither can pass the other.
  await drag(ageFrom, 5000);
  await expectAges(30, 30);
  await drag(ageTo, 5000);
  await expectAges(30, 60);
});

test('scrolling with the wheel over a number doesn’t change it', async ({ page }) => {
  await open(page, '/find-match');
  const box = page.getByRole('spinbutton', { name: findMatchCopy.filters.ageTo });
  await box.click();
  await page.mouse.wheel(0, 300);
  await expect(box).not.toBeFocused();
  await expect(box).toHaveValue('60');
});

test('a broken query is parsed as far as possible', async ({ page }) => {
  await open(
    page,
    '/find-match?ageMin=99&ageMax=-4&country=Atlantis&status=Single&status=%00&username=%E0%A4%A',
  );
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find Your Perfect Match' }),
  ).toBeVisible();
  await expect(page.getByLabel(findMatchCopy.filters.country)).toHaveValue(
    findMatchCopy.filters.all,
  );
});

test('clicking a mood selects it, and clicking it again clears it', async ({ page }) => {
  await open(page, '/find-match');
  const calm = page.getByRole('button', { name: 'Calm', exact: true });
  await calm.click();
  await expect(calm).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/find-match?mood=Calm');
  await calm.click();
  await expect(calm).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL('/find-match');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('filters open above the list and restore focus', async ({ page }) => {
    await open(page, '/find-match');
    await page.getByRole('button', { name: findMatchCopy.filters.show }).tap();
    await page.getByLabel('Female').tap();
    await page.getByRole('button', { name: 'Show 6 profiles' }).tap();
    await expect(page.getByRole('button', { name: findMatchCopy.filters.show })).toBeFocused();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      'Showing 6 of 12 profiles',
    );
  });
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

test('a masked card has no reachable actions, only its link', async ({ page }) => {
  await open(page, '/find-match');
  const card = page.locator('[data-profile]').first();
  await expect(card.locator('a, button, input')).toHaveCount(1);
  await card.getByRole('link', { name: 'Sign Up to View' }).click();
  await expect(page).toHaveURL('/register');
});

test('a card supports like, comment, share, wave and connect', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('iru_session', 'true'));
  await open(page, '/find-match');
  const card = page.locator('[data-profile="p01"]');
  await card.getByRole('button', { name: 'Like Ineza' }).click();
  await expect(card.getByRole('button', { name: 'Like Ineza' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await card.getByRole('button', { name: 'Comments (0)' }).click();
  const field = card.getByRole('textbox');
  await field.fill('   ');
  await field.press('Enter');
  for (const text of ['First', 'Second']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await expect(card.getByRole('list', { name: /^Comments on/ }).getByRole('listitem')).toHaveText([
    'Second',
    'First',
  ]);

  await card.getByRole('button', { name: 'Share' }).click();
  await expect(card.getByRole('list', { name: /^Share Ineza/ }).getByRole('link')).toHaveCount(4);
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(searchesCopy.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/share-profile?name=Ineza',
  );

  await card.getByRole('button', { name: 'Wave' }).click();
  await expect(page.getByText('You waved at Ineza')).toBeVisible();
  await card.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('asked to connect with Ineza')).toBeVisible();
  expect(lines.join('\n')).toContain('Connect');
});

test('Wave opens registration when logged out', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Wave' }).first().click();
  await expect(page).toHaveURL('/register');
});

test('a blocked clipboard and a blocked window show the link to copy', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('iru_session', 'true');
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
    window.open = () => null;
  });
  await open(page, '/find-match?country=Kenya');
  const card = page.locator('[data-profile]').first();
  await card.getByRole('button', { name: 'Share' }).click();
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(card.getByLabel(searchesCopy.byHand)).toHaveValue(/\/share-profile\?name=/);
  await card.getByRole('link', { name: 'WhatsApp' }).click();
  await expect(card.getByLabel(searchesCopy.byHand)).toBeVisible();
});
