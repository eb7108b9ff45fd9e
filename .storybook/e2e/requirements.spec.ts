// The requirements, from the search to the page, with a recorded run and without one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { readRequirements } from '../../scripts/lib/requirements.mjs';
import { entries, expect, FIRST, test, type WatchedPage } from './built-storybook';

/** Without a play, which would complain when the page is left in the middle of it. */
const STORY = 'components-dating-profile-card--liked';

const requirements = readRequirements(
  readFileSync(fileURLToPath(new URL('../../docs/requirements.md', import.meta.url)), 'utf8'),
);

const RUN = {
  at: '2026-06-05T07:30:00.000Z',
  commit: 'abc1234',
  missing: [],
  stories: {
    ...Object.fromEntries(entries.map(({ id }) => [id, 'green'])),
    'components-dating-profile-card--grid': 'red',
  },
  proofs: {},
  requirements: { 'CARD-1': 'red' },
};

const openStory = async ({ page }: WatchedPage, run: object): Promise<void> => {
  // Of the context, because the worker that answers the network by mocks passes it on.
  await page.context().route('**/last-run.json', (route) => route.fulfill({ json: run }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/?path=/story/${STORY}`);
  await expect(
    page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first(),
  ).toBeVisible({ timeout: FIRST });
  await page.getByRole('tab', { name: 'Proves' }).click();
};

test.afterEach(async ({ reader: { page } }) => {
  await page.context().unroute('**/last-run.json');
});

test('a story says what it proves and how it stood, and leads to the requirement on its page', async ({
  reader,
}) => {
  reader.takeComplaints();
  await openStory(reader, RUN);
  const panel = reader.page.getByRole('tabpanel', { name: 'Proves' });
  await expect(panel).toContainText(
    'In the run of 5 June 2026 at 09:30 in Kigali, commit abc1234: this story ✓ Holds',
  );
  await expect(panel.getByRole('listitem').filter({ hasText: 'CARD-1' })).toContainText('✕ Fails');
  await panel.getByRole('link', { name: 'CARD-1' }).click();
  const preview = reader.page.frameLocator('#storybook-preview-iframe');
  await expect(preview.locator('#card-1')).toBeInViewport();
  await expect(preview.locator('#card-1')).toContainText('Fails');
  await preview.getByRole('combobox', { name: 'Show' }).selectOption('Only failed');
  await expect(preview.getByRole('status')).toHaveText(`1 of ${requirements.length} requirements`);
  await preview.getByRole('combobox', { name: 'Show' }).selectOption('Only gaps');
  await expect(preview.getByRole('status')).toHaveText(`0 of ${requirements.length} requirements`);
  expect(reader.takeComplaints()).toEqual([]);
});

test('a build without a run says so, in the panel and on the page', async ({ reader }) => {
  reader.takeComplaints();
  await openStory(reader, {});
  const panel = reader.page.getByRole('tabpanel', { name: 'Proves' });
  await expect(panel).toContainText('No run is recorded in this build.');
  await panel.getByRole('link', { name: 'All requirements' }).click();
  await expect(
    reader.page
      .frameLocator('#storybook-preview-iframe')
      .getByText('No run is recorded in this build.'),
  ).toBeVisible();
  expect(reader.takeComplaints()).toEqual([]);
});

test('the search finds the stories of a requirement, and the sidebar shows their names alone', async ({
  reader: { page },
}) => {
  await page.goto(`/?path=/story/${STORY}`);
  await expect(page.locator(`[data-item-id="${STORY}"]`)).toBeVisible();
  await expect(page.getByRole('navigation').getByText(/CARD-\d/)).toHaveCount(0);
  await page.locator('#storybook-explorer-searchfield').fill('CARD-1');
  // The page of all requirements may stand above it, once its headings have been read.
  await expect(
    page
      .locator('.search-result-item--label')
      .filter({ hasText: /Profile card \(.*CARD-1/ })
      .first(),
  ).toBeVisible();
});
