// A journey as somebody watches it in the manager: it is led by the keyboard, and left while it waits; its page tells it in words.
import type { Page } from 'playwright/test';

import { JOURNEY } from '../journey-tag';
import { entries, expect, hushPanels, previewOf, test, turnTo } from './built-storybook';

const COINS = 'journeys-coins--buy-and-spend';
const OTHER = 'components-text-card--default';

/** In milliseconds: how long the first story of a browser, or a whole journey, may take on a busy machine. */
const LONG = 40_000;

const journeys = entries.filter(({ type, tags }) => type === 'story' && tags.includes(JOURNEY));
const bar = (page: Page) => page.getByRole('region', { name: 'Journey' });
const status = (page: Page) => bar(page).getByRole('status');
const site = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** Chooses a story or turns the toolbar, as a press in the manager does. */
const tellManager = (page: Page, event: string, choice: object): Promise<void> =>
  previewOf(page).evaluate(
    ([name, what]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, choice: object) => void };
      };
      channel.emit(name, what);
    },
    [event, choice] as const,
  );

/** Opens a journey as whoever asks for less motion meets it: it waits for the viewer. */
const openWaiting = async (page: Page) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('about:blank');
  await page.goto(`/?path=/story/${COINS}&globals=motion:reduce`);
  await expect(status(page)).toHaveText('Step 1 of 9: Look into an empty wallet', {
    timeout: LONG,
  });
};

test.beforeEach(({ reader: { page } }) => hushPanels(page));

test('there are seven journeys, in a folder of their own', () => {
  expect(journeys.map(({ title }) => title.replace(/ \(.*/, ''))).toEqual([
    'Journeys/Register',
    'Journeys/Like and message',
    'Journeys/Coins',
    'Journeys/Meeting',
    'Journeys/Report and hide',
    'Journeys/Quick exit',
    'Journeys/Erase everything',
  ]);
});

test('a journey is stepped, played, paused and begun again by the keyboard, which never loses its button', async ({
  reader,
}) => {
  const { page } = reader;
  await openWaiting(page);
  await expect(page.locator(`[data-item-id="${COINS}"]`)).toBeVisible();
  reader.takeComplaints();

  await button(page, 'Step').focus();
  for (const next of [
    'Step 2 of 9: Count on the keypad',
    'Step 3 of 9: Take the package',
    'Step 4 of 9: Pay with Mobile Money',
  ]) {
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText(next);
    await expect(button(page, 'Step')).toBeFocused();
  }
  await expect(site(page).getByRole('dialog', { name: 'Buy coins' })).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Play')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Play')).toBeFocused();

  await bar(page).getByRole('combobox', { name: 'Pace' }).selectOption('At once');
  await button(page, 'Play').press('Enter');
  await expect(status(page)).toHaveText('All 9 steps done', { timeout: LONG });
  await expect(button(page, 'Step')).toHaveAttribute('aria-disabled', 'true');
  await expect(site(page).getByText('520 coins')).toBeVisible();

  await bar(page).getByRole('combobox', { name: 'Pace' }).selectOption('Reading');
  await button(page, 'Start again').press('Enter');
  await expect(status(page)).toHaveText('Step 1 of 9: Look into an empty wallet');
  await expect(button(page, 'Pause')).toBeVisible();
  expect(reader.takeComplaints()).toEqual([]);
});

test('a journey that is left while it waits waits for nobody, and complains of nothing', async ({
  reader,
}) => {
  const { page } = reader;
  await openWaiting(page);
  await button(page, 'Step').click();
  await expect(status(page)).toContainText('Step 2 of 9');
  reader.takeComplaints();
  await previewOf(page).evaluate(() => {
    document.documentElement.dataset['same'] = '';
  });
  await tellManager(page, 'selectStory', { storyId: OTHER });
  await expect(bar(page)).toHaveCount(0);
  await expect(site(page).locator('#storybook-root > *').first()).toBeVisible();
  // Storybook reloads a preview whose story does not end.
  await expect(site(page).locator('html')).toHaveAttribute('data-same', '');
  expect(reader.takeComplaints()).toEqual([]);
});

test('the toolbar is turned in the middle of a journey, and it goes on with what it has kept', async ({
  reader: { page },
}) => {
  await openWaiting(page);
  await bar(page).getByRole('combobox', { name: 'Pace' }).selectOption('At once');
  for (const next of [2, 3, 4, 5]) {
    await button(page, 'Step').click();
    await expect(status(page)).toContainText(`Step ${next} of 9`);
  }
  const wallet = site(page).getByRole('region', { name: 'Your wallet' });
  await expect(wallet).toContainText('550 coins');
  await tellManager(page, 'updateGlobals', { globals: { theme: 'dark' } });
  await expect(site(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(status(page)).toContainText('Step 5 of 9');
  await expect(wallet).toContainText('550 coins');
  await button(page, 'Step').click();
  await expect(status(page)).toContainText('Step 6 of 9');
});

test('the documentation page of a journey tells its steps and draws no site', async ({
  reader: { page },
}) => {
  await page.goto('about:blank');
  await turnTo(page, { storyId: 'journeys-coins--docs', viewMode: 'docs' });
  await expect(page.getByRole('heading', { level: 1, name: 'Coins' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Press Super Like: the price is said first' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch it step by step' })).toHaveAttribute(
    'href',
    `./?path=/story/${COINS}`,
  );
  await expect(page.locator('[data-story-frame]')).toHaveCount(0);
});
