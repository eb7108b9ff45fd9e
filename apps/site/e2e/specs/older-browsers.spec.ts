// Grade B of docs/browsers.md.
import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { purchaseCopy } from '@iru/features/parts/purchase/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';

import { removeNewerFeatures } from '../support/older-browser';
import { getExitLink, mockNeutralPage, weather } from '../support/quick-exit';
import { fillRegistration } from '../support/registration';
import { expect, getDecision, getHorizontalOverflow, open, test } from '../support/site';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => removeNewerFeatures(page));

/** A page of each kind: the others are built from the same components. */
const PAGES = [
  PATHS.home,
  PATHS.legal,
  PATHS.blog,
  PATHS.meetingBooking,
  PATHS.meetingGuide,
  PATHS.messages,
  PATHS.settings,
  PATHS.timeline,
  PATHS.user,
];

test('pages of each kind hydrate without an error and fit the screen', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript((session) => localStorage.setItem(session, 'true'), KEYS.session);
  for (const path of PAGES) {
    await open(page, path);
    await expect(page.locator('h1')).toBeVisible();
    expect(await getHorizontalOverflow(page), path).toBe(0);
    expect(pageErrors.recorded, path).toEqual([]);
  }
});

test('a visitor can use the menu, filter, register, buy, swipe and leave quickly', async ({
  page,
}) => {
  await mockNeutralPage(page.context());
  await open(page, PATHS.home);
  await page.getByRole('button', { name: shellCopy.menuOpen }).tap();
  const menu = page.getByRole('navigation', { name: shellCopy.navigation });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await open(page, PATHS.findMatch);
  await page.getByRole('button', { name: findMatchCopy.filters.heading }).tap();
  const women = page.getByRole('radio', { name: 'Female' });
  await women.check();
  // The colours of a selected pill need `:has()`.
  await expect(women).toHaveCSS('appearance', 'auto');
  await expect(page).toHaveURL(/gender=/);

  await open(page, PATHS.register);
  await page.getByRole('button', { name: 'Start Registration' }).tap();
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Appearance & Lifestyle' })).toBeFocused();

  await page.evaluate((session) => localStorage.setItem(session, 'true'), KEYS.session);
  await open(page, PATHS.pricing);
  await page.getByRole('button', { name: 'Buy Popular', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: purchaseCopy.title });
  await dialog.getByRole('button', { name: /^Mobile Money/ }).tap();
  await expect(page.getByText('Coins added').last()).toBeVisible();
  await expect(dialog).toBeHidden();

  await open(page, PATHS.swipe);
  await getDecision(page, /^Like/).tap();
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();

  await getExitLink(page).tap();
  await expect(weather(page)).toBeVisible();
});
