import { homeCopy } from '@iru/features/pages/home/copy';
import { ALL_PATHS } from '@iru/features/paths';

import { expect, open, test } from '../support/site';

test('every page is sent with the strict content policy', async ({ request }) => {
  for (const path of [...ALL_PATHS, '/no-such-page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https:|\*/);
  }
});

test('toasts and dialogs are styled without violating the policy', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('iru_session', 'true'));
  await open(page, '/');
  await page.getByRole('button', { name: 'Wave' }).first().click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  const [position, background] = await toast.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.position, style.backgroundColor];
  });
  expect(position).toBe('absolute');
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: 'Watch Our Story' }).click();
  const dialog = page.getByRole('dialog', { name: homeCopy.story.title });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await expect(page.getByRole('log')).toBeVisible();
});

test('the policy blocks an injected style', async ({ page, pageErrors }) => {
  pageErrors.allow(/policy violation: style-src|Content Security Policy|Applying inline style/);
  await open(page, '/about-us');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: rgb(1, 2, 3) }';
    document.head.append(style);
  });
  await expect.poll(() => pageErrors.recorded.join('\n')).toMatch(/policy violation: style-src/);
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).not.toBe(
    'rgb(1, 2, 3)',
  );
});
