import { communityGuidelinesCopy } from '@iru/features/pages/community-guidelines/copy';
import { contactCopy } from '@iru/features/pages/contact/copy';
import { howItWorksCopy } from '@iru/features/pages/how-it-works/copy';
import { privacyPolicyCopy } from '@iru/features/pages/privacy-policy/copy';
import { servicesCopy } from '@iru/features/pages/services/copy';
import { termsOfServiceCopy } from '@iru/features/pages/terms-of-service/copy';
import { expect, open, test } from '../support/site';

test('a report from the guidelines opens the visitor’s email app', async ({ page }) => {
  await open(page, '/community-guidelines');
  await page
    .getByRole('region', { name: communityGuidelinesCopy.actions.heading })
    .getByRole('link', { name: 'Report an Issue' })
    .click();
  await expect(page).toHaveURL(/\/contact\?subject=safety$/);
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('safety');

  await page.getByRole('button', { name: contactCopy.form.submit }).click();
  await expect(page.getByRole('alert')).toContainText(contactCopy.form.reasons.firstName);

  await page.getByLabel(contactCopy.form.firstName).fill('Aline');
  await page.getByLabel(contactCopy.form.lastName).fill('Uwase');
  await page.getByLabel('Email').fill('aline@example.rw');
  await page.getByRole('textbox', { name: 'Message' }).fill('Someone asked me for money.');
  await page.getByRole('button', { name: contactCopy.form.submit }).click();
  await expect(page.getByText('Your email app should be open now.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Someone asked me for money.',
  );
});

test('coins can be bought on the services page', async ({ page }) => {
  await open(page, '/services');
  await page.getByRole('button', { name: servicesCopy.getCoins }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Popular');
  await dialog.getByRole('button', { name: /Mobile Money/ }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('iru_wallet_v1'))).toContain(
    'Purchased via Mobile Money for 5000 RWF',
  );
});

test('each of the seven services links to an existing page', async ({ page }) => {
  await open(page, '/services');
  const links = page.getByRole('region', { name: servicesCopy.cards.heading }).getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(addresses).toHaveLength(7);
  for (const address of new Set(addresses)) {
    expect((await page.goto(address))?.status(), address).toBe(200);
  }
});

test('the short terms link to the full ones and to the visitor’s data', async ({ page }) => {
  await open(page, '/terms-of-service');
  await expect(page.getByText(termsOfServiceCopy.effective)).toBeVisible();
  await page.getByRole('link', { name: termsOfServiceCopy.full }).click();
  await expect(page).toHaveURL(/\/legal\?doc=terms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
});

for (const { path, controls, maxPages } of [
  {
    path: '/terms-of-service',
    controls: [termsOfServiceCopy.full, termsOfServiceCopy.deletion.link],
    maxPages: 4,
  },
  {
    path: '/privacy-policy',
    controls: [privacyPolicyCopy.full, privacyPolicyCopy.yourData],
    maxPages: 3,
  },
  {
    path: '/community-guidelines',
    controls: [communityGuidelinesCopy.full, 'Join Our Safe Community'],
    maxPages: 4,
  },
]) {
  test(`${path} prints without controls, on few pages, with no heading separated from its text`, async ({
    page,
  }) => {
    await open(page, path);
    const screenOnly = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button').first(),
      ...controls.map((name) => page.getByRole('link', { name })),
    ];
    for (const part of screenOnly) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of screenOnly) await expect(part).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    const breaks = await page
      .locator('main h2:visible')
      .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter));
    expect(breaks.length).toBeGreaterThan(5);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const pages = file.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThanOrEqual(maxPages);
  });
}

test('no range of days or hours breaks at its hyphen, even on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/terms-of-service',
    '/community-guidelines',
    '/legal?doc=terms',
    '/legal?doc=refunds',
  ]) {
    await open(page, path);
    const ranges = page.locator('main').getByText(/^\d+-\d+$/);
    await expect(ranges.first()).toBeVisible();
    const lines = await ranges.evaluateAll((all) =>
      all.map((range) => range.getClientRects().length),
    );
    expect(lines, `lines of each range on ${path}`).toEqual(lines.map(() => 1));
  }
});

test('the steps of How It Works stay inside the margin', async ({ page }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/how-it-works');
    const steps = page.getByRole('region', { name: howItWorksCopy.steps.heading });
    const edge = (await steps.getByRole('heading', { level: 2 }).boundingBox())?.x ?? Number.NaN;
    for (const number of await steps.locator('[data-slot="number"]').all()) {
      expect((await number.boundingBox())?.x).toBeGreaterThanOrEqual(edge - 0.5);
    }
  }
});
