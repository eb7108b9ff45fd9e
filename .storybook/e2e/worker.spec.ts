// The network's stand-in outlives a pause: a browser puts its worker to sleep, and a story is opened again.
import { expect, test, turnTo, watch } from './built-storybook';

const ASKS = 'parts-assistant-launcher--answer-leads-on';
const ANSWERED_ONCE = 'parts-assistant-launcher--asked-again';

test('a worker that was put to sleep answers the next story', async ({
  reader: { page, takeComplaints },
}) => {
  await turnTo(page, { storyId: ASKS, viewMode: 'story' });
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  takeComplaints();
  expect(
    await turnTo(page, { storyId: 'components-text-card--default', viewMode: 'story' }),
  ).toEqual([]);
  expect(await turnTo(page, { storyId: ASKS, viewMode: 'story' })).toEqual([]);
  expect(takeComplaints()).toEqual([]);
});

test('a story whose network fails once fails once each time that it is opened', async ({
  reader: { page },
}) => {
  for (let time = 0; time < 2; time += 1) {
    expect(await turnTo(page, { storyId: ANSWERED_ONCE, viewMode: 'story' })).toEqual([]);
    await turnTo(page, { storyId: 'components-text-card--default', viewMode: 'story' });
  }
});

test('a page that is opened right after another was left keeps its worker', async ({
  reader: { page, takeComplaints },
}) => {
  await turnTo(page, { storyId: ASKS, viewMode: 'story' });
  const registered = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
    );
  takeComplaints();
  for (let time = 0; time < 5; time += 1) {
    await page.reload();
    expect(await registered()).toEqual(['activated']);
  }
  await page.goto('about:blank');
  expect(await turnTo(page, { storyId: ASKS, viewMode: 'story' })).toEqual([]);
  expect(takeComplaints()).toEqual([]);
});

test('the files of a frame do not wait for a page that the worker knows and that answers nothing', async ({
  reader: { page, takeComplaints },
}) => {
  const stands = async (id: string) => {
    await turnTo(page, { storyId: id, viewMode: 'docs' });
    const frame = page.locator('[data-story-frame]').first();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.locator('iframe')).toBeAttached();
    await expect(frame).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  };
  await stands('components-text-card--docs');
  await page.evaluate(async () => {
    const mute = document.createElement('iframe');
    mute.src = '/mockServiceWorker.js';
    document.body.append(mute);
    await new Promise((resolve) => mute.addEventListener('load', resolve));
    const { serviceWorker } = mute.contentWindow?.navigator ?? navigator;
    const isKnown = new Promise((resolve) =>
      serviceWorker.addEventListener('message', resolve, { once: true }),
    );
    serviceWorker.startMessages();
    serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
    await isKnown;
  });
  takeComplaints();
  await stands('components-text-prose--docs');
  expect(takeComplaints()).toEqual([]);
});

test('a story plays, and its network answers, at an address to which browsers give no worker', async ({
  page,
  address,
}) => {
  const { takeComplaints } = watch(page);
  const beside = 'http://storybook.test';
  await page.route(`${beside}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(beside, address) });
    await route.fulfill({ response });
  });
  await page.goto(`${beside}/iframe.html?viewMode=docs&id=start-here--docs`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(await turnTo(page, { storyId: ASKS, viewMode: 'story' })).toEqual([]);
  expect(takeComplaints()).toEqual([]);
});
