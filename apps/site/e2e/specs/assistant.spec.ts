// Proves CHAT-1.
import { assistantCopy } from '@iru/features/assistant/copy';
import type { Page, Route } from 'playwright/test';

import { expect, open, test } from '../support/site';

const ask = async (page: Page, text: string) => {
  await page.getByPlaceholder('Type your message...').fill(text);
  await page.getByPlaceholder('Type your message...').press('Enter');
};
const openAssistant = async (page: Page, path = '/about-us') => {
  await open(page, path);
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await expect(page.getByText("Hi! I'm the assistant of Iru. How can I help?")).toBeVisible();
};
const log = (page: Page) => page.getByRole('log');

test('a question is answered with a link to the right page', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/chat', (route: Route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({
      json: { text: 'Coins are at /pricing. Not at https://evil.example/pricing.' },
    });
  });
  await openAssistant(page);
  await expect(page.getByRole('heading', { name: assistantCopy.title })).toBeVisible();
  await ask(page, '   ');
  await ask(page, '  What does it cost?  ');
  await expect(log(page).getByRole('link')).toHaveText(['/pricing']);
  expect(bodies).toEqual([{ message: 'What does it cost?' }]);
  await expect(page.getByPlaceholder('Type your message...')).toBeFocused();
  await log(page).getByRole('link').click();
  await expect(page).toHaveURL('/pricing');
  await expect(log(page)).toBeVisible();
});

test('the emergency number is shown before any question, offline and after a refusal', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await openAssistant(page);
  const panel = page.getByRole('dialog', { name: assistantCopy.title });
  await expect(panel.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(panel.getByRole('link', { name: assistantCopy.emergency.tips })).toBeVisible();
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 429, json: { error: 'Please ask again in a second.' } }),
  );
  await ask(page, 'Hello?');
  await expect(log(page).getByRole('link', { name: 'Call 112' })).toHaveCount(1);
  await page.unroute('**/api/chat');
  await context.setOffline(true);
  await ask(page, 'Hello again?');
  await expect(log(page).getByRole('link', { name: 'Call 112' })).toHaveCount(2);
  await context.setOffline(false);
});

test('zoomed to 400 %, the panel gives way to what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAssistant(page, '/register');
  const panel = page.getByRole('dialog', { name: assistantCopy.title });
  const isCovered = () =>
    page.evaluate(() => {
      const { x, y, width, height } =
        document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return !document.activeElement?.contains(top) && top?.closest('[role="dialog"]') !== null;
    });
  await page.getByRole('textbox', { name: assistantCopy.field }).focus();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Shift+Tab');
    // The panel closes once the focus has moved.
    await expect.poll(isCovered, `after ${press + 1} presses`).toBe(false);
  }
  await expect(panel).toBeHidden();
});
