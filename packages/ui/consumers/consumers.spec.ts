import { expect, type Page, test } from 'playwright/test';

import { axeFindings } from '../../../scripts/lib/axe-findings.mjs';

const PRIMARY = { light: 'rgb(163, 58, 32)', dark: 'rgb(234, 146, 115)' };

const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return errors;
};

test('each component works with its default labels', async ({ page }) => {
  const errors = errorsOf(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');

  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toHaveCSS('background-color', PRIMARY.light);
  await expect(save).toHaveCSS('min-height', '44px');
  // Despite the application's reset.
  await expect(save).not.toHaveCSS('padding-inline-start', '0px');
  await expect(save).not.toHaveCSS('border-start-start-radius', '0px');

  const setting = page.getByRole('switch', { name: 'Show my age' });
  await setting.click();
  await expect(setting).toBeChecked();

  const like = page.getByRole('button', { name: 'Like Aline' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Comments/ }).click();
  await page.getByRole('textbox', { name: 'Comment on Aline’s profile' }).fill('What a smile');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Comments (1)' })).toBeVisible();

  await page.getByRole('button', { name: '7' }).click();
  await expect(page.getByText('70 RWF')).toBeVisible();

  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Write' }).click();
  const dialog = page.getByRole('dialog', { name: 'Say hello' });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(errors).toEqual([]);
});

test('the theme follows the operating system, data-theme on the page or a part of it, and a custom property', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toHaveCSS('background-color', PRIMARY.dark);
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(save).toHaveCSS('background-color', PRIMARY.light);
  await save.evaluate(({ parentElement }) => parentElement?.setAttribute('data-theme', 'dark'));
  await expect(save).toHaveCSS('background-color', PRIMARY.dark);
  await page.addStyleTag({ content: ':root, [data-theme] { --iru-color-primary: #1a4fd0; }' });
  await expect(save).toHaveCSS('background-color', 'rgb(26, 79, 208)');
});
