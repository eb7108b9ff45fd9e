// Proves CHAT-1, CHAT-2 with the real service.
import { expect, open, test } from '../support/site';

test('the service answers how to book a meeting with a link to the page', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  const field = page.getByPlaceholder('Type your message...');
  await field.fill('How do I book a meeting?');
  await field.press('Enter');
  const link = page.getByRole('log').getByRole('link', { name: '/meeting-booking' });
  await link.click();
  await expect(page).toHaveURL('/meeting-booking');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a question that the service rejects shows its message', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  // The panel itself never sends such a long text.
  await page.route('**/api/chat', (route) =>
    route.continue({ postData: JSON.stringify({ message: 'a'.repeat(9000) }) }),
  );
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  const field = page.getByPlaceholder('Type your message...');
  await field.fill('Muraho');
  await field.press('Enter');
  await expect(page.getByRole('log')).toContainText(
    "I couldn't respond due to an error: The question is too long.",
  );
});
