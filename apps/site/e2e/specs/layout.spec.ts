import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { testimonyFormCopy } from '@iru/features/pages/testimony-form/copy';
import { peopleCopy } from '@iru/features/parts/people/copy';
import { PATHS } from '@iru/features/paths';
import { shellCopy } from '@iru/features/shell/copy';

import { createTextSizer, getCoveredControls, LARGE_TEXT, ZOOMED } from '../support/layout';
import { expect, fillStorage, getDecision, MEMBER, open, PHONE, test } from '../support/site';

test('with the largest texts the menu of a phone is complete', async ({ page }) => {
  await open(page, PATHS.forgotPassword);
  const resize = await createTextSizer(page);
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('navigation');
  for (const screen of LARGE_TEXT) {
    await resize(screen);
    await banner.getByRole('button', { name: /menu/i }).click();
    // Not Quick exit: its listener reacts even to a trial click.
    for (const link of await menu.locator('a:visible:not([data-quick-exit])').all())
      await link.click({ trial: true, timeout: 3000 });
    const exit = menu.locator('a[data-quick-exit]');
    await exit.scrollIntoViewIfNeeded();
    await expect(exit).toBeInViewport({ ratio: 1 });
    await menu
      .getByRole('link', { name: 'Get started' })
      .or(banner.getByRole('link', { name: 'Get started' }))
      .first()
      .click({ trial: true });
    await page.keyboard.press('Escape');
  }
});

test('at 400 % zoom nothing covers the focused element', async ({ page }) => {
  await fillStorage(page, MEMBER);
  await page.setViewportSize(ZOOMED);
  for (const path of [PATHS.home, PATHS.findMatch, PATHS.pricing, PATHS.messages]) {
    await open(page, path);
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const box = focused.getBoundingClientRect();
        const x = Math.min(innerWidth - 1, Math.max(0, box.x + box.width / 2));
        const y = Math.min(
          innerHeight - 1,
          Math.max(0, (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2),
        );
        const above = document.elementFromPoint(x, y);
        return !above ||
          focused.contains(above) ||
          above.contains(focused) ||
          focused.closest('label')?.contains(above)
          ? null
          : `${focused.outerHTML.slice(0, 120)} under ${above.outerHTML.slice(0, 120)}`;
      });
      expect(hidden, path).toBeNull();
    }
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('floating elements cover no control that is scrolled into view', async ({ page }) => {
    test.slow();
    await fillStorage(page, MEMBER);
    for (const path of [PATHS.swipe, PATHS.radar, PATHS.settings, PATHS.pricing, PATHS.messages]) {
      await open(page, path);
      expect.soft(await getCoveredControls(page.getByRole('main'), 'in view'), path).toEqual([]);
    }
  });

  test('the status of the deck isn’t covered by the assistant', async ({ page }) => {
    await open(page, PATHS.swipe);
    await getDecision(page, /^Super Like/).tap();
    const status = page.getByText(/^Saved Divine as a like: a Super Like costs 30 coins/);
    await expect(status).toBeVisible();
    const lines = await status.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ right, bottom }) => ({ right, bottom }));
    });
    const launcher = await page.getByRole('button', { name: 'Open Iru Assistant' }).boundingBox();
    const { x, y } = launcher ?? { x: 0, y: 0 };
    expect(lines.filter(({ right, bottom }) => right > x && bottom > y)).toEqual([]);
  });

  test('the assistant is clear of the deck’s buttons, with breadcrumbs of any length', async ({
    page,
  }) => {
    for (const path of [PATHS.communityGuidelines, PATHS.testimonyForm, PATHS.swipe])
      await open(page, path);
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [360, 740],
      [412, 915],
    ] as const) {
      await page.setViewportSize({ width, height });
      const launcher = await page.getByRole('button', { name: 'Open Iru Assistant' }).boundingBox();
      for (const button of await getDecision(page, /./).all()) {
        const box = await button.locator('span').first().boundingBox();
        if (!box || !launcher) throw new Error('A button is missing.');
        const isClear = box.x + box.width <= launcher.x || box.y + box.height <= launcher.y;
        expect(isClear, `${width} by ${height} px`).toBe(true);
      }
    }
  });

  test('each step of a form shows its heading, or its errors, below the header', async ({
    page,
  }) => {
    const expectShown = async (name: string) => {
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
      await expect(heading).toBeVisible();
      await expect
        .poll(() =>
          heading.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return top >= header - 1 && bottom <= innerHeight + 1;
          }),
        )
        .toBe(true);
    };
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await open(page, PATHS.testimonyForm);
    await page.getByLabel('Your Name').fill('Aline');
    await page.getByLabel('Your Age').fill('29');
    await next.click();
    await expectShown('Your Match');
    await page.getByLabel('Match’s Name').fill('Eric');
    await page
      .getByLabel(testimonyFormCopy.labels.experience)
      .fill('We met by the lake.\n'.repeat(20));
    await next.click();
    await expectShown('Summary');
    await back.click();
    await expectShown('Your Match');

    await open(page, PATHS.register);
    await page.getByRole('button', { name: registerCopy.start }).click();
    await expectShown(registerCopy.steps[1].title);
    await next.click();
    await expectShown('Please fill out all required fields to continue.');
  });

  test('above an on-screen keyboard the message field and Send stay visible, and nothing covers them', async ({
    page,
  }) => {
    await fillStorage(page, MEMBER);
    await open(page, `${PATHS.messages}?with=s1`);
    const field = page.getByRole('textbox', { name: 'Message to Divine' });
    const bar = page.getByRole('navigation', { name: shellCopy.sections.label });
    const launcher = page.getByRole('button', { name: 'Open Iru Assistant' });
    await expect(bar).toHaveCSS('opacity', '1');
    await field.tap();
    // The page asks the browser to resize the content for the keyboard.
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    );
    await page.setViewportSize({ width: 360, height: 420 });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    for (const floating of [bar, launcher]) {
      await expect(floating).toHaveCSS('opacity', '0');
      await expect(floating).toHaveCSS('pointer-events', 'none');
    }
    await field.pressSequentially('Muraho');
    await send.tap();
    await expect(page.getByRole('log')).toContainText('Muraho');
    await expect(field).toBeFocused();
    await expect(send).toBeInViewport({ ratio: 1 });
    await field.blur();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const floating of [bar, launcher]) await expect(floating).toHaveCSS('opacity', '1');
  });

  test('a toast about one person covers nothing of a dialog about the next', async ({ page }) => {
    await fillStorage(page, MEMBER);
    await open(page, PATHS.findMatch);
    const menu = page.getByRole('button', { name: /^More about/ });
    await menu.first().tap();
    await page.getByRole('button', { name: peopleCopy.menu.hidden, exact: true }).tap();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    await menu.first().tap();
    await page.getByRole('button', { name: 'Report', exact: true }).tap();
    const dialog = page.getByRole('dialog');
    for (const part of [
      dialog.getByRole('heading').first(),
      dialog.getByRole('button', { name: 'Close' }).first(),
      dialog.getByRole('button', { name: peopleCopy.report.submit }),
    ])
      await part.click({ trial: true, timeout: 2000 });
    await expect(toast).toBeInViewport();
    await dialog.getByRole('button', { name: peopleCopy.report.cancel }).tap();
    await expect.poll(async () => (await toast.boundingBox())?.y ?? 740).toBeGreaterThan(500);
  });
});
