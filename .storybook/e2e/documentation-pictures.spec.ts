// Takes the pictures of Storybook in Start here and the README, after `npm run build`:
// npx playwright test --config .storybook/playwright.config.ts documentation-pictures
import { fileURLToPath } from 'node:url';

import { expect, test } from 'playwright/test';

const picture = (name: string) => ({
  path: fileURLToPath(new URL(`../../docs/pictures/${name}.jpg`, import.meta.url)),
  quality: 85,
});

test.use({ viewport: { width: 1280, height: 720 } });

test('the danger variant of the button in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./?path=/story/components-actions-button--default&args=variant:danger');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button')).toHaveAttribute('data-variant', 'danger');
  await expect(page.getByRole('radio', { name: 'danger' })).toBeChecked();
  await page.screenshot(picture('storybook-designer'));
});

test('a profile card with its controls', async ({ page }) => {
  await page.goto('./?path=/story/components-dating-profile-card--default');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('img', { name: /^Aline/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Controls/, selected: true })).toBeVisible();
  await page.screenshot(picture('storybook'));
});
