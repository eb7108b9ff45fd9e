// The network's stand-in outlives a pause: a browser puts its worker to sleep, and a story is opened again.
import { expect, test, turnTo } from './built-storybook';

const ASKS = 'parts-assistant-launcher--answer-leads-on';
const ANSWERED_ONCE = 'parts-assistant-launcher--asked-again';

test('a worker that was put to sleep answers the next story', async ({ reader: { page, takeComplaints } }) => {
  await turnTo(page, { storyId: ASKS, viewMode: 'story' });
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  takeComplaints();
  expect(await turnTo(page, { storyId: 'components-text-card--default', viewMode: 'story' })).toEqual([]);
  expect(await turnTo(page, { storyId: ASKS, viewMode: 'story' })).toEqual([]);
  expect(takeComplaints()).toEqual([]);
});

test('a story whose network fails once fails once each time that it is opened', async ({ reader: { page } }) => {
  for (let time = 0; time < 2; time += 1) {
    expect(await turnTo(page, { storyId: ANSWERED_ONCE, viewMode: 'story' })).toEqual([]);
    await turnTo(page, { storyId: 'components-text-card--default', viewMode: 'story' });
  }
});

test('a page that is opened right after another was left keeps its worker', async ({ reader: { page, takeComplaints } }) => {
  await turnTo(page, { storyId: ASKS, viewMode: 'story' });
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state));
  takeComplaints();
  for (let time = 0; time < 5; time += 1) {
    await page.reload();
    expect(await registered()).toEqual(['activated']);
  }
  await page.goto('about:blank');
  expect(await turnTo(page, { storyId: ASKS, viewMode: 'story' })).toEqual([]);
  expect(takeComplaints()).toEqual([]);
});
