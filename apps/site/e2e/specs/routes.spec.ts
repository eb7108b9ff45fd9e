// Proves SHELL-1, INPUT-1.
import { assistantCopy } from '@iru/features/assistant/copy';
import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { ALL_PATHS } from '@iru/features/paths';
import type { Page } from 'playwright/test';

import { axeFindings } from '../../../../scripts/lib/axe-findings.mjs';
import { expectFreeHeight, expectRoomForText, LARGE_TEXT } from '../support/layout';
import { expect, getHorizontalOverflow, open, test } from '../support/site';

test('every route is a complete page before any script', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of ALL_PATHS) {
    const html = await (await request.get(path)).text();
    expect(html, `the heading of ${path}`).toMatch(/<h1[\s>]/);
    expect(html, `the description of ${path}`).toMatch(
      /<meta name="description" content="[^"]{20,}"/,
    );
    expect(html, `inline style or script of ${path}`).not.toMatch(
      / style="|<script(?![^>]*\ssrc=)[^>]*>/,
    );
    titles.add(/<title>([^<]{3,})<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(ALL_PATHS.length);
});

const getUnlimitedFields = (page: Page) =>
  page
    .locator(
      'input:is([type=text], [type=email], [type=tel], [type=password], [type=search], [type=url], :not([type])), textarea',
    )
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter((field) => field.checkVisibility() && !field.readOnly && field.maxLength <= 0)
        .map((field) => field.outerHTML),
    );

test('every text field of a conversation, of the registration and of the assistant has a limit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('iru_likes', '[{"id":"s1","name":"Aline"}]');
  });
  await open(page, '/messages?with=s1');
  await expect(page.locator('textarea[maxlength]')).toBeVisible();
  expect(await getUnlimitedFields(page)).toEqual([]);
  await open(page, '/register');
  await page.getByRole('button', { name: 'Start Registration' }).click();
  await expect(page.getByLabel(registerCopy.fields.firstName)).toBeVisible();
  expect(await getUnlimitedFields(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await expect(page.getByRole('textbox', { name: assistantCopy.field })).toBeVisible();
  expect(await getUnlimitedFields(page)).toEqual([]);
});

const VARIANTS = [
  // The stories of the pages run axe at 320 px.
  { width: 320, theme: 'light', axe: undefined },
  { width: 768, theme: 'light', axe: undefined },
  { width: 1280, theme: 'light', axe: {} },
  // Both themes have the same markup, so only colours need a second check.
  { width: 1280, theme: 'dark', axe: { only: ['color-contrast'] } },
] as const;

const getButtonsWithoutBorder = (page: Page) =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .filter(
        (button) => getComputedStyle(button).borderStyle === 'none' && !button.querySelector('svg'),
      )
      .filter((button) => getComputedStyle(button).textDecorationLine === 'none')
      .map((button) => button.outerHTML.slice(0, 120)),
  );

for (const path of ALL_PATHS) {
  test(`${path} fits any width and text size, is accessible in both themes, and readable in forced colours`, async ({
    page,
  }) => {
    // Long pages have thousands of elements to check repeatedly.
    test.slow();
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const { width, theme, axe } of VARIANTS) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await getHorizontalOverflow(page), `horizontal overflow at ${width} px`).toBe(0);
      if (axe) expect(await axeFindings(page, axe), `axe at ${width} px, ${theme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('h1')).toBeVisible();
    expect(
      await getButtonsWithoutBorder(page),
      'buttons without a border in forced colours',
    ).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await expectFreeHeight(page);
    await expectRoomForText(page, LARGE_TEXT);
    // Long pages load content as it scrolls into view.
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    for (const opener of await page.getByRole('button', { name: /^Comments/ }).all())
      await opener.click();
    expect(await getUnlimitedFields(page), 'text fields without a limit').toEqual([]);
  });
}
