// Proves SHARE-1.
import { shareStoryCopy } from '@iru/features/pages/share-story/copy';
import { testimonyFormCopy } from '@iru/features/pages/testimony-form/copy';
import { chooseRadio, expect, open, test, waitForHydration } from '../support/site';

test('a story can be completed, with a reload in between', async ({ page }) => {
  await open(page, '/share-story');
  await page.getByRole('link', { name: shareStoryCopy.applyLong }).first().click();
  await expect(page).toHaveURL(/\/testimony-form$/);
  await expect(page.getByText('Nothing is sent')).toBeVisible();
  await page.getByLabel(/^Your Name/).fill('Aline');
  await page.getByLabel(/^Your Age/).fill('31');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/^Match’s Name/).fill('Patrick');
  await chooseRadio(page.getByRole('radio', { name: '4 of 5 stars' }));

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Your Match' })).toBeVisible();
  await expect(page.getByLabel(/^Match’s Name/)).toHaveValue('Patrick');
  await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();

  await page.getByLabel(/^Your Experience/).fill('It was simply our pace.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('It was simply our pace.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  const thanks = page.getByRole('dialog', { name: 'Thank You' });
  await expect(thanks).toBeVisible();
  expect(
    await page.evaluate(() => String(getSelection())),
    'the second click selects nothing',
  ).toBe('');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    thanks.getByRole('button', { name: testimonyFormCopy.thanks.download }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(testimonyFormCopy.thanks.fileName);
  await thanks.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByLabel(/^Your Name/)).toHaveValue('');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel(/^Your Name/)).toHaveValue('');
});

test('the gallery opens, moves and closes by keyboard', async ({ page }) => {
  await open(page, '/share-story');
  await page.getByRole('button', { name: /Sandrine & Jean Paul/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sandrine & Jean Paul, Rubavu' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Joyce & Emmanuel, Kampala' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Sandrine & Jean Paul/ })).toBeFocused();
});

test('a missing logo shows its letters', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  await page.route(/\/assets\/stories-[^/]*\.svg$/, (route) => route.abort());
  await open(page, '/share-story');
  await page
    .getByRole('heading', { name: shareStoryCopy.channels.heading })
    .scrollIntoViewIfNeeded();
  await expect(page.getByText('IS', { exact: true })).toBeVisible();
});
