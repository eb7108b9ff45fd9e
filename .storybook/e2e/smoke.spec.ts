import { previewCopy } from '@iru/features/locales/sw/pages/preview/copy';
import { type FrameLocator, type Page, expect, test } from 'playwright/test';

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
  'what-s-new',
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

/** Each as its tag and class; tabs scroll by design. */
const sidewaysScrollers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
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

test('the index opens on Start here, and the search finds components, also by other words', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('./');
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/start-here--docs/);
  const search = page.locator('#storybook-explorer-searchfield');
  await search.fill('switch');
  await expect(
    page.getByRole('option', { name: 'Docs Components / Forms / Switch (toggle)' }).first(),
  ).toBeVisible();
  await search.fill('wizard');
  await expect(
    page.getByRole('option', { name: 'Docs Components / Navigation / Stepper (wizard)' }).first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a story has controls, a theme, its code and what axe finds', async ({ page }) => {
  const complaints = watchConsole(page);
  await openStory(page, 'components-actions-button--default');
  expect(await sidewaysScrollers(page)).toEqual([]);

  await page.getByRole('tab', { name: /^Controls/ }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await page.getByRole('radio', { name: 'danger' }).check({ force: true });
  const button = preview(page).getByRole('button', { name: 'Get started' });
  await expect(button).toHaveAttribute('data-variant', 'danger');

  await page.getByRole('tab', { name: 'Code' }).click();
  const code = page.getByRole('tabpanel', { name: 'Code' });
  await expect(code).toContainText('<Button');
  await expect(code).toContainText('onClick={() => {}}');
  await expect(code).toContainText('variant="danger"');

  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('tab', { name: /^Accessibility/ }).click();
  await expect(page.getByRole('tab', { name: /Passes/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the toolbar changes the language of a story, and its address keeps it', async ({ page }) => {
  await openStory(page, 'pages-preview--ready');
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('option', { name: 'Kiswahili' }).click();
  await expect(preview(page).locator('html[lang="sw"]')).toBeAttached();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(previewCopy.heading);
  await expect(page).toHaveURL(/globals=language:sw/);

  await page.getByRole('button', { name: /Kiswahili/ }).click();
  await page.getByRole('option', { name: 'Longer by half' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/^Írú .+ Írú/);
});

test('a link to a behaviour selects it, and its code leaves the play out', async ({ page }) => {
  const id = 'components-actions-button--click';
  await openStory(page, id);
  await expect(page.locator(`[data-item-id="${id}"]`)).toHaveAttribute('data-selected', 'true');
  await page.getByRole('tab', { name: 'Code' }).click();
  const code = page.getByRole('tabpanel', { name: 'Code' });
  await expect(code).toContainText('<Button');
  await expect(code).not.toContainText('play');
});

test.describe('with a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the manager, a page of documentation and its frames are dark', async ({ page }) => {
    await page.goto('./?path=/docs/pages-login--docs');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 16, 24)');
    await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'dark');
    const story = preview(page).locator('iframe').first();
    await story.scrollIntoViewIfNeeded();
    await expect(story.contentFrame().locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

// Without the manager, which takes most of the time and is the same for every page.
test.describe('the preview', () => {
  /** The space that Storybook's manager leaves for a page in a window of 1280 by 900 px. */
  test.use({ viewport: { width: 980, height: 860 } });

  test('renders every kind of story', async ({ page }) => {
    const complaints = watchConsole(page);
    for (const id of STORIES) {
      await page.goto(`./iframe.html?viewMode=story&id=${id}`);
      await expect(page.locator('body.sb-show-main'), id).toBeVisible();
      expect.soft(await sidewaysScrollers(page), id).toEqual([]);
      expect.soft(complaints.splice(0), id).toEqual([]);
    }
  });

  test('renders the documentation', async ({ page, context }) => {
    // MSW's worker removes itself when the last page closes, and MSW reloads a page that loads meanwhile, so one stays open.
    const other = await context.newPage();
    await other.goto('./iframe.html?viewMode=story&id=components-actions-button--default');
    await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const complaints = watchConsole(page);
    for (const id of PAGES) {
      await page.goto(`./iframe.html?viewMode=docs&id=${id}--docs&globals=theme:dark`);
      await expect(page.getByRole('heading', { level: 1 }), id).toBeVisible();
      await expect(page.locator('html'), id).toHaveAttribute('data-theme', 'dark');
      expect.soft(await sidewaysScrollers(page), id).toEqual([]);
      expect.soft(complaints.splice(0), id).toEqual([]);
    }
  });

  test('renders a story without requests if the worker that mocks them is blocked', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('Blocked.'));
    });
    await page.goto('./iframe.html?viewMode=story&id=components-actions-button--default');
    await expect(page.locator('body.sb-show-main')).toBeVisible();
  });
});
