import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { swipeCopy } from '@iru/features/pages/swipe/copy';
import { testimonyFormCopy } from '@iru/features/pages/testimony-form/copy';
import { peopleCopy } from '@iru/features/parts/people/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import type { Locator, Page } from 'playwright/test';

import { expect, getHorizontalOverflow, open, test } from '../support/site';

const PHONE = { width: 360, height: 740 };

const isFullyVisible = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header - 1 && bottom <= window.innerHeight + 1;
  });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('each step of the testimony shows its focused heading', async ({ page }) => {
    await open(page, PATHS.testimonyForm);
    await page.getByLabel('Your Name').fill('Aline');
    await page.getByLabel('Your Age').fill('29');
    const goTo = async (button: string, name: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(heading(page, name)).toBeFocused();
      await expect.poll(() => isFullyVisible(heading(page, name)), name).toBe(true);
    };
    await goTo('Next', 'Your Match');
    await page.getByLabel('Match’s Name').fill('Eric');
    await page
      .getByLabel(testimonyFormCopy.labels.experience)
      .fill('We met by the lake.\n'.repeat(20));
    await goTo('Next', 'Summary');
    await goTo('Back', 'Your Match');
    await goTo('Back', 'About You');
  });

  test('the wizard shows its errors from the start, and the headings of its steps', async ({
    page,
  }) => {
    await open(page, PATHS.register);
    await page.getByRole('button', { name: 'Start Registration' }).click();
    await expect(heading(page, 'Personal Information')).toBeFocused();
    expect(await isFullyVisible(heading(page, 'Personal Information'))).toBe(true);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const summary = heading(page, 'Please fill out all required fields to continue.');
    await expect(summary).toBeVisible();
    await expect.poll(() => isFullyVisible(summary)).toBe(true);
  });

  test('a control scrolled into view isn’t covered by floating elements', async ({ page }) => {
    test.slow();
    for (const path of [PATHS.swipe, PATHS.radar, PATHS.settings, PATHS.pricing]) {
      await open(page, path);
      for (const control of await page
        .getByRole('main')
        .locator('button:visible, a:visible, input:visible, [role=switch]:visible')
        .all()) {
        const covered = await control.evaluate((element) => {
          // Floating and sticky elements are checked in place.
          element.scrollIntoView({ block: 'nearest' });
          const { x, y, width, height } = element.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
          const isOwn =
            !top || [element, ...label].some((own) => own.contains(top)) || top.contains(element);
          return isOwn ? '' : `${element.textContent}: ${top.outerHTML.slice(0, 120)}`;
        });
        expect.soft(covered, path).toBe('');
      }
    }
  });

  test('the deck’s status isn’t covered by the assistant button', async ({ page }) => {
    await open(page, PATHS.swipe);
    await page
      .getByRole('group', { name: swipeCopy.actions })
      .getByRole('button', { name: /^Super Like/ })
      .click();
    const status = page.getByText(
      /^Saved Divine as a like: a Super Like costs 30 coins, and you have 0 coins\./,
    );
    await expect(status).toBeVisible();
    const lines = await status.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ right, bottom }) => ({ right, bottom }));
    });
    const launcher = await page.locator('[data-floating]').last().boundingBox();
    if (!launcher) throw new Error('There is no launcher.');
    expect(lines.filter(({ right, bottom }) => right > launcher.x && bottom > launcher.y)).toEqual(
      [],
    );
  });

  test('a toast doesn’t cover the title and close button of a dialog', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), KEYS.session);
    await open(page, PATHS.findMatch);
    const menu = page.getByRole('button', { name: /^More about/ });
    await menu.first().click();
    await page.getByRole('button', { name: peopleCopy.menu.hidden, exact: true }).click();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    await menu.first().click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const part of [
      dialog.getByRole('heading'),
      dialog.getByRole('button', { name: 'Close' }),
    ]) {
      await part.first().click({ trial: true, timeout: 2000 });
    }
    await expect(toast).toBeInViewport();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

for (const [width, size] of [
  [320, 16],
  [320, 24],
  [360, 32],
] as const) {
  test(`the date of birth calendar fits ${width} px with a font size of ${size} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await open(page, PATHS.register);
    await page.getByRole('button', { name: 'Start Registration' }).click();
    await page.getByRole('button', { name: registerCopy.date.open }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('grid')).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    for (const part of [
      ...(await dialog.getByRole('gridcell').all()).slice(0, 14),
      dialog.getByRole('button', { name: /Previous/ }),
    ]) {
      const box = await part.boundingBox();
      expect(
        (box?.x ?? -1) >= 0 && (box?.x ?? width) + (box?.width ?? width) <= width,
        JSON.stringify(box),
      ).toBe(true);
    }
    expect(await getHorizontalOverflow(page)).toBe(0);
  });
}

test('selected elements use the selection colour in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const getBackground = (target: Locator) =>
    target.first().evaluate((element) => getComputedStyle(element).backgroundColor);
  const expectHighlight = async (selected: Locator, other: Locator) => {
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'Highlight';
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });
    await expect.poll(() => getBackground(selected)).toBe(highlight);
    expect(await getBackground(other)).not.toBe(highlight);
  };
  await open(page, PATHS.register);
  const toggle = page.getByRole('main').locator('nav').first();
  await expectHighlight(toggle.locator('[aria-current]'), toggle.locator('a:not([aria-current])'));
  await open(page, PATHS.dashboard);
  await expectHighlight(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  );
  await open(page, PATHS.findMatch);
  await page.getByRole('button', { name: 'Calm' }).click();
  await expectHighlight(
    page.getByRole('button', { name: 'Calm', pressed: true }),
    page.getByRole('button', { name: 'Happy' }),
  );
  await open(page, PATHS.blog);
  const tags = page.getByRole('search').locator('nav');
  await expectHighlight(tags.locator('[aria-current]'), tags.locator('a:not([aria-current])'));
  await open(page, PATHS.legal);
  const documents = page.getByRole('main').locator('nav').first();
  await expectHighlight(
    documents.locator('[aria-current=page]'),
    documents.locator('a:not([aria-current])'),
  );
});
