// Proves SHELL-6 and SHELL-8 on a slow phone, and grade C of docs/browsers.md.
import { pricingCopy } from '@iru/features/pages/pricing/copy';
import { userCopy } from '@iru/features/pages/user/copy';
import { signInCopy } from '@iru/features/pages/user/sign-in-copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { quickExitCopy } from '@iru/features/parts/quick-exit/copy';

import { expect, fillStorage, getHeading, test, waitForFirstPaint } from '../support/site';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test('before hydration a visitor sees their own header, heading and conversations, without hidden people', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const header = page.getByRole('banner');
  const signIn = getHeading(page, signInCopy.heading);
  const invitation = page.getByRole('link', { name: 'Explore Exclusively' });
  await page.goto(PATHS.home);
  await expect(invitation).toBeVisible();
  await page.goto(PATHS.user);
  await expect(signIn).toBeVisible();
  await expect(header.getByRole('link', { name: 'Get started' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'User Page' })).toBeHidden();

  await fillStorage(page, {
    [KEYS.session]: 'true',
    [KEYS.threads]:
      '[{"id":"s1","name":"Divine","last":"Say hi!"},{"id":"s2","name":"Thierry","last":"Say hi!"}]',
    [KEYS.messages]: '{"s1":["Then Saturday at the lake?"]}',
    [KEYS.hidden]: '[{"id":"s2","name":"Thierry","kind":"blocked","ts":1}]',
  });
  for (const path of [PATHS.messages, PATHS.user]) {
    await page.goto(path);
    await expect(header.getByRole('link', { name: 'User Page' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Get started' })).toBeHidden();
    const conversation = page.getByRole('link', { name: 'Divine Then Saturday at the lake?' });
    await expect(conversation).toHaveAttribute('href', '/messages?with=s1');
    await expect(page.getByText('Thierry')).toHaveCount(0);
  }
  await expect(getHeading(page, userCopy.demoGreeting)).toBeVisible();
  await expect(signIn).toBeHidden();
  await page.goto(PATHS.home);
  await expect(invitation).toBeHidden();
});

test('the splash covers a quick page, and not one that took longer to load', async ({ page }) => {
  const splash = page.locator('[data-timing="splash"]');
  // In the page, because the splash can be over before a busy machine looks for it from outside.
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('[data-timing="splash"]');
      if (!shown) requestAnimationFrame(look);
      else document.documentElement.dataset['atFirst'] = getComputedStyle(shown).visibility;
    };
    requestAnimationFrame(look);
  });
  await page.goto(PATHS.aboutUs, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'visible');
  await expect(splash).toBeHidden();

  await page.route('**/services', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(PATHS.services, { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  // Immediately, because the splash would disappear by itself a little later.
  expect(await splash.evaluate((element) => getComputedStyle(element).display)).toBe('none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions have their answers', async ({ page }) => {
    await page.goto(PATHS.pricing);
    for (const { answer } of Object.values(pricingCopy.faq.list))
      await expect(page.getByText(answer)).toBeVisible();
  });

  for (const styles of ['with', 'without']) {
    test(`and ${styles} styles, pages are readable, and a notice explains what doesn’t work and gives the emergency numbers`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_FAILED/);
      if (styles === 'without') await page.route('**/*.css', (route) => route.abort());
      for (const path of [PATHS.home, PATHS.messages, PATHS.meetingGuide]) {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('[data-timing="splash"]')).toBeVisible({
          visible: styles === 'without',
        });
        await expect(
          page.getByRole('banner').getByRole('link', { name: quickExitCopy.leave }),
        ).toBeVisible();
        // By element, because queries by text or role ignore `noscript`.
        const sentence = page.locator('noscript p');
        await expect(sentence).toBeVisible();
        for (const number of ['112', '912'])
          await expect(sentence.locator(`a[href="tel:${number}"]`)).toBeVisible();
        await expect(sentence).toContainText(
          'The Leave button works, but the Back button returns here.',
        );
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByText(quickExitCopy.limits)).toBeVisible();
        for (const untrue of [quickExitCopy.hint, quickExitCopy.keyboard])
          await expect(footer.getByText(untrue)).toBeVisible({ visible: styles === 'without' });
      }
    });
  }
});
