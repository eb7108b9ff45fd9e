import type { Page } from 'playwright/test';

import { expect, open, test, waitForToaster } from '../support/site';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

const countRestyled = async (
  page: Page,
  action: () => Promise<unknown>,
): Promise<{ restyled: number; total: number }> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await action();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const counts = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  return { restyled: Math.max(0, ...counts), total: await page.locator('body *').count() };
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Next with every answer missing restyles only a part of the page', async ({ page }) => {
    await open(page, '/register');
    await page.getByRole('button', { name: 'Start Registration' }).click();
    // The toaster's style sheet affects the whole page, which isn't measured here.
    await waitForToaster(page);
    const { restyled, total } = await countRestyled(page, async () => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    });
    expect(restyled).toBeGreaterThan(0);
    // Thirteen fields show messages: many elements, but not the whole page.
    expect(restyled).toBeLessThan(total * 0.6);
  });
});

test('the toaster loads after the click has been handled', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('Shift');
  const region = page.locator('[aria-label^="Notifications"]');
  await page.clock.runFor(400);
  await expect(region).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(region).toBeAttached();
});
