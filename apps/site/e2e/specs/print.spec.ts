import { EMERGENCY } from '@iru/features/domain/emergency-numbers';
import { blogCopy } from '@iru/features/pages/blog/copy';
import { communityGuidelinesCopy } from '@iru/features/pages/community-guidelines/copy';
import { meetingGuideCopy } from '@iru/features/pages/meeting-guide/copy';
import { recordsCopy } from '@iru/features/pages/settings/records-copy';
import { pricingCopy } from '@iru/features/pages/pricing/copy';
import { receiptCopy } from '@iru/features/pages/pricing/receipt-copy';
import { privacyPolicyCopy } from '@iru/features/pages/privacy-policy/copy';
import { termsOfServiceCopy } from '@iru/features/pages/terms-of-service/copy';
import { meetingToolsCopy } from '@iru/features/parts/meeting/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import type { Locator, Page } from 'playwright/test';

import { download, expect, fillStorage, open, test } from '../support/site';

const countPrintedPages = async (page: Page): Promise<number> => {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

const ignorePrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => undefined;
  });

/** Leaves the page in print. */
const expectOnScreenOnly = async (page: Page, parts: readonly Locator[]) => {
  for (const part of parts) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of parts) await expect(part).toBeHidden();
};

/** From 0 for black to 1 for white. */
const getLightness = (
  page: Page,
  selector: string,
  property: 'color' | 'backgroundColor',
): Promise<number[]> =>
  page.locator(selector).evaluateAll((parts, name) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('Canvas isn’t supported.');
    return parts.map((part) => {
      context.fillStyle = 'white';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = getComputedStyle(part)[name];
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    });
  }, property);

test('texts print without controls, on few pages, with no heading separated from its text', async ({
  page,
}) => {
  for (const [path, maxPages, ...links] of [
    [PATHS.termsOfService, 4, termsOfServiceCopy.full, termsOfServiceCopy.deletion.link],
    [PATHS.privacyPolicy, 3, privacyPolicyCopy.full, privacyPolicyCopy.yourData],
    [PATHS.communityGuidelines, 4, communityGuidelinesCopy.full, 'Join Our Safe Community'],
    [`${PATHS.legal}?doc=privacy`, 8, 'How long we keep it'],
    [`${PATHS.blog}?post=seven-first-dates`, 4, blogCopy.all, /^Next post/, /^Previous post/],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await expect(page.locator('main h2').last()).toBeAttached();
    await expectOnScreenOnly(page, [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button').first(),
      ...links.map((name) => page.getByRole('link', { name })),
    ]);
    await expect(page.getByRole('button'), path).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const breaks = await page
      .locator('main h2:visible')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter));
    expect(breaks.length, path).toBeGreaterThan(3);
    expect(new Set(breaks), path).toEqual(new Set(['avoid']));
    expect(await countPrintedPages(page), path).toBeLessThanOrEqual(maxPages);
  }
});

test('the meeting guide prints on three pages with its numbers, and its checklist alone', async ({
  page,
}) => {
  await ignorePrint(page);
  await open(page, PATHS.meetingGuide);
  expect(await countPrintedPages(page)).toBe(3);
  await page.emulateMedia({ media: 'print' });
  for (const name of [
    meetingGuideCopy.steps.heading,
    meetingToolsCopy.summary.heading,
    meetingToolsCopy.checklist.heading,
    meetingGuideCopy.safety.heading,
    meetingToolsCopy.emergency.heading,
  ])
    await expect(page.getByRole('region', { name }).first(), name).toHaveCSS(
      'break-inside',
      'avoid',
    );
  const emergency = page.getByRole('region', { name: meetingToolsCopy.emergency.heading });
  await expect(emergency.getByRole('listitem').getByRole('link')).toHaveText(
    Object.values(EMERGENCY),
  );

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print/Save' }).click();
  const summary = page.getByRole('region', { name: 'Meeting Summary' });
  await expectOnScreenOnly(page, [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    summary,
  ]);
  await expect(
    page.getByRole('heading', { name: meetingToolsCopy.checklist.heading }),
  ).toBeVisible();
  for (const number of Object.values(EMERGENCY))
    await expect(page.getByText(/^All emergency services 112 · /).last()).toContainText(number);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(summary).toBeVisible();

  await page.emulateMedia({ media: null });
  await open(page, `${PATHS.legal}?doc=meeting`);
  const map = page.getByRole('group', { name: meetingToolsCopy.hotels.map });
  await expect(map).toBeVisible();
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(6);
  await page
    .getByRole('region', { name: meetingToolsCopy.summary.heading })
    .getByRole('button', { name: 'Print', exact: true })
    .click();
  expect(await countPrintedPages(page)).toBe(1);
});

test('print is dark on white in the dark theme, including ticks', async ({ page }) => {
  await fillStorage(page, { [KEYS.theme]: 'dark' });
  await open(page, PATHS.meetingGuide);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('A friend knows who, where and until when').check();
  expect(Math.max(...(await getLightness(page, 'body', 'backgroundColor')))).toBeLessThan(0.2);
  await page.emulateMedia({ media: 'print' });
  expect(
    Math.min(...(await getLightness(page, 'html, body, main section', 'backgroundColor'))),
  ).toBeGreaterThan(0.97);
  const textColours = await getLightness(
    page,
    'main :is(h1, h2, h3, p, dt, dd, li, li > span)',
    'color',
  );
  expect(textColours.length).toBeGreaterThan(30);
  expect(Math.max(...textColours)).toBeLessThan(0.45);
  const ticked = 'main input[type=checkbox]:checked';
  const [box = 0] = await getLightness(page, ticked, 'backgroundColor');
  const [tick = 0] = await getLightness(page, `${ticked} ~ svg`, 'color');
  expect(Math.abs(box - tick), 'a tick on its box').toBeGreaterThan(0.4);
});

test('a receipt can be downloaded, and prints alone', async ({ page }) => {
  await fillStorage(page, {
    [KEYS.wallet]: JSON.stringify({
      coinBalance: 550,
      transactions: [
        {
          ts: 1,
          delta: 550,
          note: 'Purchased via In-App for 5000 RWF',
          id: 'w0',
          kind: 'purchase',
          packageId: 'popular',
          method: 'In-App',
          amount: 5000,
        },
      ],
    }),
  });
  await open(page, PATHS.pricing);
  await page.getByRole('button', { name: /^Receipt/ }).click();
  const receipt = page.getByRole('dialog', { name: receiptCopy.title });
  const [name, text] = await download(page, () =>
    receipt.getByRole('button', { name: receiptCopy.download }).click(),
  );
  expect(name).toMatch(/^iru-receipt-[\dA-F]{8}\.txt$/);
  expect(text.toString()).toMatch(/Coins added +550 coins/);
  await expectOnScreenOnly(page, [
    receipt.getByRole('button', { name: 'Print' }),
    page.getByRole('heading', { level: 1, includeHidden: true }),
    page.locator('header').first(),
  ]);
  await expect(receipt.getByText('550 coins').first()).toBeVisible();
});

test('a record of a report prints with the whole conversation', async ({ page }) => {
  await ignorePrint(page);
  const ts = Date.UTC(2026, 5, 4, 9);
  const messages = Array.from({ length: 60 }, (_, index) => ({ text: `Message ${index}.`, ts }));
  await fillStorage(page, {
    [KEYS.session]: 'true',
    [KEYS.hidden]: JSON.stringify([{ id: 'h4', name: 'Patrick', kind: 'reported', ts }]),
    [KEYS.messages]: JSON.stringify({ h4: messages }),
  });
  await open(page, PATHS.settings);
  await page.getByRole('button', { name: recordsCopy.openOf('Patrick') }).click();
  await page.getByRole('button', { name: recordsCopy.record.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Message 59.').first()).toBeVisible();
  expect(await countPrintedPages(page)).toBeGreaterThan(2);
});

test('closed answers print, open when the browser searches for them, and aren’t in the tab order', async ({
  page,
}) => {
  await open(page, PATHS.pricing);
  const { refunds, list } = pricingCopy.faq;
  const link = page.getByRole('link', { name: refunds, includeHidden: true });
  const opener = page.getByRole('button', { name: list.refund.question });
  await expect(link).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(link).toBeHidden();

  // As the browser's own search does before it scrolls to a match.
  await link.evaluate((element) =>
    element.closest('[hidden]')?.dispatchEvent(new Event('beforematch')),
  );
  await expect(link).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});
