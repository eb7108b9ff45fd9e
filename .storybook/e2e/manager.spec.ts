// What the manager hears of its preview, and when: the address, the sidebar, the frame and the panels follow a story.
import type { Page } from 'playwright/test';

import { expect, FIRST, previewOf, test, type WatchedPage, watch } from './built-storybook';

const BUTTON = 'components-actions-button--default';

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Opens an address in a page of its own, whose panels hear everything. */
const open = async (page: Page, address: string): Promise<WatchedPage> => {
  const reader = watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  return reader;
};

/** Keeps the index from the manager until the answer is given. */
const holdIndex = async (page: Page): Promise<() => void> => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/index\.json$/, async (route) => {
    if (route.request().frame() === page.mainFrame()) await asked;
    await route.continue();
  });
  return answer;
};

test('the bare address leads to where one starts, and says so in the address and the sidebar', async ({
  page,
  address,
}) => {
  const reader = await open(page, address);
  await expect(page).toHaveURL(/\?path=\/docs\/start-here--docs$/, { timeout: FIRST });
  await expect(page.locator('[data-item-id="start-here--docs"]')).toHaveAttribute(
    'data-selected',
    'true',
  );
  expect(reader.takeComplaints()).toEqual([]);
});

test('a story that is pressed in the sidebar is shown with its address, its controls and the steps of its play', async ({
  page,
  address,
}) => {
  const reader = await open(page, `${address}/?path=/story/${BUTTON}`);
  await expect(preview(page).getByRole('button')).toHaveText('Get started', { timeout: FIRST });
  await page.getByRole('tab', { name: /^Controls/ }).click();
  await expect(
    page.getByRole('tabpanel', { name: /^Controls/ }).getByRole('row', { name: /^variant/ }),
  ).toBeVisible();
  // What can be turned comes before what cannot.
  const controls = await page
    .getByRole('tabpanel', { name: /^Controls/ })
    .locator('tbody td:last-child')
    .allTextContents();
  const first = controls.indexOf('-');
  expect(first).toBeGreaterThan(0);
  expect(new Set(controls.slice(first))).toEqual(new Set(['-']));

  await page.locator('[data-item-id="components-actions-button--disabled"] a').click();
  await expect(page).toHaveURL(/\/story\/components-actions-button--disabled/);
  await expect(
    page.locator('[data-item-id="components-actions-button--disabled"]'),
  ).toHaveAttribute('data-selected', 'true');
  await expect(preview(page).getByRole('button')).toBeDisabled();

  // It stays open; a press on it beside a play under way would take the focus of the play.
  await page.getByRole('tab', { name: /^Interactions/ }).click();
  await page.goto(`${address}/?path=/story/components-actions-button--press-and-keys`);
  await expect(page.getByRole('tabpanel', { name: /^Interactions/ })).toContainText('Pass', {
    timeout: FIRST,
  });
  expect(reader.takeComplaints()).toEqual([]);
});

test('a story of a phone plays in a frame as wide as a phone', async ({ page, address }) => {
  const reader = await open(page, `${address}/?path=/story/${BUTTON}`);
  // It stays open; a press on it beside a play under way would take the focus of the play.
  await page.getByRole('tab', { name: /^Interactions/ }).click();
  await page.goto(`${address}/?path=/story/components-navigation-breadcrumb--folded`);
  await expect(page.getByRole('tabpanel', { name: /^Interactions/ })).toContainText('Pass', {
    timeout: FIRST,
  });
  expect(
    await preview(page)
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBeLessThan(600);
  expect(reader.takeComplaints()).toEqual([]);
});

test('side by side a story stands twice, light and dark, and the manager complains of neither', async ({
  page,
  address,
}) => {
  const reader = await open(page, `${address}/?path=/story/${BUTTON}&globals=theme:both`);
  await expect(preview(page).getByRole('button')).toHaveText('Get started', { timeout: FIRST });
  const dark = page.frameLocator('iframe[title="Default, dark"]');
  await expect(dark.getByRole('button')).toHaveText('Get started');
  await expect(dark.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'light');
  expect(reader.takeComplaints()).toEqual([]);
});

test('a documentation page that is opened cold stands with its address and in the sidebar', async ({
  page,
  address,
}) => {
  const reader = await open(page, `${address}/?path=/docs/components-actions-button--docs`);
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Button' })).toBeVisible({
    timeout: FIRST,
  });
  await expect(page.locator('[data-item-id="components-actions-button--docs"]')).toHaveAttribute(
    'data-selected',
    'true',
  );
  expect(reader.takeComplaints()).toEqual([]);
});

test('a link to a story with its own arguments shows them, and its controls say so', async ({
  page,
  address,
}) => {
  const reader = await open(page, `${address}/?path=/story/${BUTTON}&args=children:Straight+on`);
  await expect(preview(page).getByRole('button')).toHaveText('Straight on', { timeout: FIRST });
  await page.getByRole('tab', { name: /^Controls/ }).click();
  await expect(
    page
      .getByRole('tabpanel', { name: /^Controls/ })
      .getByRole('textbox')
      .first(),
  ).toHaveText('Straight on');
  expect(reader.takeComplaints()).toEqual([]);
});

test('a link to a story that is gone says so, beside the sidebar', async ({ page, address }) => {
  await open(page, `${address}/?path=/story/components-actions-button--gone`);
  await expect(
    preview(page).getByText(/Couldn't find story matching 'components-actions-button--gone'/),
  ).toBeVisible({ timeout: FIRST });
  await expect(page.getByRole('link', { name: 'Start here' })).toBeVisible();
});

test('a story is seen while the index is still on its way, and the sidebar comes with it', async ({
  page,
  address,
}) => {
  const answer = await holdIndex(page);
  const reader = await open(page, `${address}/?path=/story/${BUTTON}`);
  await expect(preview(page).getByRole('button')).toHaveText('Get started', { timeout: FIRST });
  await expect(page.locator('#preview-loader')).toBeHidden();
  await expect(page.locator(`[data-item-id="${BUTTON}"]`)).toHaveCount(0);
  answer();
  await expect(page.locator(`[data-item-id="${BUTTON}"]`)).toHaveAttribute('data-selected', 'true');
  expect(reader.takeComplaints()).toEqual([]);
});

test('a story that a page chooses while the index is still on its way is led to once it is there', async ({
  page,
  address,
}) => {
  const answer = await holdIndex(page);
  const reader = await open(page, `${address}/?path=/docs/start-here--docs`);
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: FIRST });
  await previewOf(reader.page).evaluate((storyId) => {
    type Channel = { emit: (event: string, choice: object) => void };
    (
      globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
    ).__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId });
  }, BUTTON);
  answer();
  await expect(preview(page).getByRole('button')).toHaveText('Get started');
  await expect(page).toHaveURL(new RegExp(`/story/${BUTTON}`));
  expect(reader.takeComplaints()).toEqual([]);
});

test('the manager whose index fails says so', async ({ page, address }) => {
  await page.route(/\/index\.json$/, (route) =>
    route.request().frame() === page.mainFrame() ? route.abort() : route.continue(),
  );
  await open(page, `${address}/?path=/story/${BUTTON}`);
  await expect(preview(page).getByRole('button')).toHaveText('Get started', { timeout: FIRST });
  await expect(
    page.getByText(/Oh no! Something went wrong|Failed to fetch/i).first(),
  ).toBeVisible();
});

test('the tab and the bar of a phone say what is open without the words of the search', async ({
  page,
  address,
}) => {
  const reader = await open(page, `${address}/?path=/story/pages-pricing-page--ready`);
  await expect(page).toHaveTitle('Pages / Pricing / Page - Ready ⋅ Iru', { timeout: FIRST });
  await page.goto(`${address}/?path=/story/components-overlays-menu--closed`);
  await expect(page).toHaveTitle('Components / Overlays / Menu - Closed ⋅ Iru', { timeout: FIRST });
  await expect(
    page.locator('#storybook-explorer-menu').getByRole('button', { name: /^Menu/ }),
    'a badge comes from the release notes, and Menu is not in them',
  ).toHaveText('Menu');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(
    page
      .getByRole('heading', { name: 'Navigation controls' })
      .locator('..')
      .getByText('Components/Overlays/Menu/Closed', { exact: true })
      .first(),
  ).toBeVisible();
  expect(reader.takeComplaints()).toEqual([]);
});
