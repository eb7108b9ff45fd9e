import { type Frame, type FrameLocator, type Page, expect, test } from 'playwright/test';

const STORIES = [
  'components-actions-button--default',
  'components-forms-text-field--default',
  'components-overlays-dialog--open',
  'components-dating-profile-card--default',
  'components-actions-button--sheet',
  'parts-assistant-launcher--ready',
  'pages-home-page--logged-out',
  'pages-find-match-page--logged-out',
  'pages-pricing-page--ready',
];

const PAGES = [
  'start-here',
  'use-the-library',
  'requirements',
  'foundations-colours',
  'foundations-space',
  'components-actions-button',
  'components-overlays-dialog',
  'components-navigation-tabs',
  'components-dating-profile-card',
  'parts-assistant-launcher',
  'pages-home-page',
];

const FROM_STORYBOOK = /will become mandatory in Storybook 11/;

const watchConsole = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !FROM_STORYBOOK.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

const previewFrame = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  if (!frame) throw new Error('The preview has no frame.');
  return frame;
};

/** Each as its tag and class; tabs scroll by design. */
const sidewaysScrollers = (frame: Frame | Page): Promise<string[]> =>
  frame.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          (element === document.documentElement ||
            (/auto|scroll/.test(getComputedStyle(element).overflowX) &&
              getComputedStyle(element).scrollbarWidth !== 'none' &&
              element.role !== 'tablist')),
      )
      .map(({ tagName, className }) => `${tagName} ${String(className)}`),
  );

const openStory = async (page: Page, id: string, globals = ''): Promise<void> => {
  await page.goto(`./?path=/story/${id}&globals=${globals}`);
  await expect(preview(page).locator('body.sb-show-main')).toBeVisible();
};

test('the index opens on Start here', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('./');
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/start-here--docs/);
  expect(complaints).toEqual([]);
});

for (const id of STORIES) {
  test(`the story ${id} renders`, async ({ page }) => {
    const complaints = watchConsole(page);
    await openStory(page, id);
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    expect(await sidewaysScrollers(page)).toEqual([]);
    expect(await sidewaysScrollers(await previewFrame(page))).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('a story without requests renders without the worker that mocks the network', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('Blocked.'));
  });
  await openStory(page, 'components-actions-button--default');
});

/** The space that Storybook's manager leaves for a page in a window of 1280 by 900 px. */
const BESIDE_SIDEBAR = { width: 980, height: 860 };

// Opened without the manager, which is the same for every page and takes most of the time.
for (const id of PAGES) {
  for (const theme of ['light', 'dark']) {
    test(`the page ${id} renders in ${theme}`, async ({ page }) => {
      const complaints = watchConsole(page);
      await page.setViewportSize(BESIDE_SIDEBAR);
      await page.goto(`./iframe.html?viewMode=docs&id=${id}--docs&globals=theme:${theme}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await sidewaysScrollers(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test('a control changes its story', async ({ page }) => {
  await openStory(page, 'components-actions-button--default');
  await page.getByRole('tab', { name: /^Controls/ }).click();
  await page.getByRole('radio', { name: 'danger' }).check({ force: true });
  await expect(preview(page).getByRole('button', { name: 'Get started' })).toHaveAttribute(
    'data-variant',
    'danger',
  );
});

test('the theme toolbar changes the theme', async ({ page }) => {
  await openStory(page, 'components-actions-button--default');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the search finds a component', async ({ page }) => {
  await page.goto('./');
  await page.getByPlaceholder('Find components').fill('switch');
  await expect(
    page.getByRole('option', { name: 'Docs Components / Forms / Switch' }).first(),
  ).toBeVisible();
});

test('a link to a behaviour selects it', async ({ page }) => {
  const id = 'components-actions-button--click';
  await openStory(page, id);
  await expect(page.locator(`[data-item-id="${id}"]`)).toHaveAttribute('data-selected', 'true');
});

test('the code panel shows JSX that follows the controls', async ({ page }) => {
  await openStory(page, 'components-actions-button--pending');
  await page.getByRole('tab', { name: 'Code' }).click();
  const code = page.getByRole('tabpanel', { name: 'Code' });
  await expect(code).toContainText('<Button');
  await expect(code).toContainText('pending');
  await expect(code).not.toContainText('play');
});

test('the accessibility panel works when it is opened late', async ({ page }) => {
  await openStory(page, 'components-dating-profile-card--default');
  await page.getByRole('tab', { name: /^Interactions/ }).click();
  await page.getByRole('tab', { name: /^Accessibility/ }).click();
  await expect(page.getByRole('tab', { name: /Passes/ })).toBeVisible();
});
