import { expect, test } from 'playwright/test';

import { axeFindings } from '../../../scripts/lib/axe-findings.mjs';

test('server components render, and every entry loads on the server', async ({ page }) => {
  await page.goto('/server');
  await expect(page.getByRole('heading', { name: 'Rendered on the server' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCSS('min-height', '44px');
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveCSS(
    'padding-inline-start',
    '0px',
  );
  expect(await axeFindings(page)).toEqual([]);
});
