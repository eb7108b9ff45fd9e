import type { Page } from 'playwright/test';

import { expect, open, test, untilToaster } from '../support/site';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** How many elements the browser styles anew while something is done, counted and not timed; and how many there are. */
const restyled = async (
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ most: number; all: number }> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const counts = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  return { most: Math.max(0, ...counts), all: await page.locator('body *').count() };
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Next with every answer missing restyles what it changes, and not the page', async ({
    page,
  }) => {
    await open(page, '/register');
    await page.getByRole('button', { name: 'Start Registration' }).click();
    // Its style sheet concerns the whole page: not what is looked at here.
    await untilToaster(page);
    const { most, all } = await restyled(page, async () => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    });
    expect(most).toBeGreaterThan(0);
    // Thirteen fields take their messages: much, and still not the page.
    expect(most).toBeLessThan(all * 0.6);
  });
});

test('the toaster comes after the press that asks for it has been answered', async ({ page }) => {
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
